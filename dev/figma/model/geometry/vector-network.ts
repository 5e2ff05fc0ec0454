import { type Rect, aroundPoints } from '../../shared/rect.ts'
import { type Matrix, transformPoint, scaling } from '../../shared/matrix.ts'
import { cubicExtremes } from '../../shared/cubic-extent.ts'
import { allSingle } from '../../shared/single.ts'
import { freezeDeep } from '../record/freeze-deep.ts'

/** The network with its points and tangents transformed. */
export function transformNetwork(
  network: VectorNetwork,
  matrix: Matrix
): VectorNetwork {
  const linear: Matrix = [
    [matrix[0][0], matrix[0][1], 0],
    [matrix[1][0], matrix[1][1], 0]
  ]
  const tangent = (given: Vector | undefined): Vector | undefined =>
    given && transformPoint(linear, given)
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

export function scaleVectorNetwork(
  network: VectorNetwork,
  across: number,
  down: number
): VectorNetwork {
  return transformNetwork(network, scaling(across, down))
}

/** The box around a network with its curves; null when it is empty. */
export function networkBox({ vertices, segments }: VectorNetwork): Rect | null {
  const xs = vertices.map(vertex => vertex.x)
  const ys = vertices.map(vertex => vertex.y)
  for (const { start, end, tangentStart, tangentEnd } of segments) {
    const from = vertices[start]
    const to = vertices[end]
    if (!from || !to || (!tangentStart && !tangentEnd)) continue
    const out = tangentStart || { x: 0, y: 0 }
    const into = tangentEnd || { x: 0, y: 0 }
    xs.push(...cubicExtremes([from.x, from.x + out.x, to.x + into.x, to.x]))
    ys.push(...cubicExtremes([from.y, from.y + out.y, to.y + into.y, to.y]))
  }
  return aroundPoints(xs, ys)
}
