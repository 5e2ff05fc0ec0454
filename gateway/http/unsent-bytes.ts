import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { serverBindings } from './server-bindings.ts'

const bodies = new WeakMap<ServerResponse, Uint8Array>()

/** Notes that a reply keeps these bytes in memory until it is sent. */
export function holdBody(context: Context, bytes: Uint8Array): void {
  const { outgoing } = serverBindings(context)
  if (outgoing) bodies.set(outgoing, bytes)
}

/** Bytes of replies that clients have not taken yet; shared ones count once. */
export function unwrittenBytes(replies: Iterable<ServerResponse>): number {
  const held = new Set<ArrayBufferLike>()
  let bytes = 0
  for (const reply of replies) {
    bytes += reply.writableLength
    const body = bodies.get(reply)
    if (body) held.add(body.buffer)
  }
  for (const { byteLength } of held) bytes += byteLength
  return bytes
}
