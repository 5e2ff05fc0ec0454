import { afterEach, expect, it } from 'vitest'
import { searchWords } from '../../../ui/search/words.ts'
import { $language } from '../../../ui/words/language.ts'

afterEach(() => $language.set('en'))

it('turns at once to another language and back', () => {
  const seen: string[] = []
  const end = searchWords.subscribe(t => seen.push(t.results(1204)))

  $language.set('de')
  $language.set('en')
  end()

  expect(seen).toEqual(['1,204 results', '1.204 Ergebnisse', '1,204 results'])
})

it('takes the other form where a language has fewer', () => {
  $language.set('ja')

  expect(searchWords.get().results(1)).toBe(
    searchWords.get().results(2).replace('2', '1')
  )
})
