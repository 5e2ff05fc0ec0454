import { $session } from './session.ts'

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
