import { afterEach, expect, it } from 'vitest'
import { imageSearchWords } from '../../../ui/search/words.ts'
import { $language } from '../../../ui/words/language.ts'

afterEach(() => $language.set('en'))

it('changes the language before the next frame, and back', async () => {
  const seen: string[] = []
  const end = imageSearchWords.subscribe(t => seen.push(t.results(1204)))

  $language.set('de')
  await expect.poll(() => seen).toContain('1.204 Ergebnisse')
  $language.set('en')
  end()

  expect(seen.at(-1)).toBe('1,204 results')
})

it('uses the other form where a language has fewer', async () => {
  const end = imageSearchWords.subscribe(() => undefined)

  $language.set('ja')

  await expect.poll(() => imageSearchWords.get().results(1)).toBe('1件の結果')
  end()
})
