import { openQuickActions } from './quick-actions.ts'
import { startAgain } from '../session/run-plugin.ts'

/** The page's own keys, wherever the focus is. */
export function followPageKeys(): void {
  const press = (event: KeyboardEvent): void => {
    if (!closesMenu(event) && !runsCommand(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', press, { capture: true })
}

/** Before the canvas takes Escape for itself. */
function closesMenu(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape') return false
  const menu = document.querySelector<HTMLElement>(':popover-open')
  menu?.hidePopover()
  return menu !== null
}

function runsCommand(event: KeyboardEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false
  const key = event.key.toLowerCase()
  // By the place of the key: Alt changes what P types on some keyboards.
  if (event.altKey && event.code === 'KeyP') void startAgain()
  else if (!event.altKey && (key === 'k' || key === '/')) openQuickActions()
  else return false
  return true
}
