import * as v from 'valibot'
import { oneSpelling } from '../asset-id.ts'

/** The id of an asset that somebody wants to license. */
export const AssetId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.regex(oneSpelling, 'Expected a number without leading zeros')
)
