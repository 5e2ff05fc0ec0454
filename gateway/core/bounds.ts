/** Maximum resources that all clients together may occupy. */
export interface Bounds {
  /** Requests on further connections are refused. */
  connections: number
  /** Bytes of replies in memory, waiting for slow clients. */
  unsentBytes: number
  /** Pending requests of one connection. */
  pipelined: number
}

export const defaultBounds: Bounds = {
  connections: 1000,
  unsentBytes: 256 * 1024 * 1024,
  pipelined: 10
}
