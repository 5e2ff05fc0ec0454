import { cutText } from './cut-text.ts'
import { plainText } from './plain-text.ts'

const maxLength = 200

/** A name on one line, not longer than a record of the file takes. */
export function toUserName(name: string, userId: string): string {
  return cutText(plainText(name), maxLength) || userId
}
