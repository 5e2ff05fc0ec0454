import type { Language } from '../../../contract/api/languages.ts'
import { englishWords } from '../../catalog/english-words.ts'
import { segmentWords } from '../index/segment-words.ts'
import { stemWords } from '../index/stem-words.ts'

const known = new Map<Language, ReadonlyMap<string, readonly string[]>>()

/** English words for a word or phrase of a language; none if it is unknown. */
export function meaningsOf(text: string, language: Language): string[] {
  if (language === 'en') return []
  const meanings = known.get(language) ?? readMeanings(language)
  known.set(language, meanings)
  return [...(meanings.get(keyOf(text, language)) ?? [])]
}

function readMeanings(
  language: Language
): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>()
  for (const [word, english] of englishWords(language)) {
    const key = keyOf(word, language)
    const all = [...(meanings.get(key) ?? []), ...english]
    meanings.set(key, [...new Set(all)])
  }
  return meanings
}

/** A long vowel at the end of a Japanese word is written or not. */
function keyOf(text: string, language: Language): string {
  const words = segmentWords(stemWords(text, language))
  return words.trim().replace(/\s+/g, ' ').replace(/ ?ー$/, '')
}
