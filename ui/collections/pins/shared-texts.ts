import type { ErrorCode, ErrorData } from '../../../contract/errors.ts'
import { teamWords } from './words.ts'
import { errorText } from '../../words/error-text.ts'

const own = {
  'not-found': 'notShared',
  'not-allowed': 'notShared',
  'token-lacks-scope': 'lacksScope',
  'signed-out': 'signInWhy'
} as const satisfies Partial<Record<ErrorCode, string>>

/** Why a shared collection could not be opened; never shows its code. */
export function sharedErrorText(error: ErrorData): string {
  const { code } = error
  return code in own
    ? teamWords.get()[own[code as keyof typeof own]] // checked by `in`
    : errorText(error)
}

/** Why a collection was not pinned to the file. */
export function pinErrorText(error: ErrorData): string {
  const t = teamWords.get()
  if (error.code === 'signed-out') return t.signInToPin
  if (error.code === 'other-version') return t.newerPin
  return sharedErrorText(error)
}
