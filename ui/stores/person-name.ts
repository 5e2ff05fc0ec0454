import { $session } from './session.ts'

/** How the person is named in what is written into the file. */
export function personName(): string {
  const session = $session.get()
  return session.state === 'in' ? session.userName : 'Someone not signed in'
}
