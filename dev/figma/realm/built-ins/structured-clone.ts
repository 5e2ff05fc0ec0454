import { assignOwn, bareDescriptor } from './assign-own.ts'
import { kindOf } from '../../shared/kind-of.ts'

type Seen = Map<object, unknown>

/** The error of a failed clone; the sandbox has no DOMException. */
function notCloned(value: unknown): Error {
  const error = new Error(`A value of ${kindOf(value)} could not be cloned.`)
  error.name = 'DataCloneError'
  return error
}

type View = new (buffer: ArrayBufferLike, at: number, length?: number) => object

function cloneView(view: ArrayBufferView, seen: Seen): object {
  const buffer = clone(view.buffer, seen) as ArrayBuffer // of a buffer
  const { length } = view as unknown as { length?: number } // a DataView has none
  const size = length === undefined ? view.byteLength : length
  const Kind = view.constructor as View // each view's own
  return new Kind(buffer, view.byteOffset, size)
}

const errors = [
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError
]

function cloneError(error: Error): Error {
  const Kind = errors.find(one => one.name === error.name) || Error
  const copy = new Kind(error.message)
  const stack = { value: error.stack, writable: true, configurable: true }
  Object.defineProperty(copy, 'stack', bareDescriptor(stack))
  return copy
}

const boxes = ['Boolean', 'Number', 'String']

/** Clones a kind whose members do not count, such as Date; else null. */
function cloneWhole(value: object, seen: Seen): object | null {
  if (value instanceof Date) return new Date(value.getTime())
  if (value instanceof RegExp) return new RegExp(value.source, value.flags)
  if (boxes.includes(kindOf(value))) return Object(value.valueOf()) as object // a box
  if (value instanceof ArrayBuffer) return value.slice(0)
  if (ArrayBuffer.isView(value)) return cloneView(value, seen)
  if (value instanceof Error) return cloneError(value)
  return null
}

function fill(copy: object, value: object, seen: Seen): object {
  seen.set(value, copy)
  for (const key of Object.keys(value)) {
    const own = (value as Record<string, unknown>)[key] // its own keys
    assignOwn(copy, key, clone(own, seen))
  }
  return copy
}

function cloneMap(value: Map<unknown, unknown>, seen: Seen): object {
  const copy = new Map()
  seen.set(value, copy)
  const entries = Array.from(value)
  for (const [key, own] of entries) copy.set(clone(key, seen), clone(own, seen))
  return copy
}

function cloneSet(value: Set<unknown>, seen: Seen): object {
  const copy = new Set()
  seen.set(value, copy)
  for (const own of Array.from(value)) copy.add(clone(own, seen))
  return copy
}

function cloneObject(value: object, seen: Seen): unknown {
  if (value instanceof Map) return cloneMap(value, seen)
  if (value instanceof Set) return cloneSet(value, seen)
  const whole = cloneWhole(value, seen)
  if (whole) {
    seen.set(value, whole)
    return whole
  }
  if (!Array.isArray(value) && kindOf(value) !== 'Object') {
    throw notCloned(value)
  }
  const copy = fill(Array.isArray(value) ? [] : {}, value, seen)
  // Its last items may be holes.
  if (Array.isArray(value)) Object.assign(copy, { length: value.length })
  return copy
}

function clone(value: unknown, seen: Seen): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw notCloned(value)
  }
  if (value === null || typeof value !== 'object') return value
  return seen.has(value) ? seen.get(value) : cloneObject(value, seen)
}

/** The sandbox's `structuredClone`; nothing can be transferred. */
export function structuredClone(value: unknown): unknown {
  return clone(value, new Map())
}
