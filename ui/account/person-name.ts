import { dateText } from '../words/format.ts'
import { plainText } from '../words/plain-text.ts'
import { platform } from '../platform/platform.ts'
import { $session } from './session.ts'
import { personNameWords } from './words.ts'

/**
 * As whoever is not signed in is named in a file. It is told by its words
 * whether a record is one's own, so they are the same in every language;
 * `wordsForName` says them in that of the reader.
 */
export const unnamed = 'Someone not signed in'

/** How the person is named in what is written into the file. */
export function personName(): string {
  const session = $session.get()
  return session.state === 'in' ? session.userName : unnamed
}

/** What every record says of who wrote it. */
export function signature(): { v: 1; who: string; at: string } {
  const at = new Date(platform().now()).toISOString()
  return { v: 1, who: personName(), at }
}

/** The name of a person as a file gives it. */
export function wordsForName(who: string): string {
  const t = personNameWords.get()
  return who === unnamed ? t.notSignedIn : plainText(who) || t.someone
}

/** Who, and when if that is known. */
export function wordsForWhen(who: string, at: string): string {
  return [wordsForName(who), dateText(at, 'short')].filter(Boolean).join(', ')
}
