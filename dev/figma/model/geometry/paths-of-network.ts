import { type Step, runsOf, stepsAlong } from '../../shared/network-runs.ts'
import { freezeDeep } from '../record/freeze-deep.ts'

function command({ vertices }: VectorNetwork, step: Step): string {
  const start = vertices[step.from]
  const end = vertices[step.to]
  if (!start || !end) return ''
  if (step.straight) return `L ${end.x} ${end.y}`
  const { out, into } = step
  const handles = [
    start.x + out.x,
    start.y + out.y,
    end.x + into.x,
    end.y + into.y
  ]
  return `C ${handles.join(' ')} ${end.x} ${end.y}`
}

function pathOf(
  network: VectorNetwork,
  run: readonly number[],
  closed: boolean
): string {
  const steps = stepsAlong(network, run)
  const [first] = steps
  const from = first ? network.vertices[first.from] : null
  if (!from) return ''
  const lines = steps.map(step => command(network, step))
  const parts = [`M ${from.x} ${from.y}`, ...lines]
  if (closed) parts.push('Z')
  return parts.join(' ')
}

/** The paths that draw a network: one a region, one for what is open. */
export function pathsOfNetwork(network: VectorNetwork): VectorPaths {
  const regions = network.regions || []
  const filled = new Set<number>()
  for (const region of regions) {
    for (const loop of region.loops) for (const index of loop) filled.add(index)
  }
  const paths: VectorPath[] = regions.map(region => ({
    windingRule: region.windingRule,
    data: region.loops.map(loop => pathOf(network, loop, true)).join(' ')
  }))
  const loose = runsOf(network, filled).map(run =>
    pathOf(network, run.segments, run.closed)
  )
  if (loose.length > 0) {
    paths.push({ windingRule: 'NONE', data: loose.join(' ') })
  }
  return freezeDeep(paths)
}
