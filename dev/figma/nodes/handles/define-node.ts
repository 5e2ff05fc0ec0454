import { guard } from './guard.ts'
import { type Handle, newPrototype } from './handle.ts'
import type { RecordType } from '../../model/record/node-record.ts'
import { isStyleType, reportedType } from '../../model/record/style-types.ts'

declare const shape: unique symbol

declare const part: unique symbol

/** An object that comes from a node; the mark is in its type alone. */
export interface PartOfNode {
  readonly [part]: true
}

/** A set of members that several node types share; `T` is how they read. */
export interface Members<T = unknown> {
  [name: PropertyKey]: PropertyDescriptor
  /** In the type alone, for `realm/emulated.types.ts`. */
  readonly [shape]?: { value: T }
}

/** Getters, setters and methods written with the handle as `this`. */
export function members<T extends object>(
  of: T & ThisType<Handle>
): Members<T> {
  const descriptors: PropertyDescriptorMap =
    Object.getOwnPropertyDescriptors(of)
  const out: Members<T> = {}
  for (const [name, descriptor] of Object.entries(descriptors)) {
    out[name] = closed(descriptor)
  }
  return out
}

function noSetter(): never {
  throw new TypeError('no setter for property')
}

/** Writing to a read-only member throws in sloppy code too. */
function closed(descriptor: PropertyDescriptor): PropertyDescriptor {
  if (!descriptor.get || descriptor.set) return descriptor
  return Object.assign({}, descriptor, { set: noSetter })
}

/** Gives a node type its members; anything else on it throws. */
export function defineNode(type: RecordType, ...parts: Members[]): void {
  const kind = isStyleType(type) ? 'style' : 'node'
  const label = `${reportedType(type)} ${kind}`
  const prototype = newPrototype(type, guard(label, 'node'))
  for (const part of parts) {
    Object.defineProperties(prototype, part)
  }
}
