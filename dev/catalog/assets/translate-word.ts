import { drawingWords } from '../words/drawing-words.ts'
import { filmWords } from '../words/film-words.ts'
import { lifeWords } from '../words/life-words.ts'
import { lookWords } from '../words/look-words.ts'
import { natureWords } from '../words/nature-words.ts'
import { sceneWords } from '../words/scene-words.ts'
import { languages, type Language } from './languages.ts'

const [head = '', ...rows] = [
  sceneWords,
  lookWords,
  natureWords,
  lifeWords,
  filmWords,
  drawingWords
]
  .join('\n')
  .split('\n')
const table = readTable()

/** The English words of the table, in order. */
export const translatedWords: readonly string[] = rows.map(
  row => row.split('|')[0] ?? ''
)

/** A word of the table in another language; undefined if unknown. */
export function translateWord(
  english: string,
  language: Language
): string | undefined {
  return table.get(english)?.get(language)
}

function readTable(): Map<string, Map<Language, string>> {
  const columns = head.split('|').map(toLanguage)
  return new Map(
    rows.map(row => {
      const cells = row.split('|')
      const translations = columns.map(
        (language, column) => [language, cells[column] ?? ''] as const
      )
      return [cells[0] ?? '', new Map(translations)]
    })
  )
}

function toLanguage(code: string): Language {
  const language = languages.find(known => known === code)
  if (!language) throw new Error(`No language ${code} in the word table`)
  return language
}
