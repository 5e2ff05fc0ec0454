import type { Matrix } from '../core/host.ts'
import { allSingle } from '../core/single.ts'
import { freezeDeep } from './freeze-deep.ts'
import { transformPoint } from '../core/matrix.ts'

/** A network with all its points and tangents through a matrix. */
export function movedNetwork(
  network: VectorNetwork,
  matrix: Matrix
): VectorNetwork {
  const turned: Matrix = [
    [matrix[0][0], matrix[0][1], 0],
    [matrix[1][0], matrix[1][1], 0]
  ]
  const tangent = (given: Vector | undefined): Vector | undefined =>
    given && transformPoint(turned, given)
  const segments = network.segments.map(segment => {
    const start = tangent(segment.tangentStart)
    const end = tangent(segment.tangentEnd)
    return Object.assign(
      {},
      segment,
      start && { tangentStart: start },
      end && { tangentEnd: end }
    )
  })
  const vertices = network.vertices.map(vertex =>
    Object.assign({}, vertex, transformPoint(matrix, vertex))
  )
  const moved = Object.assign({}, network, { vertices, segments })
  return freezeDeep(allSingle(moved))
}

export function scaledNetwork(
  network: VectorNetwork,
  across: number,
  down: number
): VectorNetwork {
  return movedNetwork(network, [
    [across, 0, 0],
    [0, down, 0]
  ])
}

/** Where a cubic curve turns back, between 0 and 1. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const p = -a + 3 * b - 3 * c + d
  const q = 2 * (a - 2 * b + c)
  const r = b - a
  if (Math.abs(p) < 1e-12) return Math.abs(q) < 1e-12 ? [] : [-r / q]
  const root = q * q - 4 * p * r
  if (root < 0) return []
  const side = Math.sqrt(root)
  return [(-q + side) / (2 * p), (-q - side) / (2 * p)]
}

function onCurve(
  t: number,
  [a, b, c, d]: readonly [number, number, number, number]
): number {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

function extremes(points: readonly [number, number, number, number]): number[] {
  const inner = turns(...points).filter(t => t > 0 && t < 1)
  return [0, 1, ...inner].map(t => onCurve(t, points))
}

interface Extent {
  min: Vector
  max: Vector
}

/** The box around a network with its curves; null when it is empty. */
export function networkExtent(network: VectorNetwork): Extent | null {
  const { vertices, segments } = network
  if (vertices.length === 0) return null
  const xs = vertices.map(vertex => vertex.x)
  const ys = vertices.map(vertex => vertex.y)
  for (const { start, end, tangentStart, tangentEnd } of segments) {
    const from = vertices[start]
    const to = vertices[end]
    if (!from || !to || (!tangentStart && !tangentEnd)) continue
    const out = tangentStart || { x: 0, y: 0 }
    const into = tangentEnd || { x: 0, y: 0 }
    xs.push(...extremes([from.x, from.x + out.x, to.x + into.x, to.x]))
    ys.push(...extremes([from.y, from.y + out.y, to.y + into.y, to.y]))
  }
  return {
    min: { x: Math.min(...xs), y: Math.min(...ys) },
    max: { x: Math.max(...xs), y: Math.max(...ys) }
  }
}
