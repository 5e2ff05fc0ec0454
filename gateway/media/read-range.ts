/** One range, from a byte on; the other forms are not relayed. */
const single = /^bytes=\d{1,15}-\d{0,15}$/

/** The `Range` of a request if it is a single one, else null: the whole file. */
export function readRange(header: string | undefined): string | null {
  return header !== undefined && single.test(header) ? header : null
}

export interface ContentRange {
  start: number
  /** Bytes of the whole file. */
  total: number
}

/** Parses `Content-Range`; null without the length of the whole file. */
export function readContentRange(header: string): ContentRange | null {
  const [, start = '', end = '', total = ''] =
    /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header) ?? []
  const isValid =
    total !== '' && Number(start) <= Number(end) && Number(end) < Number(total)
  return isValid ? { start: Number(start), total: Number(total) } : null
}
