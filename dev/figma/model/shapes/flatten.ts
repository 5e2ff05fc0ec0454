import { identity, inverse, multiply } from '../../shared/matrix.ts'
import { newRecord } from '../record/document-store.ts'
import { absoluteMatrix, containerOf } from '../geometry/geometry.ts'
import { freezeDeep } from '../record/freeze-deep.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { joinNetworks, outlineOf } from './outline.ts'
import { placeInto, removeAll } from '../tree/tree.ts'
import { writeNetwork } from './write-network.ts'

function placeOf(record: NodeRecord | null) {
  return record ? absoluteMatrix(record) : identity
}

/** Replaces layers by one vector. */
export function flattenRecords(
  nodes: NodeRecord[],
  parent: NodeRecord,
  index: number
): NodeRecord {
  const top = nodes[nodes.length - 1]
  const own = top
    ? {
        name: top.props.name,
        fills: top.props.fills,
        strokes: top.props.strokes,
        strokeWeight: top.props.strokeWeight
      }
    : {}
  const vector = newRecord('VECTOR', own)
  placeInto(vector, parent, index)
  const inner = inverse(placeOf(containerOf(vector)))
  const networks = nodes.map(node =>
    outlineOf(node, multiply(inner, placeOf(containerOf(node))))
  )
  writeNetwork(vector, freezeDeep(joinNetworks(networks)))
  removeAll(nodes)
  return vector
}
