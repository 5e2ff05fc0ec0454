import * as v from 'valibot'
import { id, lenient } from './tolerant.ts'

/** Beyond this nobody reads a name. */
const maxNameLength = 255

/** A collection of the library's editors; one without a name shows nothing. */
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
