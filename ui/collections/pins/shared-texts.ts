import type { ErrorCode, ErrorData } from '../../../contract/errors.ts'
import { teamWords } from './words.ts'
import { wordsFor } from '../../words/error-text.ts'

const own = {
  'not-found': 'notShared',
  'not-allowed': 'notShared',
  'token-lacks-scope': 'lacksScope',
  'signed-out': 'signInWhy'
} as const satisfies Partial<Record<ErrorCode, string>>

/** Why a shared collection could not be opened; never shows its code. */
export function wordsForShared(error: ErrorData): string {
  const { code } = error
  return code in own
    ? teamWords.get()[own[code as keyof typeof own]] // checked by `in`
    : wordsFor(error)
}

/** Why a collection was not pinned to the file. */
export function wordsForPin(error: ErrorData): string {
  const t = teamWords.get()
  if (error.code === 'signed-out') return t.signInToPin
  if (error.code === 'other-version') return t.newerPin
  return wordsForShared(error)
}
