/** What a gateway holds for its clients at the same time. */
export interface Bounds {
  /** Requests on connections beyond these are refused. */
  connections: number
  /** Bytes that replies keep in memory until their clients take them. */
  unwrittenBytes: number
  /** Requests of one connection that wait for their replies. */
  pipelined: number
}

export const defaultBounds: Bounds = {
  connections: 1000,
  unwrittenBytes: 256 * 1024 * 1024,
  pipelined: 10
}
