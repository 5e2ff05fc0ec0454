/** Keyboard shortcuts for the focused result, by `event.key`. */
export type CellKeys = Record<
  string,
  (index: number, event: KeyboardEvent) => void
>

/** Whether the key was handled. */
export function pressCellKey(event: KeyboardEvent, keys: CellKeys): boolean {
  const index = indexOf(event)
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

/** Index of the result; null for the buttons on it. */
function indexOf({ target }: KeyboardEvent): number | null {
  if (!(target instanceof HTMLElement)) return null
  const cell = target.parentElement
  const index = cell?.dataset['index']
  const isResult = cell?.firstElementChild === target
  return isResult && index !== undefined ? Number(index) : null
}
