import type { ReadableAtom } from 'nanostores'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import { failureWords } from './failures.ts'
import { signInFailures } from './failures.ts'
import { workFailures } from './failures.ts'

/** Texts for the current action that replace the general ones. */
export type Occasion = ReadableAtom<Partial<Record<ErrorCode, string>>>

/** Codes for which the service's own explanation helps. */
const explained: readonly ErrorCode[] = [
  'bad-request',
  'license-refused',
  'not-allowed',
  'rate-limited'
]

/**
 * Says what happened and what to do; quotes explanations of the service.
 * `occasion` are the words of the current action.
 */
export function errorText(error: ErrorData, occasion?: Occasion): string {
  const t = failureWords.get()
  const special = occasion?.get()[error.code]
  const usual = { ...t, ...workFailures.get() }[error.code]
  const sentence = triesText(error) ?? special ?? usual
  const explanation = error.data?.['explanation']
  return typeof explanation === 'string' &&
    explanation !== '' &&
    explained.includes(error.code)
    ? t.quoted({ sentence, explanation })
    : sentence
}

function triesText({ code, data }: ErrorData): string | null {
  const t = signInFailures.get()
  const left = data?.['triesLeft']
  if (code === 'sign-in-ended' && left === 0) return t.tooManyTries
  if (code !== 'pairing-code-wrong' || typeof left !== 'number') return null
  const told = left === 0 ? t.tries0 : t.tries(left)
  return `${failureWords.get()[code]} ${told}`
}
