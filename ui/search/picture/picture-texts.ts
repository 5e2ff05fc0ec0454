import type { ErrorData } from '../../../contract/errors.ts'
import { errorText } from '../../words/error-texts.ts'
import { pictureFailures, pictureWords } from './words.ts'

/** Why a picture could not be searched for, and what to do. */
export function pictureErrorText(error: ErrorData): string {
  const t = pictureWords.get()
  const { status, retryAfter } = error.data ?? {}
  if (error.code === 'rate-limited') {
    return typeof retryAfter === 'number'
      ? t.wait(Math.ceil(retryAfter / 1000))
      : t.waitNow
  }
  if (status === 413) return t.tooLarge
  return status === 415 ? t.notTaken : errorText(error, pictureFailures)
}
