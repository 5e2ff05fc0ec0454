/** Keyboard shortcuts for the focused result, by `event.key`. */
export type CellKeys = Record<
  string,
  (index: number, event: KeyboardEvent) => void
>

/** Whether the key was handled; by the result with this index, if given. */
export function pressCellKey(
  event: KeyboardEvent,
  keys: CellKeys,
  index = indexOf(event)
): boolean {
  const run = keys[event.key.toLowerCase()]
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (index === null || !run || !isPlain) return false
  event.preventDefault()
  if (!event.repeat) run(index, event)
  return true
}

/** Whether it was the shortcut for "select all". */
export function pressAllKey(event: KeyboardEvent, run: () => void): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const isWith = (ctrlKey || metaKey) && !shiftKey && !altKey
  if (!isWith || key.toLowerCase() !== 'a') return false
  event.preventDefault()
  run()
  return true
}

/** Space would press the button when it is released. */
export function keepFromPress(event: KeyboardEvent): void {
  if (event.key === ' ' && indexOf(event) !== null) event.preventDefault()
}

/** Index of the result; null where the key presses a button on it. */
function indexOf({ target, key }: KeyboardEvent): number | null {
  if (!(target instanceof HTMLElement)) return null
  const cell = target.closest<HTMLElement>('[data-index]')
  const isResult = cell?.firstElementChild === target
  const isPress = key === ' ' || (key === 'Enter' && !isCheckMark(target))
  return cell && (isResult || !isPress) ? Number(cell.dataset['index']) : null
}

/** It is pressed with Space, like a box to tick. */
function isCheckMark({ dataset }: HTMLElement): boolean {
  return 'mark' in dataset
}
