import { openQuickActions } from './quick-actions.ts'
import { startAgain } from './run-plugin.ts'

/** The page's own keys, wherever the focus is. */
export function followPageKeys(): () => void {
  const press = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return
    const key = event.key.toLowerCase()
    // By its place too: Alt changes what P types on some keyboards.
    if (event.altKey && event.code === 'KeyP') void startAgain()
    else if (!event.altKey && (key === 'k' || key === '/')) openQuickActions()
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', press, { capture: true })
  return () => document.removeEventListener('keydown', press, { capture: true })
}
