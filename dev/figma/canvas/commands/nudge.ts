import type { Point } from '../../shared/matrix.ts'

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** How far an arrow key moves something on the page; null for other keys. */
export function nudgeOf(event: KeyboardEvent): Point | null {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return null
  const far = event.shiftKey ? 10 : 1
  return { x: step[0] * far, y: step[1] * far }
}
