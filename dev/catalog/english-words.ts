import type { Language } from './assets/languages.ts'
import { translatedWords, translateWord } from './assets/translate-word.ts'
import { emojiLabels } from './emoji/emoji-words.ts'
import { searchWords } from './words/search-words.ts'

/** A word or phrase in a language, and English words that mean it. */
export type Meaning = readonly [word: string, english: readonly string[]]

const [head = '', ...rows] = searchWords.split('\n')
const columns = head.split('|')

/** What the catalogue knows people to type in a language. */
export function englishWords(language: Language): Meaning[] {
  const labels = emojiLabels(language)
  return [
    ...translatedWords.flatMap(english =>
      toMeaning(translateWord(english, language), english)
    ),
    ...[...emojiLabels('en')].flatMap(([hexcode, english]) =>
      toMeaning(labels.get(hexcode), english)
    ),
    ...typedWords(language)
  ]
}

function toMeaning(word: string | undefined, english: string): Meaning[] {
  return word ? [[word, [english]]] : []
}

function typedWords(language: Language): Meaning[] {
  const column = columns.indexOf(language)
  if (column < 1) return []
  return rows.flatMap(row => {
    const cells = row.split('|')
    const english = (cells[0] ?? '').split(',')
    const words = (cells[column] ?? '').split(',')
    return words.map((word): Meaning => [word, english])
  })
}
