import { $session } from './session.ts'

/** Clears data of one account before another one uses the panel. */
export function onAccountChange(forget: () => void): void {
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
