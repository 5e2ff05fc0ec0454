import { holds } from '../../rules/rules.ts'
import { fitText } from '../../model/layout/fit-text.ts'
import { setProp } from '../../model/edits/history.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { settleParents } from '../../model/layout/resize.ts'
import {
  type FormatKey,
  type TextFormat,
  isParagraphKey
} from '../../model/record/text-format.ts'
import { writeFormat, writeWhole } from '../../model/edits/write-ranges.ts'
import type { Format } from '../../model/record/text-format.ts'

/** The parts of a format that a text style sets. */
export const styledKeys = [
  'fontName',
  'fontSize',
  'textCase',
  'textDecoration',
  'letterSpacing',
  'lineHeight',
  'listSpacing',
  'paragraphIndent',
  'paragraphSpacing',
  'textWrapStyle'
] as const

/** The properties that a text style sets for a whole text. */
export const styledBoxKeys = [
  'leadingTrim',
  'hangingPunctuation',
  'hangingList'
] as const

export interface Stretch {
  start: number
  end: number
}

/** Figma: a text keeps its style when only its decoration is set. */
function detachesStyle(key: FormatKey): boolean {
  return key !== 'textDecoration' && styledKeys.some(one => one === key)
}

/** Fits the size to the drawn text, and the layers around it. */
export function redraw(record: NodeRecord): void {
  fitText(record)
  settleParents(record)
}

function paragraphsAround(
  record: NodeRecord,
  { start, end }: Stretch
): Stretch {
  if (!holds('text/paragraphs-as-a-whole')) return { start, end }
  const { characters } = record.props
  const next = characters.indexOf('\n', end - 1)
  return {
    start: start === 0 ? 0 : characters.lastIndexOf('\n', start - 1) + 1,
    end: next < 0 ? characters.length : next + 1
  }
}

/** It does not draw the text again. */
function put(record: NodeRecord, format: Format, stretch?: Stretch): void {
  if (!stretch) return writeWhole(record, format)
  const keys = Object.keys(format)
  const whole = keys.every(isParagraphKey)
    ? paragraphsAround(record, stretch)
    : stretch
  writeFormat(record, whole.start, whole.end, format)
}

/** Writes formats to a stretch of text, or to all of it. */
export function writeFormats(
  record: NodeRecord,
  format: Format,
  stretch?: Stretch
): void {
  put(record, format, stretch)
  redraw(record)
}

/** Writes one format by hand: the text style lets go of that stretch. */
export function writeOwn<K extends FormatKey>(
  record: NodeRecord,
  key: K,
  value: TextFormat[K],
  stretch?: Stretch
): void {
  const format: Format = {}
  format[key] = value
  const lets = detachesStyle(key) && holds('text/writing-lets-go-of-the-style')
  const free: Format = lets ? { textStyleId: '' } : {}
  if (isParagraphKey(key)) {
    put(record, format, stretch)
    put(record, free, stretch)
  } else put(record, Object.assign(format, free), stretch)
  redraw(record)
}

/** Gives a stretch of text all that a text style says. */
export function applyTextStyle(
  record: NodeRecord,
  style: NodeRecord,
  stretch?: Stretch
): void {
  const letters: Format = { textStyleId: style.id }
  const paragraphs: Format = {}
  for (const key of styledKeys) {
    const format = isParagraphKey(key) ? paragraphs : letters
    Object.assign(format, { [key]: style.props[key] })
  }
  put(record, letters, stretch)
  put(record, paragraphs, stretch)
  if (!stretch) {
    for (const key of styledBoxKeys) setProp(record, key, style.props[key])
  }
  redraw(record)
}
