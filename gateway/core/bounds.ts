/** Maximum resources that all clients together may occupy. */
export interface Bounds {
  /** Requests on further connections are refused. */
  connections: number
  /** Bytes of replies in memory, waiting for slow clients. */
  unsentBytes: number
  /** Pending requests of one connection. */
  pipelined: number
  /** Bytes of the body of an upload; an image of 1000 pixels needs far fewer. */
  uploadBytes: number
  /** Bytes of the largest files that the media relay passes on. */
  mediaBytes: { preview: number; file: number }
}

export const megabyte = 1024 * 1024

export const defaultBounds: Bounds = {
  connections: 1000,
  unsentBytes: 256 * megabyte,
  pipelined: 10,
  uploadBytes: 4 * megabyte,
  mediaBytes: { preview: 50 * megabyte, file: 200 * megabyte }
}
