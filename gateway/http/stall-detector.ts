import type { Socket } from 'node:net'

/** Bytes that were written, and those of them that the network has not taken. */
type Writing = Pick<Socket, 'bytesWritten' | 'writableLength'>

/**
 * A check of a connection, to be repeated at a steady pace: whether bytes have
 * waited on it, and none was taken, for that many checks. A connection on which
 * nothing waits, such as one whose reply has not begun, is never stalled.
 * Checks are counted instead of time, so a pause of the process counts as one.
 */
export function createStallFinder(
  checks: number
): (socket: Writing) => boolean {
  const seen = new WeakMap<Writing, { taken: number; fruitless: number }>()

  return socket => {
    const taken = socket.bytesWritten - socket.writableLength
    const before = seen.get(socket)
    const isSame = socket.writableLength > 0 && before?.taken === taken
    const fruitless = isSame ? before.fruitless + 1 : 0
    seen.set(socket, { taken, fruitless })
    return fruitless >= checks
  }
}
