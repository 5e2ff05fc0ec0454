import { cubicExtremes } from '../shared/cubic-extent.ts'
import type { Rect } from '../shared/host.ts'
import type { Segment } from './segments.ts'

function boxOfPoints(xs: number[], ys: number[]): Rect | null {
  if (xs.length === 0) return null
  const [x, y] = [least(xs), least(ys)]
  return {
    x,
    y,
    width: -least(xs.map(n => -n)) - x,
    height: -least(ys.map(n => -n)) - y
  }
}

function least(numbers: number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Infinity)
}

/** The box around a path, its curves measured; null around nothing. */
export function pathBox(segments: readonly Segment[]): Rect | null {
  const xs: number[] = []
  const ys: number[] = []
  let [fromX, fromY] = [0, 0]
  for (const { command, numbers } of segments) {
    if (command === 'Z') continue
    const [a = 0, b = 0, c = 0, d = 0, x = a, y = b] = numbers
    if (command === 'C') {
      xs.push(...cubicExtremes([fromX, a, c, x]))
      ys.push(...cubicExtremes([fromY, b, d, y]))
    } else {
      xs.push(x)
      ys.push(y)
    }
    ;[fromX, fromY] = [x, y]
  }
  return boxOfPoints(xs, ys)
}
