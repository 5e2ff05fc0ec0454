import type { ReadableAtom } from 'nanostores'
import { errorCodes } from '../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import type { Help } from './failure.ts'
import { failures } from './failures.ts'
import { count, filled, i18n } from './i18n.ts'

/** Texts for the current action that replace the general ones. */
export type Occasion = ReadableAtom<Partial<Record<ErrorCode, string>>>

export const failureWords = i18n('failures', textsOf('says'))

/** Has no entry for failures without advice. */
export const adviceWords = i18n('advice', textsOf('advice'))

/** Texts around that of a failure. */
export const besideWords = i18n('beside-failures', {
  sentences: filled('{says} {advice}'),
  quoted: filled('{sentence} The library says: “{explanation}”'),
  withId: filled('{sentence} Details: ID {id}'),
  tooManyTries: 'Too many wrong codes. Start the sign-in again.',
  noTries: 'You have no tries left.',
  tries: count({
    one: 'You have {count} try left.',
    other: 'You have {count} tries left.'
  })
})

/** Whether this may help after the failure. */
export function canHelp(help: Help, { code }: ErrorData): boolean {
  return failures[code].helps.includes(help)
}

/** By which the operator of the gateway finds a failed request. */
export function requestIdOf({ data }: ErrorData): string | null {
  const id = data?.['requestId']
  return typeof id === 'string' ? id : null
}

/**
 * Says what happened and what to do; quotes explanations of the library, and
 * shows the id of a request that failed in the gateway. `occasion` has the
 * texts of the current action.
 */
export function errorText(error: ErrorData, occasion?: Occasion): string {
  const sentence = explainedText(error, occasion)
  const id = requestIdOf(error)
  return id === null ? sentence : besideWords.get().withId({ sentence, id })
}

function explainedText(error: ErrorData, occasion?: Occasion): string {
  const sentence =
    triesText(error) ?? occasion?.get()[error.code] ?? usualText(error.code)
  const explanation = error.data?.['explanation']
  return typeof explanation === 'string' &&
    explanation !== '' &&
    canHelp('explanation', error)
    ? besideWords.get().quoted({ sentence, explanation })
    : sentence
}

function usualText(code: ErrorCode): string {
  const says = failureWords.get()[code] ?? failures[code].says
  const advice = adviceWords.get()[code]
  return advice ? besideWords.get().sentences({ says, advice }) : says
}

function triesText({ code, data }: ErrorData): string | null {
  const t = besideWords.get()
  const left = data?.['triesLeft']
  if (code === 'sign-in-ended' && left === 0) return t.tooManyTries
  if (code !== 'pairing-code-wrong' || typeof left !== 'number') return null
  const advice = left === 0 ? t.noTries : t.tries(left)
  return t.sentences({ says: usualText(code), advice })
}

function textsOf(part: 'says' | 'advice'): Partial<Record<ErrorCode, string>> {
  return Object.fromEntries(
    errorCodes
      .map(code => [code, failures[code][part]])
      .filter(([, text]) => text !== '')
  )
}
