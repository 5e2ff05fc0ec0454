import { $crop, scaleCrop } from './crop.ts'
import { panBy, toPage, zoomAt } from '../../scene/view.ts'

const lineHeight = 16

/** Scrolls the view; with Control zooms it; while cropping, the picture. */
export function turnWheel(event: WheelEvent): void {
  event.preventDefault()
  const unit = event.deltaMode === 1 ? lineHeight : 1
  const point = { x: event.clientX, y: event.clientY }
  if (event.ctrlKey || event.metaKey) {
    zoomAt(0.99 ** (event.deltaY * unit), point)
  } else if ($crop.get()) {
    scaleCrop(0.998 ** (event.deltaY * unit), toPage(point))
  } else if (event.shiftKey) {
    panBy(event.deltaY * unit, event.deltaX * unit)
  } else {
    panBy(event.deltaX * unit, event.deltaY * unit)
  }
}
