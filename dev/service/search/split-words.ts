import type { Language } from '../../../contract/api/languages.ts'

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
const adjective = /^(\p{Script=Han}+)[いな]$/u

/**
 * The words of a text without spaces between them, in Japanese; none if it is
 * one word, and in languages that separate words.
 */
export function splitWords(text: string, language: Language): string[] {
  if (language !== 'ja') return []
  const joined = text.replace(/\s+/g, '')
  const words = [...segmenter.segment(joined)]
    .filter(one => one.isWordLike)
    .map(({ segment }) => segment)
  return words.length === 1 ? [] : words
}

/** `青` for the adjective `青い`; undefined for other words. */
export function stemAdjective(
  text: string,
  language: Language
): string | undefined {
  if (language !== 'ja') return undefined
  return adjective.exec(text.replace(/\s+/g, ''))?.[1]
}
