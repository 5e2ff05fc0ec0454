import { languages, type Language } from '../../../contract/api/languages.ts'

/** Place of a language in the API's list. */
export function languageNumber(language: Language): number {
  return languages.indexOf(language)
}
