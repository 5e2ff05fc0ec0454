import { useEffect } from 'preact/hooks'
import { cancelDrag, cancelDropped, endDrag, showDragged } from '../drag.ts'

const dragType = 'application/x-cleared'

/** Follows drags of results until they end. */
export function useDragOut(): void {
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    // Where a drag ended is not known from its coordinates, as frames report
    // different ones. A drop on the panel is an event of its own.
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
  if (!event.dataTransfer?.types.includes(dragType)) return
  event.preventDefault()
  showDragged()
}

function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') cancelDropped()
}

/** Sets the drag image for this many results, which may leave the panel. */
export function showGhost(event: DragEvent, count: number): void {
  const { dataTransfer, currentTarget: cell, clientX, clientY } = event
  if (!dataTransfer || !(cell instanceof HTMLElement)) return
  dataTransfer.effectAllowed = 'copy'
  // A type that nothing else accepts; some browsers drag nothing without data.
  dataTransfer.setData(dragType, '')
  const { left, top } = cell.getBoundingClientRect()
  // Styled only until the browser has taken its drag image.
  cell.dataset['ghost'] = count > 1 ? String(count) : ''
  dataTransfer.setDragImage(cell, clientX - left, clientY - top)
  setTimeout(() => delete cell.dataset['ghost'])
}
