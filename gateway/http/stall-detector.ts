import type { Socket } from 'node:net'

/** Bytes written, and bytes of these that are still buffered. */
type SocketState = Pick<Socket, 'bytesWritten' | 'writableLength'>

/**
 * A connection is stalled when it has had buffered bytes, and sent none, for
 * this number of consecutive checks; call the returned function at a steady
 * interval. A connection without buffered bytes, for example before its reply,
 * is never stalled. Counts checks instead of time, so that a pause of the
 * process counts as one check.
 */
export function createStallDetector(
  checks: number
): (socket: SocketState) => boolean {
  const last = new WeakMap<SocketState, { sent: number; idleChecks: number }>()

  return socket => {
    const sent = socket.bytesWritten - socket.writableLength
    const before = last.get(socket)
    const isIdle = socket.writableLength > 0 && before?.sent === sent
    const idleChecks = isIdle ? before.idleChecks + 1 : 0
    last.set(socket, { sent, idleChecks })
    return idleChecks >= checks
  }
}
