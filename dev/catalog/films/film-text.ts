import type { AssetText, Language } from '../languages.ts'
import { translateWord } from '../translate-word.ts'
import type { Film } from './film.ts'

/**
 * Title, description and keywords in a language, or undefined where there
 * are no words: a film is then found by its English ones only.
 */
export function filmText(
  film: Pick<Film, 'title' | 'description' | 'keywords'>,
  language: Language
): AssetText | undefined {
  const { title, description, keywords } = film
  if (language === 'en') return { title, description, keywords }
  const words = keywords.flatMap(word => translateWord(word, language) ?? [])
  if (words.length === 0) return undefined
  const text = words.slice(0, 4).join(', ')
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return { title: sentence, description: sentence, keywords: words }
}
