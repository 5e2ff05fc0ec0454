import * as v from 'valibot'
import { id, lenient } from './tolerant.ts'

const text = lenient(v.pipe(v.string(), v.minLength(1), v.maxLength(2000)))

/** The share code of one's own collection. */
export const TolerantShare = v.object({
  id,
  share_code: text,
  share_url: text
})
