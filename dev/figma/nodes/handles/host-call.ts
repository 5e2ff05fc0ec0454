import { type Packed, pack, unpack } from '../../shared/marshal.ts'

/** The only way out of the realm: an operation, its JSON, its bytes. */
export type HostDoor = (
  op: string,
  json: string,
  ...buffers: ArrayBuffer[]
) => string | ArrayBuffer | undefined

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

let door: HostDoor | null = null
let lastRequest = 0
const waiting = new Map<number, Waiting>()

/** Connects the realm with its host; to be called first. */
export function openDoor(to: HostDoor): void {
  door = to
}

/** The bytes alone, without the rest of a larger buffer. */
export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = bytes
  if (byteLength === buffer.byteLength) return buffer as ArrayBuffer // never shared
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer // as above
}

function call(op: string, packed: Packed): string | ArrayBuffer | undefined {
  if (!door) throw new Error('The realm is not connected to its host')
  try {
    return door(op, packed.json, ...packed.bytes.map(bufferOf))
  } catch (error) {
    // Its stack is the host's.
    throw error instanceof Error ? newError(error.name, error.message) : error
  }
}

function newError(name: string, message: string): Error {
  if (name === 'TypeError') return new TypeError(message)
  return name === 'RangeError' ? new RangeError(message) : new Error(message)
}

/** Calls an operation of the host; its answer, if any, is text or bytes. */
export function callHost(
  op: string,
  value?: unknown
): string | ArrayBuffer | undefined {
  return call(op, pack(value, op))
}

/** The same with a value that is packed already. */
export function callHostPacked(op: string, packed: Packed): void {
  call(op, packed)
}

/** Asks the host for a text, synchronously. */
export function askText(op: string, value?: unknown): string {
  const answer = callHost(op, value)
  if (typeof answer === 'string') return answer
  throw new Error(`The host gave no text for ${op}`)
}

/** Asks the host for something, asynchronously. */
export function request(op: string, value?: unknown): Promise<unknown> {
  lastRequest += 1
  const id = lastRequest
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    callHost('request', { id, op, value })
  })
}

/** Delivers the host's answer to a request. */
export function answer(id: number, packed: Packed): void {
  const waiter = waiting.get(id)
  waiting.delete(id)
  if (waiter) waiter.resolve(unpack(packed))
}

/** The failure of a request, to be thrown inside. */
export function refuse(id: number, name: string, message: string): void {
  const waiter = waiting.get(id)
  waiting.delete(id)
  if (!waiter) return
  waiter.reject(newError(name, message))
}

/** Drops all pending requests. */
export function forgetRequests(): void {
  waiting.clear()
}

/** Resolves in a later task of the host. */
export async function later(): Promise<void> {
  await request('later')
}
