import type { ErrorData } from '../../../contract/errors.ts'
import { pinFailures, sharedFailures } from './words.ts'
import { errorText } from '../../words/error-texts.ts'

/**
 * Why a shared collection could not be opened. Quotes nothing of the reply,
 * which could have its share code.
 */
export function sharedErrorText({ code, message }: ErrorData): string {
  return errorText({ code, message }, sharedFailures)
}

/** Why a collection was not pinned to the file. */
export function pinErrorText(error: ErrorData): string {
  return error.code in pinFailures.get()
    ? errorText(error, pinFailures)
    : sharedErrorText(error)
}
