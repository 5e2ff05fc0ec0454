import { newRecord } from '../record/document-store.ts'
import { setPosition } from '../layout/place-layer.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { placeAllInto, placeInto, removeRecord } from '../tree/tree.ts'

function fromFrame(frame: NodeRecord): NodeRecord {
  const own: Partial<Props> = Object.assign({}, frame.props)
  own.detachedInfo = null
  return newRecord('COMPONENT', own)
}

function around(node: NodeRecord): NodeRecord {
  const { name, width, height, matrix, constraints } = node.props
  const own = { name, width, height, matrix, constraints, fills: [] }
  return newRecord('COMPONENT', own)
}

/** A component in the place of a layer: a frame becomes it, others go inside. */
export function componentFrom(node: NodeRecord): NodeRecord {
  const { parent } = node
  const component = node.type === 'FRAME' ? fromFrame(node) : around(node)
  if (!parent) return component
  placeInto(component, parent, (parent.children || []).indexOf(node))
  if (node.type === 'FRAME') {
    placeAllInto((node.children || []).slice(), component, 0)
    removeRecord(node)
  } else {
    placeInto(node, component, 0)
    setPosition(node, 0, 0)
  }
  return component
}
