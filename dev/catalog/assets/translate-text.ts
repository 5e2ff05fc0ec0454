import type { AssetText, Language } from './languages.ts'
import { sentence } from './sentence.ts'
import { translateWord } from './translate-word.ts'

/**
 * Translates English words; unknown ones are skipped, and the first ones are
 * the title. Undefined if all are unknown.
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

/** The distinct translated words, without unknown ones. */
export function translateWords(
  words: readonly string[],
  language: Language
): string[] {
  const known = words.flatMap(word => translateWord(word, language) ?? [])
  return [...new Set(known)]
}
