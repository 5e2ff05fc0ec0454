import { isBytes, isShared } from './bytes.ts'
import { kindOf } from './kind-of.ts'
import { holds } from '../rules/rules.ts'
import { toJson } from './to-json.ts'

/** A value on its way between realm and host: text and the bytes beside it. */
export interface Packed {
  json: string
  bytes: Uint8Array[]
}

/** Replaces a value before it is packed; undefined leaves it as it is. */
export type Replacer = (value: object) => object | undefined

function isMarked(keys: string[]): boolean {
  const first = keys[0]
  return keys.length === 1 && first !== undefined && first.startsWith('$')
}

interface Packer {
  op: string
  bytes: Uint8Array[]
  path: object[]
  replace: Replacer | undefined
}

/** Figma: a message carries data alone. */
function refuse(packer: Packer, what: string): null {
  if (!holds('messages/only-plain-values')) return null
  throw new TypeError(`in ${packer.op}: Cannot unwrap ${what}`)
}

function packObject(packer: Packer, value: object): unknown {
  if (Array.isArray(value)) {
    return Array.from(value, item => packValue(packer, item))
  }
  const kind = kindOf(value)
  if (kind === 'Uint8Array' && isBytes(value)) {
    if (isShared(value)) return refuse(packer, 'SharedArrayBuffer')
    packer.bytes.push(value)
    return { $u8: packer.bytes.length - 1 }
  }
  if (kind === 'Date')
    return { $date: String(Date.prototype.getTime.call(value)) }
  if (kind !== 'Object') return refuse(packer, kind)
  const replaced = packer.replace ? packer.replace(value) : undefined
  return packRecord(packer, replaced === undefined ? value : replaced)
}

function packRecord(packer: Packer, value: object): unknown {
  // Any key is data: `__proto__` and what the plugin gave all objects, too.
  const out: Record<string, unknown> = Object.create(null)
  const keys = Object.keys(value)
  for (const key of keys) {
    out[key] = packValue(packer, (value as Record<string, unknown>)[key]) // keys
  }
  return isMarked(keys) ? { $obj: out } : out
}

function packValue(packer: Packer, value: unknown): unknown {
  if (value === undefined) return { $undefined: 1 }
  if (value === null) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : { $number: String(value) }
  }
  if (typeof value !== 'object') return refuse(packer, typeof value)
  if (packer.path.includes(value)) return refuse(packer, 'circular structure')
  packer.path.push(value)
  const packed = packObject(packer, value)
  packer.path.pop()
  return packed
}

/**
 * Packs what a Figma message may carry: primitives, arrays, plain objects,
 * Date and Uint8Array. Anything else throws in the name of `op`.
 */
export function pack(value: unknown, op: string, replace?: Replacer): Packed {
  const packer: Packer = { op, bytes: [], path: [], replace }
  const json = toJson(packValue(packer, value))
  return { json, bytes: packer.bytes }
}

function unpackRecord(
  record: Record<string, unknown>,
  bytes: Uint8Array[]
): unknown {
  const keys = Object.keys(record)
  if (isMarked(keys)) {
    if ('$u8' in record) return bytes[Number(record['$u8'])]
    if ('$date' in record) return new Date(Number(record['$date']))
    if ('$undefined' in record) return undefined
    if ('$number' in record) return Number(record['$number'])
    return unpackFields(record['$obj'] as Record<string, unknown>, bytes) // packed
  }
  return unpackFields(record, bytes)
}

function unpackFields(
  record: Record<string, unknown>,
  bytes: Uint8Array[]
): unknown {
  for (const key of Object.keys(record)) {
    record[key] = unpackValue(record[key], bytes)
  }
  return record
}

function unpackValue(value: unknown, bytes: Uint8Array[]): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(item => unpackValue(item, bytes))
  return unpackRecord(value as Record<string, unknown>, bytes) // from JSON
}

/** The opposite of `pack`. */
export function unpack(packed: Packed): unknown {
  return unpackValue(JSON.parse(packed.json), packed.bytes)
}
