import type { SceneNetwork, SceneRegion } from '../core/scene-shape.ts'
import { svgNumber } from './svg-text.ts'

/** The loops of a region as path data. */
export function regionPath(network: SceneNetwork, region: SceneRegion): string {
  return region.loops.map(loop => `${chainPath(network, loop)}Z`).join('')
}

/** All segments of a network, joined where one begins at another's end. */
export function networkPath(network: SceneNetwork): string {
  const left = new Set(network.segments.keys())
  const paths: string[] = []
  for (const first of network.segments.keys()) {
    if (!left.delete(first)) continue
    const chain = [first]
    let end = network.segments[first]?.end
    for (;;) {
      const next = [...left].find(index => touches(network, index, end))
      if (next === undefined) break
      left.delete(next)
      chain.push(next)
      end = otherEnd(network, next, end)
    }
    const start = network.segments[first]?.start
    const closed = chain.length > 1 && end === start
    paths.push(chainPath(network, chain) + (closed ? 'Z' : ''))
  }
  return paths.join('')
}

function touches(
  network: SceneNetwork,
  index: number,
  vertex: number | undefined
): boolean {
  const segment = network.segments[index]
  return segment?.start === vertex || segment?.end === vertex
}

function otherEnd(
  network: SceneNetwork,
  index: number,
  vertex: number | undefined
): number | undefined {
  const segment = network.segments[index]
  return segment?.start === vertex ? segment?.end : segment?.start
}

/** Segments may lie either way round within their chain. */
function chainPath(network: SceneNetwork, chain: readonly number[]): string {
  const first = network.segments[chain[0] ?? -1]
  const second = network.segments[chain[1] ?? -1]
  if (!first) return ''
  const turned =
    second !== undefined &&
    first.end !== second.start &&
    first.end !== second.end
  let at = turned ? first.end : first.start
  const parts = [`M${place(network, at)}`]
  for (const index of chain) {
    const segment = network.segments[index]
    if (!segment) continue
    const forward = segment.start === at
    const to = forward ? segment.end : segment.start
    const leaving = forward ? segment.tangentStart : segment.tangentEnd
    const arriving = forward ? segment.tangentEnd : segment.tangentStart
    parts.push(
      isStraight(leaving) && isStraight(arriving)
        ? `L${place(network, to)}`
        : `C${place(network, at, leaving)} ${place(network, to, arriving)} ` +
            place(network, to)
    )
    at = to
  }
  return parts.join('')
}

interface Offset {
  x: number
  y: number
}

function isStraight(tangent: Offset | undefined): boolean {
  return !tangent || (tangent.x === 0 && tangent.y === 0)
}

function place(network: SceneNetwork, vertex: number, by?: Offset): string {
  const { x = 0, y = 0 } = network.vertices[vertex] ?? {}
  return `${svgNumber(x + (by?.x ?? 0))} ${svgNumber(y + (by?.y ?? 0))}`
}
