import type { Language } from '../../contract/settings.ts'
import { $language } from '../words/language.ts'

/** The library's texts in the panel's language; English it speaks unasked. */
export function apiLanguage(): Language | undefined {
  const language = $language.get()
  return language === 'en' ? undefined : language
}
