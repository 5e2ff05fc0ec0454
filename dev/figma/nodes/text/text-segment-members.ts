import { toJson } from '../../shared/to-json.ts'
import { checkArray, checkOneOf } from '../checks/check.ts'
import { plainKeys } from './check-text-format.ts'
import { members } from '../handles/define-node.ts'
import { findStyle } from '../../model/record/document-store.ts'
import { isItalic, weightOf } from '../../model/text/font-families.ts'
import { live } from '../handles/handle.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import {
  type FormatKey,
  type TextFormat,
  isUnderlineKey
} from '../../model/record/text-format.ts'
import { formatOf, rangesWithin } from '../../model/text/text-ranges.ts'
import { checkStretch } from './check-stretch.ts'

const derived = [
  'fontWeight',
  'fontStyle',
  'openTypeFeatures',
  'textStyleOverrides'
] as const
const own: readonly FormatKey[] = [
  ...plainKeys,
  'fontName',
  'fills',
  'fillStyleId',
  'textStyleId'
]
const fields = [...own, ...derived, 'boundVariables'] as const

type Field = (typeof fields)[number]
type WantedField = Exclude<Field, 'boundVariables'>

function readFields(value: unknown): WantedField[] {
  const op = 'getStyledTextSegments'
  return checkArray(op, 'fields', value).map(name => {
    const field = checkOneOf(op, 'fields', name, fields)
    if (field !== 'boundVariables') return field
    throw new Error('not emulated: getStyledTextSegments of boundVariables')
  })
}

/** Figma: only these may differ from a text style and keep it. */
function overridesOf(format: TextFormat): TextStyleOverrideType[] {
  const style = findStyle(format.textStyleId)
  if (!style) return []
  const found: TextStyleOverrideType[] = []
  if (format.hyperlink) found.push({ type: 'HYPERLINK' })
  if (format.textDecoration !== style.props.textDecoration) {
    found.push({ type: 'TEXT_DECORATION' })
  }
  return found
}

function derivedValue(
  format: TextFormat,
  field: (typeof derived)[number]
): unknown {
  switch (field) {
    case 'fontWeight':
      return weightOf(format.fontName)
    case 'fontStyle':
      return isItalic(format.fontName) ? 'ITALIC' : 'REGULAR'
    case 'openTypeFeatures':
      return {}
    case 'textStyleOverrides':
      break
  }
  return overridesOf(format)
}

function isOwn(field: Field): field is FormatKey {
  return own.some(one => one === field)
}

function valueOf(format: TextFormat, field: WantedField): unknown {
  if (!isOwn(field)) return derivedValue(format, field)
  const hidden = isUnderlineKey(field) && format.textDecoration !== 'UNDERLINE'
  return hidden ? null : format[field]
}

interface Segment {
  characters: string
  start: number
  end: number
  [field: string]: unknown
}

function segments(
  record: NodeRecord,
  wanted: WantedField[],
  from: number,
  to: number
): StyledTextSegment[] {
  const { characters } = record.props
  const found: Segment[] = []
  let before = ''
  for (const range of rangesWithin(record, from, to)) {
    const format = formatOf(record, range)
    const values: Record<string, unknown> = {}
    for (const field of wanted) values[field] = valueOf(format, field)
    const key = toJson(values)
    const last = found[found.length - 1]
    if (last && key === before) last.end = range.end
    else {
      const { start, end } = range
      found.push(Object.assign({ characters: '', start, end }, values))
    }
    before = key
  }
  for (const one of found) {
    one.characters = characters.slice(one.start, one.end)
  }
  return found as unknown as StyledTextSegment[] // those fields that are wanted
}

export const textSegmentMembers = members({
  getStyledTextSegments(
    names: string[],
    start?: number,
    end?: number
  ): StyledTextSegment[] {
    const op = 'getStyledTextSegments'
    const record = live(this, op)
    const wanted = readFields(names)
    const { length } = record.props.characters
    if (start === undefined && end === undefined) {
      return segments(record, wanted, 0, length)
    }
    const stretch = checkStretch(op, record, start, end)
    return segments(record, wanted, stretch.start, stretch.end)
  }
})
