import type { Point } from '../shared/matrix.ts'
import { $canvasBox } from './view.ts'

/** In the browser window's pixels. */
export function canvasCentre(): Point {
  const { left, top, width, height } = $canvasBox.get()
  return { x: left + width / 2, y: top + height / 2 }
}
