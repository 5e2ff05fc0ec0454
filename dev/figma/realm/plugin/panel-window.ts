import { holds } from '../../rules/rules.ts'
import { viewport } from '../../model/record/viewport-store.ts'

/** The plugin's window on the screen; it stays when the canvas moves. */
export interface PanelWindow {
  x: number
  y: number
  width: number
  height: number
}

const smallest = { width: 70, height: 0 }

/** Screen pixels from the canvas's corner. */
export function onScreen({ x, y }: Vector): Vector {
  return {
    x: (x - viewport.x) * viewport.zoom + viewport.width / 2,
    y: (y - viewport.y) * viewport.zoom + viewport.height / 2
  }
}

/** Converts pixels of the window to those of the page. */
export function onCanvas({ x, y }: Vector): Vector {
  return {
    x: (x - viewport.width / 2) / viewport.zoom + viewport.x,
    y: (y - viewport.height / 2) / viewport.zoom + viewport.y
  }
}

/** Figma: a window is at least 70 pixels wide. */
export function clampedSize(width: number, height: number) {
  if (!holds('panel/at-least-70-wide')) return { width, height }
  return {
    width: Math.max(smallest.width, width),
    height: Math.max(smallest.height, height)
  }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}

/** Figma: a place outside the viewport is moved back into it. */
export function fittedPlace(
  place: Vector,
  size: { width: number; height: number }
): Vector {
  if (!holds('panel/stays-in-the-viewport')) return place
  const { x, y } = onScreen(place)
  const left = clamp(x, viewport.width - size.width)
  const top = clamp(y, viewport.height - size.height)
  return left === x && top === y ? place : onCanvas({ x: left, y: top })
}

/** The place in the middle of the screen. */
export function middlePlace(size: { width: number; height: number }): Vector {
  return {
    x: (viewport.width - size.width) / 2,
    y: (viewport.height - size.height) / 2
  }
}
