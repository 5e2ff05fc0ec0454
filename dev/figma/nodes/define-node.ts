import { guard } from './guard.ts'
import { type Handle, setPrototype } from './handle.ts'
import type { RecordType } from '../model/node-record.ts'

/** A set of members that several node types share. */
export type Members = PropertyDescriptorMap

/** Getters, setters and methods written with the handle as `this`. */
export function members(of: object & ThisType<Handle>): Members {
  const descriptors: Members = Object.getOwnPropertyDescriptors(of)
  const out: Members = {}
  for (const name of Object.keys(descriptors)) {
    const descriptor = descriptors[name]
    if (descriptor) out[name] = closed(descriptor)
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
  const label = type === 'PAINT' ? 'PAINT style' : `${type} node`
  const prototype: object = Object.create(guard(label, 'node'))
  for (const part of parts) {
    Object.defineProperties(prototype, part)
  }
  setPrototype(type, prototype)
}
