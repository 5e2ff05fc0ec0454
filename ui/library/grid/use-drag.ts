import { useEffect } from 'preact/hooks'
import { cancelDrag, cancelDropped, endDrag, showDragged } from '../drag.ts'

const ours = 'application/x-cleared'

/** Follows drags of results until they end. */
export function useDragOut(): void {
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    // Drops on the panel must be told apart from drops elsewhere: frames report
    // different coordinates for the end of a drag.
    addEventListener('dragover', takeOwn, options)
    addEventListener('drop', takeOwn, options)
    addEventListener('drop', cancelDrag, options)
    addEventListener(
      'dragend',
      ({ clientX, clientY }) => endDrag(clientX, clientY),
      options
    )
    // A drag captures the key; its release is reported afterwards.
    addEventListener('keydown', onKey, options)
    addEventListener('keyup', onKey, options)
    return () => stop.abort()
  }, [])
}

function takeOwn(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes(ours)) return
  event.preventDefault()
  showDragged()
}

function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') cancelDropped()
}

/** The drag image of this many results, which may leave the panel. */
export function showGhost(event: DragEvent, count: number): void {
  const { dataTransfer, currentTarget: cell, clientX, clientY } = event
  if (!dataTransfer || !(cell instanceof HTMLElement)) return
  dataTransfer.effectAllowed = 'copy'
  // A type that nothing else accepts; some browsers drag nothing without data.
  dataTransfer.setData(ours, '')
  const { left, top } = cell.getBoundingClientRect()
  // Styled only until the browser has taken its drag image.
  cell.dataset['ghost'] = count > 1 ? String(count) : ''
  dataTransfer.setDragImage(cell, clientX - left, clientY - top)
  setTimeout(() => delete cell.dataset['ghost'])
}
