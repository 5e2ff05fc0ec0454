import { type LetterWidths, familyOf, weightOf } from './font-families.ts'
import type { TextFormat } from '../record/text-format.ts'

const wordStart = /[\s([{"'\u2018\u201c-]/

/** A letter in the case of its stretch; it stays one letter. */
export function drawnLetter(
  text: string,
  at: number,
  textCase: TextCase
): string {
  const letter = text.charAt(at)
  if (textCase === 'ORIGINAL') return letter
  const starts = at === 0 || wordStart.test(text.charAt(at - 1))
  const cased = applyCase(letter, textCase, starts)
  return cased.length === 1 ? cased : letter
}

function applyCase(letter: string, to: TextCase, starts: boolean): string {
  switch (to) {
    case 'ORIGINAL':
      break
    case 'LOWER':
      return letter.toLowerCase()
    case 'TITLE':
      return starts ? letter.toUpperCase() : letter
    case 'UPPER':
    case 'SMALL_CAPS':
    case 'SMALL_CAPS_FORCED':
      return letter.toUpperCase()
  }
  return letter
}

type Kind = keyof LetterWidths

const kinds = new Map<string, Kind>()

/** The kind of a letter, cached. */
function kindOf(letter: string): Kind {
  const known = kinds.get(letter)
  if (known) return known
  const kind = findKind(letter)
  kinds.set(letter, kind)
  return kind
}

function findKind(letter: string): Kind {
  if (/\s/.test(letter)) return 'space'
  if (/[iljI.,:;'|!`\u2019]/.test(letter)) return 'narrow'
  if (/[ftr()[\]{}\-/\\"*\u201c\u201d]/.test(letter)) return 'slim'
  if (/[0-9+=<>#$_~?]/.test(letter)) return 'digit'
  if (/[mw]/.test(letter)) return 'wideLower'
  if (/[MW@%\u2014\u2026]/.test(letter)) return 'wideUpper'
  return letter === letter.toLowerCase() ? 'lower' : 'upper'
}

/** Fractions of the font size, by code unit: the second of a pair has none. */
function emOf(letter: string, widths: LetterWidths): number {
  const code = letter.charCodeAt(0)
  if (code < 0x2e80) return widths[kindOf(letter)]
  // Emoji, Chinese, Japanese and Korean letters are squares.
  return code >= 0xdc00 && code < 0xe000 ? 0 : 1
}

/** Pixels between letters. */
export function spacingOf(format: TextFormat): number {
  const { value, unit } = format.letterSpacing
  return unit === 'PIXELS' ? value : (value / 100) * format.fontSize
}

/** Estimates the advance width of letters in a format. */
export function advancer(format: TextFormat): (letter: string) => number {
  const { fontName, fontSize, textCase } = format
  const { widths } = familyOf(fontName)
  const weight = 1 + (weightOf(fontName) - 400) * 0.00018
  const small = textCase.startsWith('SMALL_CAPS') ? 0.8 : 1
  const scale = weight * small * fontSize
  const spacing = spacingOf(format)
  return letter => {
    const em = emOf(letter, widths)
    return em === 0 ? 0 : em * scale + spacing
  }
}

/** The height of a line, and where in it the letters stand. */
export function lineBox(format: TextFormat): {
  height: number
  baseline: number
} {
  const { fontName, fontSize, lineHeight } = format
  const { ascent, descent } = familyOf(fontName)
  const own = (ascent + descent) * fontSize
  const height =
    lineHeight.unit === 'AUTO'
      ? Math.round(own)
      : lineHeight.unit === 'PIXELS'
        ? lineHeight.value
        : (lineHeight.value / 100) * fontSize
  return { height, baseline: (height - own) / 2 + ascent * fontSize }
}
