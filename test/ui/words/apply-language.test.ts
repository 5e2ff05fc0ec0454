import { afterEach, expect, it } from 'vitest'
import { $language } from '../../../ui/words/language.ts'
import { applyLanguage } from '../../../ui/words/apply-language.ts'

afterEach(() => $language.set('en'))

it.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['PT-br'], 'pt'],
  [['nl', 'fr-CA', 'en'], 'fr'],
  [['en-US', 'de'], 'en'],
  [['nl', ''], 'en'],
  [[], 'en']
])('for %j, applies %s', (wanted, language) => {
  applyLanguage(wanted)

  expect($language.get()).toBe(language)
})
