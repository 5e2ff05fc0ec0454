import type { Language } from '../../contract/settings.ts'
import { platform } from '../platform/platform.ts'
import { $language } from '../words/language.ts'

/**
 * The panel's language for the library's texts and words; undefined for English,
 * its default, unless the browser would ask for another one by its header.
 */
export function apiLanguage(): Language | undefined {
  const language = $language.get()
  if (language !== 'en') return language
  const [first = 'en'] = platform().languages
  return /^en\b/i.test(first) ? undefined : 'en'
}
