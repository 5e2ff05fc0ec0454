import type { Language } from '../../contract/settings.ts'
import { $language } from '../words/language.ts'

/**
 * The panel's language for the library's texts; undefined for English, its
 * default.
 */
export function apiLanguage(): Language | undefined {
  const language = $language.get()
  return language === 'en' ? undefined : language
}
