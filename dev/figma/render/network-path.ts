import { type Step, runsOf, stepsAlong } from '../shared/network-runs.ts'
import type { SceneNetwork, SceneRegion } from '../shared/scene-shape.ts'
import { svgNumber } from './svg-text.ts'

/** The loops of a region as path data. */
export function regionPath(network: SceneNetwork, region: SceneRegion): string {
  return region.loops.map(loop => `${runPath(network, loop)}Z`).join('')
}

/** All segments of a network, joined where they meet. */
export function networkPath(network: SceneNetwork): string {
  return runsOf(network)
    .map(run => runPath(network, run.segments) + (run.closed ? 'Z' : ''))
    .join('')
}

function runPath(network: SceneNetwork, run: readonly number[]): string {
  const steps = stepsAlong(network, run)
  const [first] = steps
  if (!first) return ''
  const lines = steps.map(step => linePath(network, step))
  return `M${place(network, first.from)}${lines.join('')}`
}

function linePath(network: SceneNetwork, step: Step): string {
  const end = place(network, step.to)
  if (step.straight) return `L${end}`
  const out = place(network, step.from, step.out)
  return `C${out} ${place(network, step.to, step.into)} ${end}`
}

function place(
  network: SceneNetwork,
  vertex: number,
  by = { x: 0, y: 0 }
): string {
  const { x = 0, y = 0 } = network.vertices[vertex] ?? {}
  return `${svgNumber(x + by.x)} ${svgNumber(y + by.y)}`
}
