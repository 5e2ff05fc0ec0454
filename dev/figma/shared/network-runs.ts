import type { Point } from './matrix.ts'
import type { SceneNetwork } from './scene-shape.ts'

type Network = Pick<SceneNetwork, 'segments'>

/** Indices of segments, each beginning where the last one ends. */
export interface Run {
  segments: number[]
  /** It ends where it began. */
  closed: boolean
}

/** A segment in the direction of its run, between vertices. */
export interface Step {
  from: number
  to: number
  /** The handles, from the vertex that they belong to. */
  out: Point
  into: Point
  straight: boolean
}

const none = { x: 0, y: 0 }

/** Joins segments wherever they meet, either way round; without some. */
export function runsOf(
  { segments }: Network,
  without: ReadonlySet<number> = new Set()
): Run[] {
  const left = new Set<number>()
  const meeting = new Map<number, number[]>()
  segments.forEach(({ start, end }, index) => {
    if (without.has(index)) return
    left.add(index)
    for (const vertex of [start, end]) {
      const known = meeting.get(vertex)
      if (known) known.push(index)
      else meeting.set(vertex, [index])
    }
  })
  const runs: Run[] = []
  segments.forEach(({ start, end }, first) => {
    if (!left.delete(first)) return
    const run = [first]
    let at = end
    for (;;) {
      const waiting = meeting.get(at) || []
      while (waiting.length > 0 && !left.has(waiting[0] ?? -1)) waiting.shift()
      const index = waiting[0]
      const next = index === undefined ? undefined : segments[index]
      if (index === undefined || !next) break
      left.delete(index)
      run.push(index)
      at = next.start === at ? next.end : next.start
    }
    runs.push({ segments: run, closed: run.length > 1 && at === start })
  })
  return runs
}

/** Segments may lie either way round within their run. */
export function stepsAlong(
  { segments }: Network,
  run: readonly number[]
): Step[] {
  const [first, second] = run.map(index => segments[index])
  if (!first) return []
  const turned =
    second !== undefined &&
    first.end !== second.start &&
    first.end !== second.end
  let from = turned ? first.end : first.start
  const steps: Step[] = []
  for (const index of run) {
    const segment = segments[index]
    if (!segment) continue
    const { start, end, tangentStart = none, tangentEnd = none } = segment
    const forward = start === from
    const to = forward ? end : start
    const out = forward ? tangentStart : tangentEnd
    const into = forward ? tangentEnd : tangentStart
    const straight = !out.x && !out.y && !into.x && !into.y
    steps.push({ from, to, out, into, straight })
    from = to
  }
  return steps
}
