/** Lets a drag of so many results show the picture, out of the panel too. */
export function showGhost(event: DragEvent, count: number): void {
  const { dataTransfer, currentTarget: cell, clientX, clientY } = event
  if (!dataTransfer || !(cell instanceof HTMLElement)) return
  dataTransfer.effectAllowed = 'copy'
  // A kind that no other place takes; some browsers drag nothing without.
  dataTransfer.setData('application/x-cleared', '')
  const { left, top } = cell.getBoundingClientRect()
  // The cell looks so only as long as the browser takes its picture.
  cell.dataset['ghost'] = count > 1 ? String(count) : ''
  dataTransfer.setDragImage(cell, clientX - left, clientY - top)
  setTimeout(() => delete cell.dataset['ghost'])
}
