import svgpath from 'svgpath'
import { cubicOf } from '../shared/cubic-of.ts'
import type { Matrix } from '../shared/matrix.ts'

/** One command of the few that Figma has: lines and cubic curves. */
export interface Segment {
  command: 'M' | 'L' | 'C' | 'Z'
  numbers: number[]
}

/** Converts a path to Figma's commands and transforms it. */
export function segmentsOf(data: string, matrix: Matrix): Segment[] {
  const [[a, c, e], [b, d, f]] = matrix
  const out: Segment[] = []
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .matrix([a, b, c, d, e, f])
    .iterate(([name, ...rest], _index, x, y) => {
      const numbers: number[] = rest
      const [first = 0] = numbers
      if (name === 'H') out.push({ command: 'L', numbers: [first, y] })
      else if (name === 'V') out.push({ command: 'L', numbers: [x, first] })
      else if (name === 'Q') {
        out.push({ command: 'C', numbers: cubicOf({ x, y }, numbers) })
      } else if (name === 'M' || name === 'L' || name === 'C') {
        out.push({ command: name, numbers })
      } else out.push({ command: 'Z', numbers: [] })
    })
  return out.filter(({ command }, i) => command !== 'M' || draws(out[i + 1]))
}

/** Whether a command draws, so that the move before it counts. */
function draws(next: Segment | undefined): boolean {
  return next?.command === 'L' || next?.command === 'C'
}
