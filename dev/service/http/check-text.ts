import { ServiceError } from './service-error.ts'

const message = 'Text must be Unicode without the character U+0000'
/**
 * With the flag `u` a surrogate pair is one character, so only lone surrogates
 * match.
 */
const invalidCharacter = /[\0\p{Surrogate}]/u

/** Refuses a query or form with U+0000, which ends a text in SQLite. */
export function checkEncodedText(root: string, text: string): void {
  if (text.includes('%00') || text.includes('\0')) throw refusal(root)
}

/**
 * A reviver for `JSON.parse`: throws a ServiceError for a key or text with
 * U+0000 or a lone surrogate.
 */
export function refuseInvalidText(
  root: string
): (name: string, value: unknown) => unknown {
  return (name, value) => {
    const isInvalid =
      invalidCharacter.test(name) ||
      (typeof value === 'string' && invalidCharacter.test(value))
    if (isInvalid) throw refusal(root)
    return value
  }
}

function refusal(path: string): ServiceError {
  return new ServiceError(400, {
    message: 'Validation failed',
    errors: [{ code: 'VALIDATION_PATTERN', message, path }]
  })
}
