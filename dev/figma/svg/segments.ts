import svgpath from 'svgpath'
import type { Matrix } from '../core/host.ts'

/** One command of the few that Figma has: lines and cubic curves. */
export interface Segment {
  command: 'M' | 'L' | 'C' | 'Z'
  numbers: number[]
}

function third(from: number, to: number): number {
  return from + ((to - from) * 2) / 3
}

function cubic([x, y]: [number, number], quadratic: number[]): number[] {
  const [qx = 0, qy = 0, endX = 0, endY = 0] = quadratic
  return [
    third(x, qx),
    third(y, qy),
    third(endX, qx),
    third(endY, qy),
    endX,
    endY
  ]
}

/** A path of any commands as those of Figma, through a matrix. */
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
        out.push({ command: 'C', numbers: cubic([x, y], numbers) })
      } else if (name === 'M' || name === 'L' || name === 'C') {
        out.push({ command: name, numbers })
      } else out.push({ command: 'Z', numbers: [] })
    })
  return out.filter(({ command }, i) => command !== 'M' || draws(out[i + 1]))
}

/** Whether a stretch of a path has anything in it. */
function draws(next: Segment | undefined): boolean {
  return next?.command === 'L' || next?.command === 'C'
}

/** Path data as Figma writes it. */
export function pathText(segments: readonly Segment[]): string {
  return segments
    .map(({ command, numbers }) => [command, ...numbers].join(' '))
    .join(' ')
}
