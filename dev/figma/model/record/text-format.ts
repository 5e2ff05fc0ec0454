import { hasOwn } from '../../shared/has-own.ts'

/** Formats that can differ by letter. */
export interface LetterFormat {
  fontName: FontName
  fontSize: number
  textCase: TextCase
  textDecoration: TextDecoration
  textDecorationStyle: TextDecorationStyle
  textDecorationOffset: TextDecorationOffset
  textDecorationThickness: TextDecorationThickness
  textDecorationColor: TextDecorationColor
  textDecorationSkipInk: boolean
  letterSpacing: LetterSpacing
  lineHeight: LineHeight
  hyperlink: HyperlinkTarget | null
  fills: readonly Paint[]
  fillStyleId: string
  textStyleId: string
}

/** Formats that can differ by paragraph. */
export interface ParagraphFormat {
  listOptions: TextListOptions
  listSpacing: number
  indentation: number
  paragraphIndent: number
  paragraphSpacing: number
  textWrapStyle: TextWrapStyle
}

export interface TextFormat extends LetterFormat, ParagraphFormat {}

export type FormatKey = keyof TextFormat

export type Format = Partial<TextFormat>

/** A stretch of text; values that it lacks are those of the whole text. */
export interface TextRange extends Partial<TextFormat> {
  start: number
  end: number
}

const paragraphDefaults: ParagraphFormat = {
  listOptions: { type: 'NONE' },
  listSpacing: 0,
  indentation: 0,
  paragraphIndent: 0,
  paragraphSpacing: 0,
  textWrapStyle: 'AUTO'
}

/** The format of a text that was just made. */
export const formatDefaults: TextFormat = Object.assign(
  {
    fontName: { family: 'Inter', style: 'Regular' },
    fontSize: 12,
    textCase: 'ORIGINAL' as const,
    textDecoration: 'NONE' as const,
    textDecorationStyle: 'SOLID' as const,
    textDecorationOffset: { unit: 'AUTO' as const },
    textDecorationThickness: { unit: 'AUTO' as const },
    textDecorationColor: { value: 'AUTO' as const },
    textDecorationSkipInk: true,
    letterSpacing: { value: 0, unit: 'PERCENT' as const },
    lineHeight: { unit: 'AUTO' as const },
    hyperlink: null,
    fills: [],
    fillStyleId: '',
    textStyleId: ''
  },
  paragraphDefaults
)

/** Whether a format says how an underline looks. */
export function isUnderlineKey(key: string): boolean {
  return key.startsWith('textDecoration') && key !== 'textDecoration'
}

/** Whether a format belongs to whole paragraphs. */
export function isParagraphKey(key: string): boolean {
  return hasOwn(paragraphDefaults, key)
}
