import type { Asset } from '../api/asset.ts'
import { choosePicture } from './choose-picture.ts'
import styles from './drag-ghost.module.css'

const mostPictures = 3

/** Lets the drag show what it carries, outside of the panel too. */
export function showGhost(event: DragEvent, assets: readonly Asset[]): void {
  const { dataTransfer, currentTarget } = event
  if (!dataTransfer) return
  dataTransfer.effectAllowed = 'copy'
  // A kind that no other place takes; some browsers drag nothing without.
  dataTransfer.setData('application/x-cleared', '')
  const own = currentTarget instanceof Element && imageOf(currentTarget)
  if (assets.length === 1 && own) {
    const { left, top } = own.getBoundingClientRect()
    const { clientX, clientY } = event
    dataTransfer.setDragImage(own, clientX - left, clientY - top)
    return
  }
  const ghost = document.createElement('div')
  ghost.className = styles.ghost ?? ''
  for (const asset of assets.slice(0, mostPictures)) {
    const picture = document.createElement('img')
    picture.src = choosePicture(asset, 120)?.url ?? ''
    ghost.prepend(picture)
  }
  const count = document.createElement('b')
  count.textContent = String(assets.length)
  ghost.append(count)
  document.body.append(ghost)
  dataTransfer.setDragImage(ghost, 60, 45)
  // The browser takes its picture of it after this event.
  setTimeout(() => ghost.remove())
}

function imageOf(cell: Element): HTMLImageElement | null {
  return cell.querySelector('img')
}
