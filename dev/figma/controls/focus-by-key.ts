/** Goes to another item by arrow keys, Home, End and letters. */
export function focusByKey(items: HTMLElement[], event: KeyboardEvent): void {
  const { key } = event
  const current = items.findIndex(item => item === document.activeElement)
  const next = placeAfter(key, current, items.length)
  if (next !== null) {
    event.preventDefault()
    items[next]?.focus()
  } else if (key.length === 1 && key !== ' ') {
    itemNamed(items, current, key)?.focus()
  }
}

function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count
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
