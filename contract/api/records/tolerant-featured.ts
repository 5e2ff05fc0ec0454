import * as v from 'valibot'
import { id, lenient } from './tolerant.ts'

/** Longer names are shortened. */
const maxNameLength = 255

/** A collection by the library's editors; a name is required. */
export const TolerantFeatured = v.object({
  id,
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.transform(given => given.slice(0, maxNameLength))
  ),
  total_item_count: v.fallback(
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    0
  ),
  cover_item: lenient(v.object({ url: v.string() }))
})

export type TolerantFeatured = v.InferOutput<typeof TolerantFeatured>
