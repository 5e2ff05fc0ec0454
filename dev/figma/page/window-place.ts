import { $canvasBox } from './view.ts'

export interface Place {
  left: number
  top: number
}

const margin = 12
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/**
 * Where the plugin's window stands. Without a wish: at the canvas's right
 * edge, so that most of the canvas stays free. Never off the screen.
 */
export function windowPlace(
  wish: Place | null,
  size: { width: number; height: number },
  canvas = $canvasBox.get(),
  screen = { width: innerWidth, height: innerHeight }
): Place {
  const first = {
    left: canvas.left + canvas.width - size.width - margin,
    top: canvas.top + margin
  }
  const { left, top } = wish ?? first
  return {
    left: clamp(left, screen.width - size.width),
    top: clamp(top, screen.height - size.height)
  }
}

/** The place after an arrow key; null for other keys. */
export function moveWindow(
  place: Place,
  key: string,
  far: boolean
): Place | null {
  const step = steps[key]
  if (!step) return null
  const by = far ? 80 : 16
  return { left: place.left + step[0] * by, top: place.top + step[1] * by }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
