import { freezeDeep } from '../record/freeze-deep.ts'
import { setProp } from './history.ts'
import { isSame } from '../record/is-same.ts'
import type { NodeRecord } from '../record/node-record.ts'
import type { Format, FormatKey, TextRange } from '../record/text-format.ts'
import { rangesWithin, valueIn } from '../text/text-ranges.ts'

function keysOf(ranges: TextRange[]): FormatKey[] {
  const keys = new Set<FormatKey>()
  for (const range of ranges) {
    const own = Object.keys(range) as (keyof TextRange)[] // its own fields
    for (const key of own) if (key !== 'start' && key !== 'end') keys.add(key)
  }
  return Array.from(keys)
}

function joined(record: NodeRecord, ranges: TextRange[]): TextRange[] {
  const keys = keysOf(ranges)
  const out: TextRange[] = []
  for (const range of ranges) {
    if (range.start >= range.end) continue
    const last = out[out.length - 1]
    const same =
      last &&
      keys.every(key =>
        isSame(valueIn(record, last, key), valueIn(record, range, key))
      )
    if (last && same) {
      out[out.length - 1] = Object.assign({}, last, { end: range.end })
    } else out.push(range)
  }
  return out
}

function without(range: TextRange, keys: FormatKey[]): TextRange {
  const left: TextRange = Object.assign({}, range)
  for (const key of keys) delete left[key]
  return left
}

/** Stores as few and as small ranges as possible. */
function settle(record: NodeRecord, given: TextRange[]): void {
  const ranges = joined(record, given)
  const [first] = ranges
  const shared = keysOf(ranges).filter(key => {
    const value = first && valueIn(record, first, key)
    return ranges.every(one => isSame(valueIn(record, one, key), value))
  })
  for (const key of shared) {
    if (first) setProp(record, key, valueIn(record, first, key))
  }
  // Most ranges of a text do not change.
  const own =
    shared.length > 0 ? ranges.map(one => without(one, shared)) : ranges
  const kept = own.length > 1 ? own : []
  if (kept.length === 0 && record.props.ranges.length === 0) return
  setProp(record, 'ranges', freezeDeep(kept))
}

/** Writes the format of one stretch; equal neighbours become one again. */
export function writeFormat(
  record: NodeRecord,
  start: number,
  end: number,
  format: Format
): void {
  const { length } = record.props.characters
  settle(record, [
    ...rangesWithin(record, 0, start),
    ...rangesWithin(record, start, end).map(one =>
      Object.assign({}, one, format)
    ),
    ...rangesWithin(record, end, length)
  ])
}

/** Writes the format of the whole text. */
export function writeWhole(record: NodeRecord, format: Format): void {
  const keys = Object.keys(format) as FormatKey[] // written by key
  const ranges = record.props.ranges.map(range => without(range, keys))
  for (const key of keys) setProp(record, key, format[key] as never) // its own
  if (ranges.length > 0) settle(record, ranges)
}

/** Replaces the text of a stretch; `like` has the format. */
export function spliceText(
  record: NodeRecord,
  start: number,
  end: number,
  text: string,
  like: TextRange | undefined
): void {
  const { characters } = record.props
  const after = text.length - (end - start)
  const own =
    like && Object.assign({}, like, { start, end: start + text.length })
  const ranges = [
    ...rangesWithin(record, 0, start),
    ...(own && text !== '' ? [own] : []),
    ...rangesWithin(record, end, characters.length).map(one =>
      Object.assign({}, one, {
        start: one.start + after,
        end: one.end + after
      })
    )
  ]
  const [first] = rangesWithin(record, start, end)
  const kept = ranges.length > 0 || !first ? ranges : [first]
  setProp(
    record,
    'characters',
    characters.slice(0, start) + text + characters.slice(end)
  )
  settle(record, kept)
}
