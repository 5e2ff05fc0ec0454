import { $language } from '../stores/language.ts'
import { completeLanguages } from './i18n.ts'

/** Turns to a language such as `de` or `de-AT`, or to English without it. */
export function speak(wanted: string): void {
  const [name] = wanted.split('-')
  const known = completeLanguages().find(language => language === name)
  $language.set(known ?? 'en')
}
