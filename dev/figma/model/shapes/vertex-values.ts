import { hasOwn } from '../../shared/has-own.ts'
import { holds } from '../../rules/rules.ts'
import { setProp } from '../edits/history.ts'
import { mixed } from '../record/mixed.ts'
import type { NodeRecord } from '../record/node-record.ts'

type Mixed = typeof mixed

/** What each point of a network may have of its own. */
type VertexKey = 'strokeCap' | 'strokeJoin' | 'cornerRadius' | 'handleMirroring'

/** What the points of a network say, where they do not all say the same. */
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

/** Figma: what is set on the whole network goes for all of its points. */
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
