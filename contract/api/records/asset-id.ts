import * as v from 'valibot'
import { hasOneSpelling } from './id-spelling.ts'

/** The id of an asset to license. */
export const AssetId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.check(hasOneSpelling, 'Expected a number without leading zeros')
)
