import { isIP } from 'node:net'

/** Where `/metrics` is served. */
export interface MetricsAddress {
  host: string
  /** 0 for a free one. */
  port: number
}

/** Reads `PORT`, which is of this machine only, or `ADDRESS:PORT`. */
export function readMetrics(
  text: string | undefined,
  report: (problem: string) => void
): MetricsAddress | null {
  if (!text?.trim()) return null
  const [, given = '127.0.0.1', digits] =
    /^(?:(.+):)?(\d{1,5})$/.exec(text.trim()) ?? []
  const host = given.replace(/^\[(.*)\]$/, '$1')
  const port = Number(digits)
  if (isIP(host) !== 0 && port <= 65_535) return { host, port }
  report(
    'CLEARED_GATEWAY_METRICS is not PORT or ADDRESS:PORT, such as 9464 or 0.0.0.0:9464.'
  )
  return null
}
