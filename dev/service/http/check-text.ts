import { ServiceError } from './service-error.ts'

const message = 'Text must be Unicode without the character U+0000'
/** In this mode a pair is one character, and only halves are surrogates. */
const odd = /[\0\p{Surrogate}]/u

/** Refuses a query or form with U+0000, at which SQLite ends a text. */
export function checkEncodedText(root: string, text: string): void {
  if (text.includes('%00') || text.includes('\0')) throw refusal(root)
}

/**
 * For `JSON.parse`: throws a ServiceError at a name or text with U+0000 or half
 * of a surrogate pair.
 */
export function refuseOddText(
  root: string
): (name: string, value: unknown) => unknown {
  return (name, value) => {
    const isOdd =
      odd.test(name) || (typeof value === 'string' && odd.test(value))
    if (isOdd) throw refusal(root)
    return value
  }
}

function refusal(path: string): ServiceError {
  return new ServiceError(400, {
    message: 'Validation failed',
    errors: [{ code: 'VALIDATION_PATTERN', message, path }]
  })
}
