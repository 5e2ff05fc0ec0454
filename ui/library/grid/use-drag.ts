import { useEffect } from 'preact/hooks'
import { cancelDrag, cancelDropped, endDrag, showDragged } from '../drag.ts'

const ours = 'application/x-cleared'

/** Follows drags of results to where they end. */
export function useDragOut(): void {
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    // What is let go over the panel has to be told from what is let go
    // elsewhere: frames differ in what coordinates the end has.
    addEventListener('dragover', takeOwn, options)
    addEventListener('drop', takeOwn, options)
    addEventListener('drop', cancelDrag, options)
    addEventListener(
      'dragend',
      ({ clientX, clientY }) => endDrag(clientX, clientY),
      options
    )
    // A drag keeps the key to itself; that it is let go is heard afterwards.
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

/** Lets a drag of so many results show the picture, out of the panel too. */
export function showGhost(event: DragEvent, count: number): void {
  const { dataTransfer, currentTarget: cell, clientX, clientY } = event
  if (!dataTransfer || !(cell instanceof HTMLElement)) return
  dataTransfer.effectAllowed = 'copy'
  // A kind that no other place takes; some browsers drag nothing without.
  dataTransfer.setData(ours, '')
  const { left, top } = cell.getBoundingClientRect()
  // The cell looks so only as long as the browser takes its picture.
  cell.dataset['ghost'] = count > 1 ? String(count) : ''
  dataTransfer.setDragImage(cell, clientX - left, clientY - top)
  setTimeout(() => delete cell.dataset['ghost'])
}
