import { findNode } from '../../model/record/document-store.ts'
import { freezeDeep } from '../../model/record/freeze-deep.ts'
import { holds } from '../../rules/rules.ts'
import { checkKeys, checkObject, checkOneOf, checkString } from './check.ts'
import { checkVector } from './check-shape.ts'

const magnets = [
  'NONE',
  'AUTO',
  'TOP',
  'LEFT',
  'BOTTOM',
  'RIGHT',
  'CENTER'
] as const

function assertLayer(op: string, id: string): void {
  if (findNode(id) || !holds('boards/connectors-end-at-layers')) return
  throw new Error(`in ${op}: The node with id "${id}" does not exist`)
}

/** A position, a layer's magnet or a position in a layer, there or not. */
export function readEndpoint(
  op: string,
  key: string,
  value: unknown
): ConnectorEndpoint {
  const given = checkObject(op, key, value)
  checkKeys(op, key, given, ['position', 'endpointNodeId', 'magnet'])
  const { position, endpointNodeId, magnet } = given
  if (endpointNodeId === undefined || position !== undefined) {
    const at = checkVector(op, `${key}.position`, position)
    if (endpointNodeId === undefined) return freezeDeep({ position: at })
    const id = checkString(op, `${key}.endpointNodeId`, endpointNodeId)
    return freezeDeep({ position: at, endpointNodeId: id })
  }
  return freezeDeep({
    endpointNodeId: checkString(op, `${key}.endpointNodeId`, endpointNodeId),
    magnet: checkOneOf(op, `${key}.magnet`, magnet, magnets)
  })
}

/** One end of a connector; a layer that it names is there. */
export function checkEndpoint(
  op: string,
  key: string,
  value: unknown
): ConnectorEndpoint {
  const end = readEndpoint(op, key, value)
  if ('endpointNodeId' in end) assertLayer(op, end.endpointNodeId)
  return end
}
