import type { Size } from '../../contract/picture.ts'
import { panelSize } from '../../contract/settings.ts'

/** Figma: the bar with the plugin's name, above the panel. */
const titleBarHeight = 40

let size: Size = panelSize

export function resizePanel({ width, height }: Size): void {
  size = { width, height }
  figma.ui.resize(width, height)
}

/** What the panel's window covers, in canvas units. */
export function panelOnCanvas(): Rect {
  const { x, y } = figma.ui.getPosition().canvasSpace
  const { zoom } = figma.viewport
  return {
    x,
    y,
    width: size.width / zoom,
    height: (size.height + titleBarHeight) / zoom
  }
}
