import { languages } from '../../contract/settings.ts'
import type { Language } from '../../contract/settings.ts'
import { $language } from './language.ts'

/**
 * Turns to the first of languages such as `de` or `de-AT` that the panel has,
 * or to English if it has none.
 */
export function speak(wanted: readonly string[]): void {
  $language.set(wanted.map(known).find(Boolean) ?? 'en')
}

function known(wanted: string): Language | undefined {
  const [name] = wanted.toLowerCase().split('-')
  return languages.find(language => language === name)
}
