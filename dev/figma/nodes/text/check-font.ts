import { checkKeys, checkObject, checkString } from '../checks/check.ts'
import { holds } from '../../rules/rules.ts'
import { type Handle, editable, sessionOf } from '../handles/handle.ts'
import { fontsOf, isAvailable } from '../../model/text/font-families.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { rangesOf, valueIn } from '../../model/text/text-ranges.ts'
import type { TextRange } from '../../model/record/text-format.ts'

const checksFonts = holds('fonts/writing-needs-the-font')

/** A font as one text, to compare by. */
export function fontKey(font: FontName): string {
  return `${font.family} ${font.style}`
}

function readFont(
  op: string,
  value: unknown
): { family: string; style: string | undefined } {
  const font = checkObject(op, 'fontName', value)
  checkKeys(op, 'fontName', font, ['family', 'style', 'variationSettings'])
  if (font['variationSettings'] !== undefined) {
    throw new Error('not emulated: fontName.variationSettings')
  }
  const style = font['style']
  return {
    family: checkString(op, 'fontName.family', font['family']),
    style:
      style === undefined ? style : checkString(op, 'fontName.style', style)
  }
}

/** The fonts to load: without a style all of the family. */
export function readFontsToLoad(op: string, value: unknown): FontName[] {
  const { family, style } = readFont(op, value)
  const fonts = style === undefined ? fontsOf(family) : [{ family, style }]
  const found = fonts.length > 0 && fonts.every(isAvailable)
  if (found || !holds('fonts/only-available-fonts-load')) return fonts
  const name = style === undefined ? family : fontKey({ family, style })
  throw new Error(`in ${op}: The font "${name}" could not be loaded`)
}

/** For trusted code and a person every font is loaded. */
function hasFont(session: Session, font: FontName): boolean {
  return session.actor !== 'plugin' || session.fonts.has(fontKey(font))
}

function unloaded(op: string, problem: string, font: FontName): Error {
  const { family, style } = font
  return new Error(
    `in ${op}: ${problem} with unloaded font "${fontKey(font)}". ` +
      `Please call figma.loadFontAsync({ family: "${family}", ` +
      `style: "${style}" }) and await the returned promise first.`
  )
}

/** Reads a font to write with, which must be loaded. */
export function checkFont(
  session: Session,
  op: string,
  value: unknown
): FontName {
  const { family, style } = readFont(op, value)
  const font = { family, style: checkString(op, 'fontName.style', style) }
  assertLoadedFont(session, op, font)
  return font
}

/** Throws when a font that is about to be written is not loaded. */
export function assertLoadedFont(
  session: Session,
  op: string,
  font: FontName
): void {
  if (hasFont(session, font)) return
  if (!holds('fonts/new-font-must-be-loaded')) return
  throw unloaded(op, 'Cannot write to node', font)
}

/** Every font of a text, of some of it or of a text style, each once. */
export function fontsIn(
  record: NodeRecord,
  ranges: TextRange[] = rangesOf(record)
): FontName[] {
  const found = new Map<string, FontName>()
  for (const range of ranges) {
    const fontName = valueIn(record, range, 'fontName')
    found.set(fontKey(fontName), fontName)
  }
  return Array.from(found.values())
}

/** A font of a text that has to be loaded before it can be drawn again. */
export function missingFont(
  session: Session,
  text: NodeRecord
): FontName | undefined {
  return fontsIn(text).find(font => !hasFont(session, font))
}

/** A text that may be drawn again, since its fonts are loaded. */
export function textRecord(handle: Handle, op: string): NodeRecord {
  const record = editable(handle, op)
  const missing = missingFont(sessionOf(handle), record)
  if (!missing || !checksFonts) return record
  throw unloaded(op, 'Cannot write to node', missing)
}
