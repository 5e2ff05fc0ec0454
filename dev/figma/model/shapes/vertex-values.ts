import { hasOwn } from '../../shared/has-own.ts'
import { holds } from '../../rules/rules.ts'
import { setProp } from '../edits/history.ts'
import { mixed } from '../record/mixed.ts'
import type { NodeRecord } from '../record/node-record.ts'

type Mixed = typeof mixed

/** Properties that can differ between the points of a network. */
type VertexKey = 'strokeCap' | 'strokeJoin' | 'cornerRadius' | 'handleMirroring'

/** The value that all points share, or `figma.mixed`. */
export function valueOfVertices<K extends VertexKey>(
  record: NodeRecord,
  key: K,
  own: NonNullable<VectorVertex[K]>
): NonNullable<VectorVertex[K]> | Mixed {
  const { vertices } = record.props.vectorNetwork
  const [first = own, ...others] = vertices.map(vertex => vertex[key] ?? own)
  const same = others.every(value => value === first)
  return same || !holds('shapes/different-points-are-mixed') ? first : mixed
}

/** Figma: a value set on the whole network applies to all of its points. */
export function clearVertices(record: NodeRecord, key: VertexKey): void {
  const network = record.props.vectorNetwork
  if (!network.vertices.some(vertex => hasOwn(vertex, key))) return
  const vertices = network.vertices.map(vertex => {
    const { [key]: _own, ...rest } = vertex
    return Object.freeze(rest)
  })
  const plain = Object.assign({}, network, {
    vertices: Object.freeze(vertices)
  })
  setProp(record, 'vectorNetwork', Object.freeze(plain))
}
