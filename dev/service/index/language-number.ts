import { languages, type Language } from '../../../contract/api/languages.ts'

/** Index of a language in the API's list. */
export function languageNumber(language: Language): number {
  return languages.indexOf(language)
}
