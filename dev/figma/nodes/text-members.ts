import { checkNumber, checkObject, checkRange, checkString } from './check.ts'
import { members } from './define-node.ts'
import { type Handle, editable, live, sessionOf } from './handle.ts'
import { setProp } from '../model/history.ts'
import type { NodeRecord } from '../model/node-record.ts'
import { settleParents } from '../model/resize.ts'

const fonts = [
  'Thin',
  'Light',
  'Regular',
  'Medium',
  'Semi Bold',
  'Bold',
  'Italic'
]

/** A font as one text, to compare by. */
export function fontKey(font: FontName): string {
  return `${font.family} ${font.style}`
}

export function checkFont(op: string, value: unknown): FontName {
  const font = checkObject(op, 'fontName', value)
  const family = checkString(op, 'fontName.family', font['family'])
  const style = checkString(op, 'fontName.style', font['style'])
  if (family === 'Inter' && fonts.includes(style)) return { family, style }
  throw new Error(`in ${op}: The font "${family} ${style}" could not be loaded`)
}

/** Text that would be drawn anew needs its font loaded. */
function textRecord(handle: Handle, op: string): NodeRecord {
  const record = editable(handle, op)
  const { fontName } = record.props
  if (sessionOf(handle).fonts.has(fontKey(fontName))) return record
  throw new Error(
    `in ${op}: Cannot write to node with unloaded font "${fontKey(fontName)}". ` +
      `Please call figma.loadFontAsync({ family: "${fontName.family}", ` +
      `style: "${fontName.style}" }) and await the returned promise first.`
  )
}

/** A guess at the drawn size: Inter is about 0.6 em wide. */
export function fitText(record: NodeRecord): void {
  const { characters, fontSize, textAutoResize } = record.props
  if (textAutoResize !== 'WIDTH_AND_HEIGHT') return
  const lines = characters.split('\n')
  const longest = Math.max(...lines.map(line => line.length))
  setProp(record, 'width', Math.round(longest * fontSize * 0.6))
  setProp(record, 'height', Math.round(lines.length * fontSize * 1.21))
}

function redraw(record: NodeRecord): void {
  fitText(record)
  settleParents(record)
}

/** One style for the whole text. */
export const textMembers = members({
  get characters() {
    return live(this, 'get_characters').props.characters
  },
  set characters(value: string) {
    const record = textRecord(this, 'set_characters')
    const text = checkString('set_characters', 'characters', value)
    setProp(record, 'ranges', [])
    setProp(record, 'characters', text)
    if (record.props.autoRename) setProp(record, 'name', text.slice(0, 40))
    redraw(record)
  },
  get fontSize() {
    return live(this, 'get_fontSize').props.fontSize
  },
  set fontSize(value: number) {
    const record = textRecord(this, 'set_fontSize')
    const size = checkNumber('set_fontSize', 'fontSize', value)
    checkRange('set_fontSize', 'fontSize', size, 1, 1e4)
    setProp(record, 'fontSize', size)
    redraw(record)
  },
  get fontName() {
    return Object.freeze({ ...live(this, 'get_fontName').props.fontName })
  },
  set fontName(value: FontName) {
    const font = checkFont('set_fontName', value)
    const record = editable(this, 'set_fontName')
    if (!sessionOf(this).fonts.has(fontKey(font))) {
      throw new Error(
        `in set_fontName: Cannot use unloaded font "${fontKey(font)}". ` +
          'Please call figma.loadFontAsync and await the returned promise first.'
      )
    }
    setProp(record, 'fontName', font)
    redraw(record)
  },
  get hasMissingFont() {
    live(this, 'get_hasMissingFont')
    return false
  },
  get autoRename() {
    return live(this, 'get_autoRename').props.autoRename
  }
})
