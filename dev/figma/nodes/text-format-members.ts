import { checkRange } from './check.ts'
import { checkFont, textRecord } from './check-font.ts'
import { type PlainKey, checkFormat, plainKeys } from './check-text-format.ts'
import { holds } from '../core/rules.ts'
import { members } from './define-node.ts'
import { isItalic, weightOf } from '../model/font-families.ts'
import { type Handle, editable, live, sessionOf } from './handle.ts'
import { mixed } from '../model/mixed.ts'
import type { NodeRecord } from '../model/node-record.ts'
import type { FormatKey, TextFormat } from '../model/text-format.ts'
import {
  type TextRange,
  rangesWithin,
  valueWithin,
  wholeValue
} from '../model/text-ranges.ts'
import { type Stretch, writeOwn } from './write-format.ts'

const showsMixed = holds('text/mixed-values')

/** Throws for a stretch that the text does not have. */
export function checkStretch(
  op: string,
  record: NodeRecord,
  start: unknown,
  end: unknown
): Stretch {
  const { length } = record.props.characters
  const from = checkRange(op, 'start', start, -Infinity, Infinity)
  const to = checkRange(op, 'end', end, -Infinity, Infinity)
  const inside = from >= 0 && to <= length && from < to
  if (inside || !holds('text/ranges-stay-within-the-text')) {
    return { start: from, end: to }
  }
  throw new RangeError(
    `in ${op}: Range outside of available characters. ` +
      `'start' must be less than node.characters.length and ` +
      `'end' must be less than or equal to node.characters.length`
  )
}

/** The one value of a stretch, or of the whole text. */
export function readFormat<K extends FormatKey>(
  record: NodeRecord,
  key: K,
  stretch?: Stretch
): TextFormat[K] | typeof mixed {
  const value = stretch
    ? valueWithin(record, key, stretch.start, stretch.end)
    : wholeValue(record, key)
  return value === mixed && !showsMixed ? record.props[key] : value
}

/** How underlines look is nothing where there is none. */
function readShown(
  record: NodeRecord,
  key: PlainKey,
  stretch?: Stretch
): unknown {
  if (key.startsWith('textDecoration') && key !== 'textDecoration') {
    const decoration = readFormat(record, 'textDecoration', stretch)
    if (decoration === mixed) return mixed
    if (decoration !== 'UNDERLINE') return null
  }
  return readFormat(record, key, stretch)
}

function write(
  handle: Handle,
  op: string,
  key: PlainKey,
  value: unknown,
  given?: { start: unknown; end: unknown }
): void {
  const checked = checkFormat(op, key, value)
  const record = textRecord(handle, op)
  const stretch = given && checkStretch(op, record, given.start, given.end)
  writeOwn(record, key, checked, stretch)
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// Lists are known by range only.
const byRangeOnly: PlainKey[] = ['listOptions', 'indentation']

function formatMembers(
  key: PlainKey
): PropertyDescriptorMap & ThisType<Handle> {
  const range = upperFirst(key)
  const whole: PropertyDescriptorMap & ThisType<Handle> = {
    [key]: {
      enumerable: true,
      get() {
        return readShown(live(this, `get_${key}`), key)
      },
      set(value: unknown) {
        write(this, `set_${key}`, key, value)
      }
    }
  }
  const ranges: PropertyDescriptorMap & ThisType<Handle> = {
    [`getRange${range}`]: {
      enumerable: true,
      value(start: unknown, end: unknown) {
        const op = `getRange${range}`
        const record = live(this, op)
        return readShown(record, key, checkStretch(op, record, start, end))
      }
    },
    [`setRange${range}`]: {
      enumerable: true,
      value(start: unknown, end: unknown, value: unknown) {
        write(this, `setRange${range}`, key, value, { start, end })
      }
    }
  }
  return byRangeOnly.includes(key) ? ranges : Object.assign(whole, ranges)
}

const plain: object = {}
for (const key of plainKeys) Object.defineProperties(plain, formatMembers(key))

type RangeName<K extends PlainKey> = Capitalize<K>

/** What the loop above defines; lists are known by range only. */
type PlainMembers = Pick<
  TextNode,
  | Exclude<PlainKey, 'listOptions' | 'indentation'>
  | `getRange${RangeName<PlainKey>}`
  | `setRange${RangeName<PlainKey>}`
>

/** Every format that is checked by its value alone, whole and by range. */
export const plainFormatMembers = members(plain as PlainMembers)

function weights(
  record: NodeRecord,
  ranges: TextRange[]
): number | typeof mixed {
  const all = ranges.map(({ fontName = record.props.fontName }) =>
    weightOf(fontName)
  )
  const [first = weightOf(record.props.fontName), ...others] = all
  return others.every(one => one === first) ? first : mixed
}

function writeFont(
  handle: Handle,
  op: string,
  value: unknown,
  given?: { start: unknown; end: unknown }
): void {
  const font = checkFont(sessionOf(handle), op, value)
  const record = editable(handle, op)
  const stretch = given && checkStretch(op, record, given.start, given.end)
  writeOwn(record, 'fontName', Object.freeze(font), stretch)
}

// Figma: the map holds only what differs from the font's own features.
const noFeatures = Object.freeze({}) as TextNode['openTypeFeatures']

/** Fonts: only the new one needs to be loaded. */
export const fontMembers = members({
  get fontName(): FontName | typeof mixed {
    return readFormat(live(this, 'get_fontName'), 'fontName')
  },
  set fontName(value: unknown) {
    writeFont(this, 'set_fontName', value)
  },
  getRangeFontName(start: number, end: number) {
    const op = 'getRangeFontName'
    const record = live(this, op)
    return readFormat(record, 'fontName', checkStretch(op, record, start, end))
  },
  setRangeFontName(start: number, end: number, value: FontName) {
    writeFont(this, 'setRangeFontName', value, { start, end })
  },
  getRangeAllFontNames(start: number, end: number) {
    const op = 'getRangeAllFontNames'
    const record = live(this, op)
    const stretch = checkStretch(op, record, start, end)
    const found = new Map<string, FontName>()
    for (const one of rangesWithin(record, stretch.start, stretch.end)) {
      const { fontName = record.props.fontName } = one
      found.set(JSON.stringify(fontName), fontName)
    }
    return Array.from(found.values())
  },
  get fontWeight() {
    const record = live(this, 'get_fontWeight')
    const { length } = record.props.characters
    return weights(record, rangesWithin(record, 0, length))
  },
  getRangeFontWeight(start: number, end: number) {
    const op = 'getRangeFontWeight'
    const record = live(this, op)
    const stretch = checkStretch(op, record, start, end)
    return weights(record, rangesWithin(record, stretch.start, stretch.end))
  },
  get openTypeFeatures(): typeof noFeatures {
    live(this, 'get_openTypeFeatures')
    return noFeatures
  },
  getRangeOpenTypeFeatures(start: number, end: number) {
    const op = 'getRangeOpenTypeFeatures'
    checkStretch(op, live(this, op), start, end)
    return noFeatures
  }
})

/** `Italic` of any weight, else `Regular`. */
export function fontStyleOf(font: FontName): FontStyle {
  return isItalic(font) ? 'ITALIC' : 'REGULAR'
}
