/** What a gateway holds for its clients at the same time. */
export interface Bounds {
  /** Requests on connections beyond these are refused. */
  connections: number
  /** Bytes of replies in memory that clients have not taken yet. */
  unwrittenBytes: number
  /** Requests of one connection without a reply yet. */
  pipelined: number
}

export const defaultBounds: Bounds = {
  connections: 1000,
  unwrittenBytes: 256 * 1024 * 1024,
  pipelined: 10
}
