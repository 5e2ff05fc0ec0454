import type { Matrix } from '../shared/host.ts'
import { cubicExtremes } from '../shared/cubic-extent.ts'
import { allSingle } from '../shared/single.ts'
import { freezeDeep } from './freeze-deep.ts'
import { transformPoint } from '../shared/matrix.ts'

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

interface Extent {
  min: Vector
  max: Vector
}

/** The box around a network with its curves; null when it is empty. */
export function networkExtent(network: VectorNetwork): Extent | null {
  const { vertices, segments } = network
  if (vertices.length === 0) return null
  const min = { x: Infinity, y: Infinity }
  const max = { x: -Infinity, y: -Infinity }
  const reach = (axis: 'x' | 'y', at: number): void => {
    min[axis] = Math.min(min[axis], at)
    max[axis] = Math.max(max[axis], at)
  }
  for (const { x, y } of vertices) {
    reach('x', x)
    reach('y', y)
  }
  for (const { start, end, tangentStart, tangentEnd } of segments) {
    const from = vertices[start]
    const to = vertices[end]
    if (!from || !to || (!tangentStart && !tangentEnd)) continue
    const out = tangentStart || { x: 0, y: 0 }
    const into = tangentEnd || { x: 0, y: 0 }
    for (const axis of ['x', 'y'] as const) {
      const a = from[axis]
      const d = to[axis]
      const turns = cubicExtremes([a, a + out[axis], d + into[axis], d])
      for (const at of turns) reach(axis, at)
    }
  }
  return { min, max }
}
