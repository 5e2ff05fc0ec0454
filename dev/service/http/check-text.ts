import { ServiceError } from './service-error.ts'

const message = 'Text must be Unicode without the character U+0000'

/** Refuses a query or form with what SQLite ends a text at. */
export function checkEncodedText(root: string, text: string): void {
  if (text.includes('%00') || text.includes('\0')) throw refusal(root)
}

/** Refuses JSON with such a character, or with halves of one. */
export function checkJsonText(root: string, json: string): void {
  const withoutPairs = json.replace(
    /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi,
    ''
  )
  // Behind an even number of backslashes it is a backslash and plain text.
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/i.test(withoutPairs)) {
    throw refusal(root)
  }
}

function refusal(path: string): ServiceError {
  return new ServiceError(400, {
    message: 'Validation failed',
    errors: [{ code: 'VALIDATION_PATTERN', message, path }]
  })
}
