import * as v from 'valibot'
import { id, lenient, wordsUpTo } from './tolerant.ts'

/** Longer names are shortened. */
const maxNameLength = 255

/** A collection by the library's editors; a name is required. */
export const TolerantFeatured = v.object({
  id,
  name: v.pipe(wordsUpTo(maxNameLength), v.minLength(1)),
  total_item_count: v.fallback(
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    0
  ),
  cover_item: lenient(v.object({ url: v.string() }))
})

export type TolerantFeatured = v.InferOutput<typeof TolerantFeatured>
