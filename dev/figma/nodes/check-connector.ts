import { findNode } from '../model/document-store.ts'
import { freezeDeep } from '../model/freeze-deep.ts'
import { holds } from '../rules/rules.ts'
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

function checkNode(op: string, key: string, value: unknown): string {
  const id = checkString(op, `${key}.endpointNodeId`, value)
  if (findNode(id) || !holds('boards/connectors-end-at-layers')) return id
  throw new Error(`in ${op}: The node with id "${id}" does not exist`)
}

/** One end of a connector: a position, a layer's magnet, or both of a layer. */
export function checkEndpoint(
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
    const id = checkNode(op, key, endpointNodeId)
    return freezeDeep({ position: at, endpointNodeId: id })
  }
  return freezeDeep({
    endpointNodeId: checkNode(op, key, endpointNodeId),
    magnet: checkOneOf(op, `${key}.magnet`, magnet, magnets)
  })
}
