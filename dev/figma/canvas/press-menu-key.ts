import { focusByKey } from '../controls/focus-by-key.ts'
import { closeMenu } from './open-menu.ts'

/** The keys of an open menu: its items have no others. */
export function pressMenuKey(event: KeyboardEvent): void {
  const menu = event.currentTarget
  if (!(menu instanceof HTMLElement)) return
  event.stopPropagation()
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault()
    closeMenu()
  } else {
    const items = menu.querySelectorAll<HTMLElement>('[role=menuitem]')
    focusByKey([...items], event)
  }
}
