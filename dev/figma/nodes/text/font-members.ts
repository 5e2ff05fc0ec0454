import { checkFont, fontsIn } from './check-font.ts'
import { checkStretch } from './check-stretch.ts'
import { members } from '../handles/define-node.ts'
import { weightOf } from '../../model/text/font-families.ts'
import { type Handle, editable, live, sessionOf } from '../handles/handle.ts'
import { mixed } from '../../model/record/mixed.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { readFormat } from './read-format.ts'
import { rangesWithin } from '../../model/text/text-ranges.ts'
import type { TextRange } from '../../model/record/text-format.ts'
import { writeOwn } from './write-format.ts'

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

// Figma: the map holds only what differs from the font's own features,
// though its type names them all.
const noFeatures = Object.freeze({}) as TextNode['openTypeFeatures'] // so

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
    const ranges = rangesWithin(record, stretch.start, stretch.end)
    return fontsIn(record, ranges)
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
