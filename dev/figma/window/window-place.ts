import type { Size } from '../shared/rect.ts'
import { $canvasBox } from '../scene/view.ts'

export interface Place {
  left: number
  top: number
}

const margin = 12
/** How much of the title bar always stays within reach. */
const reachable = { width: 96, height: 40 }
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** At the canvas's right edge, so that most of the canvas stays free. */
export function firstPlace(size: Size, canvas = $canvasBox.get()): Place {
  return {
    left: canvas.left + canvas.width - size.width - margin,
    top: canvas.top + margin
  }
}

/** No larger than the screen. */
export function fittedSize(
  size: Size,
  screen: Size = { width: innerWidth, height: innerHeight }
): Size {
  return {
    width: Math.min(size.width, screen.width),
    height: Math.min(size.height, screen.height)
  }
}

/** The nearest place where the whole window is on the screen. */
export function fittedPlace(
  place: Place,
  size: Size,
  screen: Size = { width: innerWidth, height: innerHeight }
): Place {
  return {
    left: clamp(place.left, 0, screen.width - size.width),
    top: clamp(place.top, 0, screen.height - size.height)
  }
}

/** Keeps a window fully in view as it grows, if it was before. */
export function grownPlace(
  place: Place,
  before: Size,
  after: Size,
  screen: Size = { width: innerWidth, height: innerHeight }
): Place {
  const { left, top } = fittedPlace(place, before, screen)
  const wasWhole = left === place.left && top === place.top
  return wasWhole ? fittedPlace(place, after, screen) : place
}

/** The nearest place where the window can still be dragged. */
export function reachablePlace(
  place: Place,
  size: Size,
  screen: Size = { width: innerWidth, height: innerHeight }
): Place {
  const least = Math.min(0, reachable.width - size.width)
  return {
    left: clamp(place.left, least, screen.width - reachable.width),
    top: clamp(place.top, 0, screen.height - reachable.height)
  }
}

/** The place after an arrow key; null for other keys. */
export function movedPlace(
  place: Place,
  key: string,
  far: boolean
): Place | null {
  const step = steps[key]
  if (!step) return null
  const by = far ? 80 : 16
  return { left: place.left + step[0] * by, top: place.top + step[1] * by }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
