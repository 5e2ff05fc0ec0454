import { expect, test } from 'vitest'
import { languages as asked } from '../../../../contract/api/languages.ts'
import { languages } from '../../assets/languages.ts'

test('the catalogue has words in the languages of the API, in its order', () => {
  expect(languages).toEqual(asked)
})
