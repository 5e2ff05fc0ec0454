import { afterEach, expect, it } from 'vitest'
import { $language } from '../../../ui/stores/language.ts'
import { completeLanguages, i18n } from '../../../ui/words/i18n.ts'
import { speak } from '../../../ui/words/speak.ts'

const english = { none: 'None' }

afterEach(() => $language.set('en'))

it.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['DE'], 'de'],
  [['nl', 'de-CH', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['fr'], 'en'],
  [['nl', ''], 'en'],
  [[], 'en']
])('turns with %j to %s, when German is all there is', (wanted, spoken) => {
  i18n(`for ${wanted.join()}`, english, { de: { none: 'Keine' } })

  speak(wanted)

  expect($language.get()).toBe(spoken)
})

it('does not offer what a part of the panel is not translated into', () => {
  i18n('two', english, { de: { none: 'Keine' } })
  const before = completeLanguages()

  i18n('three', english)

  expect(before).toEqual(['en', 'de'])
  expect(completeLanguages()).toEqual(['en'])
})
