import { isRecord } from '../../shared/is-record.ts'
import {
  deepestPacked,
  type PackedDocument,
  packedLists
} from '../../shared/packed-document.ts'
import { allSingle } from '../../shared/single.ts'
import { freezeDeep } from '../record/freeze-deep.ts'

type Fields = Record<string, unknown>

interface Unpacker {
  values: unknown[]
  /** Cutting a text makes another one each time. */
  names: Map<string, string>
}

/**
 * A document as it was before `packDocument`. Values that were equal are one
 * frozen value.
 */
export function unpackDocument({ document, values }: PackedDocument): unknown {
  if (!isRecord(document) || values.length === 0) return document
  const kept = values.map(value => freezeDeep(allSingle(value)))
  const unpacker: Unpacker = { values: kept, names: new Map() }
  const whole: Fields = Object.assign({}, document)
  for (const list of packedLists) {
    if (list in whole) whole[list] = unpackList(whole[list], unpacker, 0)
  }
  return whole
}

function unpackList(list: unknown, unpacker: Unpacker, depth: number): unknown {
  if (!Array.isArray(list) || depth > deepestPacked) return list
  return list.map(node => unpackNode(node, unpacker, depth))
}

function unpackNode(node: unknown, unpacker: Unpacker, depth: number): unknown {
  if (!isRecord(node)) return node
  const whole: Fields = Object.create(null)
  for (const key of Object.keys(node)) {
    const value = node[key]
    if (key === 'children') whole[key] = unpackList(value, unpacker, depth + 1)
    else if (key[0] !== '$') whole[key] = value
    else whole[nameOf(key, unpacker)] = unpacker.values[Number(value)]
  }
  return whole
}

function nameOf(key: string, { names }: Unpacker): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const name = key.slice(1)
  names.set(key, name)
  return name
}
