import type { AssetText, Language } from './languages.ts'
import { sentence } from './sentence.ts'
import { translateWord } from './translate-word.ts'

/**
 * English words in a language, those that the table of words knows; the
 * first of them make the title. Undefined where it knows none.
 */
export function translateText(
  { title, description, keywords }: AssetText,
  language: Language
): AssetText | undefined {
  if (language === 'en') return { title, description, keywords }
  const words = translateWords(keywords, language)
  if (words.length === 0) return undefined
  const first = sentence(words.slice(0, 4).join(', '))
  return { title: first, description: first, keywords: words }
}

/** The words in a language, each once, without those that are unknown. */
export function translateWords(
  words: readonly string[],
  language: Language
): string[] {
  const known = words.flatMap(word => translateWord(word, language) ?? [])
  return [...new Set(known)]
}
