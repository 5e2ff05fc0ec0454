import * as v from 'valibot'
import { id, lenient, text, wholeNumber, wordsUpTo } from './tolerant.ts'

/** Longer names, which anybody may choose, are shortened. */
const maxNameLength = 255

const count = v.fallback(wholeNumber, 0)

/** A collection; its name is empty when unusable. */
export const TolerantCollection = v.object({
  id,
  name: v.fallback(wordsUpTo(maxNameLength), ''),
  total_item_count: count,
  cover_item: lenient(v.object({ id })),
  items_updated_time: text,
  created_time: text
})

export type TolerantCollection = v.InferOutput<typeof TolerantCollection>
