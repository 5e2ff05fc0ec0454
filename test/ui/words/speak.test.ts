import { afterEach, expect, it } from 'vitest'
import { $language } from '../../../ui/words/language.ts'
import { speak } from '../../../ui/words/speak.ts'

afterEach(() => $language.set('en'))

it.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['PT-br'], 'pt'],
  [['nl', 'fr-CA', 'en'], 'fr'],
  [['en-US', 'de'], 'en'],
  [['nl', ''], 'en'],
  [[], 'en']
])('turns with %j to %s', (wanted, spoken) => {
  speak(wanted)

  expect($language.get()).toBe(spoken)
})
