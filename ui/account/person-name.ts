import { dateText } from '../words/format.ts'
import { plainText } from '../words/plain-text.ts'
import { platform } from '../platform/platform.ts'
import { $session } from './session.ts'
import { personNameWords } from './words.ts'

/**
 * Name in a file for someone who is not signed in. It is the same in every
 * language, because own records are recognized by it; `personNameText`
 * translates it for the reader.
 */
export const unnamed = 'Someone not signed in'

/** The person's name in records of the file. */
export function personName(): string {
  const session = $session.get()
  return session.state === 'in' ? session.userName : unnamed
}

/** The author and time that every record has. */
export function signature(): { v: 1; who: string; at: string } {
  const at = new Date(platform().now()).toISOString()
  return { v: 1, who: personName(), at }
}

/** The name of a person, as a file has it. */
export function personNameText(who: string): string {
  const t = personNameWords.get()
  return who === unnamed ? t.notSignedIn : plainText(who) || t.someone
}

/** A name, with a date if known. */
export function whenText(who: string, at: string): string {
  return [personNameText(who), dateText(at, 'short')].filter(Boolean).join(', ')
}
