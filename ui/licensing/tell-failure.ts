import type { ErrorData } from '../../contract/errors.ts'
import { wordsFor } from '../words.ts'
import type { LicensedFile } from './licensed-file.ts'
import type { Tell } from './run-item.ts'

/** What was licensed and did not get onto the canvas. */
export function tellFailure(
  file: LicensedFile,
  error: ErrorData,
  tell: Tell
): void {
  const text = `Licensed, but not on its layers yet. ${wordsFor(error, 'swap')}`
  const reduced = error.code === 'image-unreadable' ? file : null
  tell(file.assetId, { step: 'not-placed', error, text, reduced })
}
