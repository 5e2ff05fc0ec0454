import type { ErrorData } from '../../contract/errors.ts'
import { wordsFor } from '../words.ts'
import type { LicensedFile } from './licensed-file.ts'
import type { Tell } from './run-item.ts'

/** What was licensed and did not get onto the canvas. */
export function tellFailure(
  { assetId }: LicensedFile,
  error: ErrorData,
  tell: Tell
): void {
  const text = `Licensed, but not on its layers yet. ${wordsFor(error, 'swap')}`
  tell(assetId, { step: 'not-placed', error, text })
}
