import type { Language } from '../../../contract/api/languages.ts'

/** With combining marks, which some scripts need. */
const anyWord = /[\p{L}\p{M}\p{N}]+/gu
const elided = /\b(?:[cdjlmnst]|qu)['’]/g
const marks = /[\u0300-\u036f]/g

/** From the plural, and from other forms, to one that they share. */
const stems: Partial<Record<Language, (word: string) => string>> = {
  de: stemGerman,
  es: stemSpanish,
  fr: stemFrench,
  pt: stemPortuguese
}

/**
 * The words in the form in which they are indexed and looked up, in small
 * letters. In German, Spanish, French and Portuguese that is without accents and
 * plural endings, so that `Bäume` and `baum` are the same.
 */
export function stemWords(text: string, language: Language): string {
  const stem = stems[language]
  const small = text.toLowerCase()
  if (!stem) return small
  const plain = small
    .normalize('NFD')
    .replace(marks, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
  const words = language === 'fr' ? plain.replaceAll(elided, '') : plain
  return words.replace(anyWord, word => (word.length > 3 ? stem(word) : word))
}

/** `ae` is how people type `ä`. */
function stemGerman(word: string): string {
  const plain = word.replace(/([aou])e/g, '$1')
  const stem = plain.replace(/(?:ern|em|en|er|es|e|n|s)$/, '')
  return stem.length > 2 ? stem : plain
}

function stemFrench(word: string): string {
  if (word.endsWith('eaux')) return word.slice(0, -1)
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`
  return word.replace(/[sx]$/, '').replace(/e$/, '')
}

function stemSpanish(word: string): string {
  return word
    .replace(/(?<=[aeo])s$/, '')
    .replace(/e$/, '')
    .replace(/z$/, 'c')
}

function stemPortuguese(word: string): string {
  const ending = /(?:oes|ais|eis|ois|ns)$/.exec(word)?.[0]
  const single = { oes: 'ao', ais: 'al', eis: 'el', ois: 'ol', ns: 'm' }
  if (ending) {
    // One of the keys, as the expression has no others.
    const end = single[ending as keyof typeof single]
    return word.slice(0, -ending.length) + end
  }
  return word.replace(/s$/, '').replace(/e$/, '')
}
