import { isBytes, isShared } from '../../shared/bytes.ts'
import { single } from '../../shared/single.ts'

// Read once: each look-up of a locked built-in (`lock-built-ins.ts`) is a call.
const { assign, create, keys } = Object
const { isArray } = Array

function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (isArray(value)) return 'array'
  return typeof value
}

/** The error for a value of the wrong type, in Figma’s words. */
export function wrongType(
  op: string,
  prop: string,
  expected: string,
  value: unknown
): TypeError {
  return new TypeError(
    `in ${op}: Expected "${prop}" to have type ${expected} but got ${nameOf(value)} instead`
  )
}

/** The number as it is kept. */
export function checkNumber(op: string, prop: string, value: unknown): number {
  if (typeof value !== 'number') throw wrongType(op, prop, 'number', value)
  const kept = single(value)
  if (!Number.isFinite(kept)) {
    throw new TypeError(
      `in ${op}: Expected "${prop}" to have type number but got ${value} instead`
    )
  }
  return kept
}

export function checkRange(
  op: string,
  prop: string,
  value: unknown,
  min: number,
  max: number
): number {
  const number = checkNumber(op, prop, value)
  const given = Number(value)
  if (given < min || given > max) {
    throw new RangeError(
      `in ${op}: Expected "${prop}" to be between ${min} and ${max} but got ${given} instead`
    )
  }
  return number
}

export function checkString(op: string, prop: string, value: unknown): string {
  if (typeof value !== 'string') throw wrongType(op, prop, 'string', value)
  return value
}

export function checkBoolean(
  op: string,
  prop: string,
  value: unknown
): boolean {
  if (typeof value !== 'boolean') throw wrongType(op, prop, 'boolean', value)
  return value
}

export function checkFunction(
  op: string,
  prop: string,
  value: unknown
): (...args: unknown[]) => unknown {
  if (typeof value !== 'function') throw wrongType(op, prop, 'function', value)
  return value as (...args: unknown[]) => unknown // checked above
}

export function checkOneOf<T extends string>(
  op: string,
  prop: string,
  value: unknown,
  allowed: readonly T[]
): T {
  if (allowed.includes(value as T)) return value as T // one of them
  const list = allowed.map(one => `'${one}'`).join(' | ')
  if (typeof value !== 'string') throw wrongType(op, prop, list, value)
  throw new TypeError(
    `in ${op}: Expected "${prop}" to have type ${list} but got '${value}' instead`
  )
}

/** A plain copy, so that holes and methods of a plugin's own stay outside. */
export function checkArray(
  op: string,
  prop: string,
  value: unknown
): unknown[] {
  if (!isArray(value)) throw wrongType(op, prop, 'array', value)
  const items: unknown[] = []
  const { length } = value
  for (let i = 0; i < length; i += 1) {
    if (!(i in value)) throw wrongType(op, `${prop}[${i}]`, 'item', undefined)
    items.push(value[i])
  }
  return items
}

/** A plain copy with its own fields, each read once. */
export function checkObject(
  op: string,
  prop: string,
  value: unknown
): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || isArray(value)) {
    throw wrongType(op, prop, 'object', value)
  }
  return assign(create(null), value)
}

export function checkBytes(
  op: string,
  prop: string,
  value: unknown
): Uint8Array {
  if (isBytes(value) && !isShared(value)) return value
  throw wrongType(op, prop, 'Uint8Array', value)
}

/** Figma refuses keys that it does not know. */
export function checkKeys(
  op: string,
  prop: string,
  value: Record<string, unknown>,
  allowed: readonly string[]
): void {
  let list = ''
  for (const key of keys(value)) {
    if (!allowed.includes(key)) list += `${list && ', '}'${key}'`
  }
  if (list === '') return
  throw new TypeError(
    `in ${op}: Unrecognized key(s) in object: ${list} at ${prop}`
  )
}
