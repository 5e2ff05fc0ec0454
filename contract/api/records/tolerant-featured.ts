import * as v from 'valibot'
import { id, lenient, wholeNumber, wordsUpTo } from './tolerant.ts'

/** Longer names are shortened. */
const maxNameLength = 255

/** A collection by the library's editors; a name is required. */
export const TolerantFeatured = v.object({
  id,
  name: v.pipe(wordsUpTo(maxNameLength), v.minLength(1)),
  total_item_count: v.fallback(wholeNumber, 0),
  cover_item: lenient(v.object({ url: v.string() }))
})

export type TolerantFeatured = v.InferOutput<typeof TolerantFeatured>
