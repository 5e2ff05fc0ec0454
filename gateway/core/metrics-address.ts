import { isIP } from 'node:net'

/** Where `/metrics` is served. */
export interface MetricsAddress {
  host: string
  /** 0 for a free one. */
  port: number
}

/** Reads `PORT`, which is of this machine only, or `ADDRESS:PORT`. */
export function readMetricsAddress(text: string): MetricsAddress | null {
  const [, given = '127.0.0.1', digits] =
    /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  const host = given.replace(/^\[(.*)\]$/, '$1')
  const port = Number(digits)
  return isIP(host) !== 0 && port <= 65_535 ? { host, port } : null
}
