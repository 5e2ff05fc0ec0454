import { $session } from './session.ts'

/** What belongs to whoever was signed in is nobody else's business. */
export function onOtherPerson(forget: () => void): void {
  let known = userId()
  $session.listen(() => {
    const now = userId()
    if (now === known) return
    known = now
    forget()
  })
}

function userId(): string | null {
  const session = $session.get()
  return session.state === 'in' ? session.userId : null
}
