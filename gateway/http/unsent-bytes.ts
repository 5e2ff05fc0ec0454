import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { serverBindings } from './server-bindings.ts'

const bodies = new WeakMap<ServerResponse, Uint8Array>()

/** Registers bytes that a reply keeps in memory until it is sent. */
export function trackBody(context: Context, bytes: Uint8Array): void {
  const { outgoing } = serverBindings(context)
  if (outgoing) bodies.set(outgoing, bytes)
}

/** Bytes of replies that are not sent yet; shared bodies count once. */
export function unsentBytes(replies: Iterable<ServerResponse>): number {
  const buffers = new Set<ArrayBufferLike>()
  let bytes = 0
  for (const reply of replies) {
    bytes += reply.writableLength
    const body = bodies.get(reply)
    if (body) buffers.add(body.buffer)
  }
  for (const { byteLength } of buffers) bytes += byteLength
  return bytes
}
