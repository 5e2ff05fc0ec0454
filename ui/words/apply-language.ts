import { languages } from '../../contract/settings.ts'
import type { Language } from '../../contract/settings.ts'
import { $language } from './language.ts'

/**
 * Sets the first available language, such as `de` for `de-AT`; English if there
 * is none.
 */
export function applyLanguage(wanted: readonly string[]): void {
  $language.set(wanted.map(knownLanguage).find(Boolean) ?? 'en')
}

function knownLanguage(wanted: string): Language | undefined {
  const [name] = wanted.toLowerCase().split('-')
  return languages.find(language => language === name)
}
