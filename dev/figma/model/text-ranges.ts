import { setProp } from './history.ts'
import type { NodeRecord } from './node-record.ts'

/** A stretch of text with fills of its own. */
export interface TextRange {
  start: number
  end: number
  fills: readonly Paint[]
  fillStyleId: string
}

/** Ranges that cover the whole text, in order. */
export function rangesOf(record: NodeRecord): TextRange[] {
  const { ranges, fills, fillStyleId, characters } = record.props
  if (ranges.length > 0) return ranges.slice()
  return [{ start: 0, end: characters.length, fills, fillStyleId }]
}

function sameFills(a: TextRange, b: TextRange): boolean {
  return (
    a.fillStyleId === b.fillStyleId &&
    JSON.stringify(a.fills) === JSON.stringify(b.fills)
  )
}

function joined(ranges: TextRange[]): TextRange[] {
  const out: TextRange[] = []
  for (const range of ranges) {
    const last = out[out.length - 1]
    if (range.start >= range.end) continue
    if (last && sameFills(last, range)) {
      out[out.length - 1] = Object.assign({}, last, { end: range.end })
    } else out.push(range)
  }
  return out
}

/** Writes one stretch; equal neighbours become one again. */
export function writeRange(record: NodeRecord, range: TextRange): void {
  const cut = (start: number, end: number): TextRange[] =>
    rangesOf(record)
      .filter(one => one.start < end && one.end > start)
      .map(one =>
        Object.assign({}, one, {
          start: Math.max(one.start, start),
          end: Math.min(one.end, end)
        })
      )
  const whole = record.props.characters.length
  const ranges = joined([
    ...cut(0, range.start),
    range,
    ...cut(range.end, whole)
  ])
  const [only] = ranges
  if (ranges.length === 1 && only) {
    setProp(record, 'ranges', [])
    setProp(record, 'fills', only.fills)
    setProp(record, 'fillStyleId', only.fillStyleId)
  } else setProp(record, 'ranges', ranges)
}

/** The ranges within a stretch, cut to it. */
export function rangesWithin(
  record: NodeRecord,
  start: number,
  end: number
): TextRange[] {
  return rangesOf(record)
    .filter(one => one.start < end && one.end > start)
    .map(one =>
      Object.assign({}, one, {
        start: Math.max(one.start, start),
        end: Math.min(one.end, end)
      })
    )
}
