import { freezeDeep } from './freeze-deep.ts'

function command(network: VectorNetwork, index: number, back: boolean): string {
  const segment = network.segments[index]
  if (!segment) return ''
  const { vertices } = network
  const start = vertices[back ? segment.end : segment.start]
  const end = vertices[back ? segment.start : segment.end]
  if (!start || !end) return ''
  const none = { x: 0, y: 0 }
  const { tangentStart = none, tangentEnd = none } = segment
  const out = back ? tangentEnd : tangentStart
  const into = back ? tangentStart : tangentEnd
  const straight = !out.x && !out.y && !into.x && !into.y
  if (straight) return `L ${end.x} ${end.y}`
  const handles = [
    start.x + out.x,
    start.y + out.y,
    end.x + into.x,
    end.y + into.y
  ]
  return `C ${handles.join(' ')} ${end.x} ${end.y}`
}

/** A run of segments as one path, turned round where one runs the other way. */
function pathOf(
  network: VectorNetwork,
  run: readonly number[],
  closed: boolean
): string {
  const [first, second] = run.map(index => network.segments[index])
  if (!first) return ''
  const meets =
    second && (second.start === first.end || second.end === first.end)
  let at = second && !meets ? first.end : first.start
  const from = network.vertices[at]
  const parts = [from ? `M ${from.x} ${from.y}` : '']
  for (const index of run) {
    const segment = network.segments[index]
    if (!segment) continue
    const back = segment.start !== at
    parts.push(command(network, index, back))
    at = back ? segment.start : segment.end
  }
  if (closed) parts.push('Z')
  return parts.join(' ')
}

/** Segments that belong to no region, joined end to end. */
function looseRuns(network: VectorNetwork): number[][] {
  const used = new Set<number>()
  for (const region of network.regions || []) {
    for (const loop of region.loops) for (const index of loop) used.add(index)
  }
  const runs: number[][] = []
  network.segments.forEach((segment, index) => {
    if (used.has(index)) return
    const last = runs[runs.length - 1]
    const before = last && network.segments[last[last.length - 1] ?? -1]
    if (last && before && before.end === segment.start) last.push(index)
    else runs.push([index])
  })
  return runs
}

/** The paths that draw a network: one a region, one for what is open. */
export function pathsOfNetwork(network: VectorNetwork): VectorPaths {
  const paths: VectorPath[] = (network.regions || []).map(region => ({
    windingRule: region.windingRule,
    data: region.loops.map(loop => pathOf(network, loop, true)).join(' ')
  }))
  const loose = looseRuns(network).map(run => pathOf(network, run, false))
  if (loose.length > 0) {
    paths.push({ windingRule: 'NONE', data: loose.join(' ') })
  }
  return freezeDeep(paths)
}
