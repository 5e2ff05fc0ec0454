import { kindOf } from './kind-of.ts'

const views: object = Object.getPrototypeOf(Uint8Array.prototype)
const tag = Object.getOwnPropertyDescriptor(views, Symbol.toStringTag)

/** A Uint8Array of any realm, whatever it says of itself. */
export function isBytes(value: unknown): value is Uint8Array {
  return tag?.get?.call(value) === 'Uint8Array'
}

/** Whether other code may write them. */
export function isShared({ buffer }: Uint8Array): boolean {
  return kindOf(buffer) === 'SharedArrayBuffer'
}
