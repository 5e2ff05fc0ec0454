import type { Language } from '../../../contract/api/languages.ts'
import type { AssetText } from '../../catalog/assets/languages.ts'
import type { Database } from '../database/open-database.ts'
import { languageNumber } from './language-number.ts'
import { segmentWords } from './segment-words.ts'
import { stemWords } from './stem-words.ts'

/**
 * A separator that nobody types, so that a phrase in quotes cannot match across
 * keywords.
 */
const separator = ' \uE000 '

/** Writes a text in one language into the full-text tables. */
export function writeText(
  database: Database,
  number: number,
  language: Language,
  { title, keywords, description }: AssetText
): void {
  const isEnglish = language === 'en'
  database.run(
    `INSERT INTO ${isEnglish ? 'words' : 'local_words'}
       (rowid, title, keywords, description) VALUES (?, ?, ?, ?)`,
    isEnglish ? number : number * 32 + languageNumber(language),
    ...[title, keywords.join(separator), description].map(text =>
      segmentWords(isEnglish ? text : stemWords(text, language))
    )
  )
}
