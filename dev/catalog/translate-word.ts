import { languages, type Language } from './languages.ts'
import { sceneWords } from './words/scene-words.ts'

const table = readTable()

/** A word of the table in another language; undefined when not there. */
export function translateWord(
  english: string,
  language: Language
): string | undefined {
  return table.get(english)?.get(language)
}

function readTable(): Map<string, Map<Language, string>> {
  const [head = '', ...rows] = sceneWords.split('\n')
  const columns = head.split('|').map(toLanguage)
  return new Map(
    rows.map(row => {
      const cells = row.split('|')
      const words = columns.map(
        (language, column) => [language, cells[column] ?? ''] as const
      )
      return [cells[0] ?? '', new Map(words)]
    })
  )
}

function toLanguage(code: string): Language {
  const language = languages.find(known => known === code)
  if (!language) throw new Error(`No language ${code} in the word table`)
  return language
}
