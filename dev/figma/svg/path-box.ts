import { cubicExtremes } from '../shared/cubic-extent.ts'
import { type Rect, aroundPoints } from '../shared/rect.ts'
import type { Segment } from './segments.ts'

/** The box around a path, its curves measured; null around nothing. */
export function pathBox(segments: readonly Segment[]): Rect | null {
  const xs: number[] = []
  const ys: number[] = []
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  for (const { command, numbers } of segments) {
    if (command === 'Z') {
      ;[fromX, fromY] = [startX, startY]
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0, x = a, y = b] = numbers
    if (command === 'C') {
      xs.push(...cubicExtremes([fromX, a, c, x]))
      ys.push(...cubicExtremes([fromY, b, d, y]))
    } else {
      xs.push(x)
      ys.push(y)
    }
    ;[fromX, fromY] = [x, y]
    if (command === 'M') [startX, startY] = [x, y]
  }
  return aroundPoints(xs, ys)
}
