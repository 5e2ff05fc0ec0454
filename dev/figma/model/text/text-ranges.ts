import { hasOwn } from '../../shared/has-own.ts'
import { isSame } from '../record/is-same.ts'
import { mixed } from '../record/mixed.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import type {
  Format,
  FormatKey,
  TextFormat,
  TextRange
} from '../record/text-format.ts'

/** The value of a range, or else of the whole text. */
export function valueIn<K extends FormatKey>(
  record: NodeRecord,
  range: TextRange,
  key: K
): TextFormat[K] {
  // The key decides, not the value: a hyperlink may be null.
  if (!hasOwn(range, key)) return record.props[key]
  const own: Format = range
  return own[key] as TextFormat[K] // it is there
}

/** Ranges that cover the whole text, in order. */
export function rangesOf(record: NodeRecord): TextRange[] {
  const { ranges, characters } = record.props
  const { length } = characters
  const inside = ranges.filter(range => range.start < length)
  const last = inside[inside.length - 1]
  if (!last) return [{ start: 0, end: length }]
  // Text that an instance overrides may be longer than its component's.
  if (last.end !== length) {
    inside[inside.length - 1] = Object.assign({}, last, { end: length })
  }
  return inside
}

function cut(range: TextRange, start: number, end: number): TextRange {
  if (range.start >= start && range.end <= end) return range
  return Object.assign({}, range, {
    start: Math.max(range.start, start),
    end: Math.min(range.end, end)
  })
}

/** The ranges within a stretch, cut to it. */
export function rangesWithin(
  record: NodeRecord,
  start: number,
  end: number
): TextRange[] {
  return rangesOf(record)
    .filter(one => one.start < end && one.end > start)
    .map(one => cut(one, start, end))
}

/** The one value that a stretch has, or `figma.mixed`. */
export function valueWithin<K extends FormatKey>(
  record: NodeRecord,
  key: K,
  start: number,
  end: number
): TextFormat[K] | typeof mixed {
  const [first, ...others] = rangesWithin(record, start, end)
  if (!first) return record.props[key]
  const value = valueIn(record, first, key)
  const same = others.every(one => isSame(valueIn(record, one, key), value))
  return same ? value : mixed
}

/** The one value that the text has, or `figma.mixed`. */
export function wholeValue<K extends FormatKey>(
  record: NodeRecord,
  key: K
): TextFormat[K] | typeof mixed {
  const { ranges, characters } = record.props
  if (ranges.length === 0) return record.props[key]
  return valueWithin(record, key, 0, characters.length)
}

/** All of a range's values, its own and those of the whole text. */
export function formatOf(record: NodeRecord, range: TextRange): Props {
  return Object.assign(Object.create(record.props), range)
}
