/** The part of a socket that says how its writing goes. */
interface Line {
  bytesWritten: number
  /** Of these, the ones that the network has not taken yet. */
  writableLength: number
}

/**
 * A check of a connection, to be repeated at a steady pace: whether bytes have
 * waited on it, and none was taken, for that many checks. A connection on which
 * nothing waits, such as one whose reply has not begun, is never stalled.
 * Checks are counted instead of time, so a pause of the process counts as one.
 */
export function createStallFinder(checks: number): (line: Line) => boolean {
  const seen = new WeakMap<Line, { taken: number; fruitless: number }>()

  return line => {
    const taken = line.bytesWritten - line.writableLength
    const before = seen.get(line)
    const isSame = line.writableLength > 0 && before?.taken === taken
    const fruitless = isSame ? before.fruitless + 1 : 0
    seen.set(line, { taken, fruitless })
    return fruitless >= checks
  }
}
