import { isRecord } from '../shared/is-record.ts'
import {
  deepestPacked,
  type PackedDocument,
  packedLists
} from '../shared/packed-document.ts'

/** A layer's keys that do not affect its look. */
const kept = ['id', 'type', 'children', 'pluginData']

interface Packer {
  places: Map<string, number>
  /** A key that looks packed already. */
  odd: boolean
}

/** A file may hold anything; unknown values stay unchanged. */
export function packDocument(document: object | null): PackedDocument {
  if (!document) return { document, values: [] }
  const packer: Packer = { places: new Map(), odd: false }
  const packed: Record<string, unknown> = { ...document }
  for (const list of packedLists) {
    if (list in packed) packed[list] = packList(packed[list], packer, 0)
  }
  if (packer.odd) return { document, values: [] }
  const values = [...packer.places.keys()].map(text => JSON.parse(text))
  return { document: packed, values }
}

function packList(value: unknown, packer: Packer, depth: number): unknown {
  if (!Array.isArray(value) || depth > deepestPacked) return value
  return value.map((node: unknown) => packNode(node, packer, depth))
}

function packNode(node: unknown, packer: Packer, depth: number): unknown {
  if (!isRecord(node)) return node
  // Any key of a file is data.
  const packed: Record<string, unknown> = Object.create(null)
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('$')) packer.odd = true
    if (key === 'children') {
      packed[key] = packList(value, packer, depth + 1)
    } else if (kept.includes(key) || !isObject(value)) {
      packed[key] = value
    } else {
      packed[`$${key}`] = placeOf(value, packer)
    }
  }
  return packed
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function placeOf(value: object, { places }: Packer): number {
  const text = JSON.stringify(value)
  const known = places.get(text)
  if (known !== undefined) return known
  places.set(text, places.size)
  return places.size - 1
}
