import { closeMenu } from './open-menu.ts'

/** The keys of an open menu: its items have no others. */
export function pressMenuKey(event: KeyboardEvent): void {
  const menu = event.currentTarget
  if (!(menu instanceof HTMLElement)) return
  event.stopPropagation()
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const current = items.findIndex(item => item === document.activeElement)
  const next = placeAfter(event.key, current, items.length)
  if (event.key === 'Escape' || event.key === 'Tab') closeMenu()
  else if (next !== null) items[next]?.focus()
  else if (event.key.length === 1 && event.key !== ' ') {
    itemNamed(items, current, event.key)?.focus()
    return
  } else return
  event.preventDefault()
}

function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

function itemNamed(
  items: HTMLElement[],
  current: number,
  letter: string
): HTMLElement | undefined {
  const round = [...items.slice(current + 1), ...items.slice(0, current + 1)]
  return round.find(item =>
    item.textContent?.toLowerCase().startsWith(letter.toLowerCase())
  )
}
