interface CellActions {
  onPick: (index: number, isRange: boolean) => void
  onPlace: (index: number) => void
  onFill: (index: number) => void
  onClear: () => void
}

/** What the letters and Space do to the result that has the focus. */
export function onCellKey(event: KeyboardEvent, actions: CellActions): boolean {
  const index = indexOf(event)
  if (index === null || event.ctrlKey || event.metaKey || event.altKey) {
    return false
  }
  switch (event.key.toLowerCase()) {
    case ' ':
      actions.onPick(index, event.shiftKey)
      break
    case 'p':
      actions.onPlace(index)
      break
    case 'f':
      actions.onFill(index)
      break
    case 'escape':
      actions.onClear()
      break
    default:
      return false
  }
  event.preventDefault()
  return true
}

/** Space would press the button that it is let go on. */
export function keepFromPress(event: KeyboardEvent): void {
  if (event.key === ' ' && indexOf(event) !== null) event.preventDefault()
}

/** Of a result; null for the buttons on it. */
function indexOf({ target }: KeyboardEvent): number | null {
  if (!(target instanceof HTMLElement)) return null
  const cell = target.parentElement
  const index = cell?.dataset['index']
  const isResult = cell?.firstElementChild === target
  return isResult && index !== undefined ? Number(index) : null
}
