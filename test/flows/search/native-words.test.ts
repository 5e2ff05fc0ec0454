import { beforeEach, expect, it } from 'vitest'
import type { MediaType } from '../../../contract/api/media-type.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

async function find(medium: MediaType, words: string): Promise<string[]> {
  file.panel.chooseMedium(medium)
  await file.panel.search(words)
  return readResults(file.panel).map(({ assetId }) => assetId)
}

it.each([
  ['image', 'tree', 'bäume'],
  ['video', 'city', 'Städte'],
  ['audio', 'water', 'wasser']
] as const)(
  'finds in German at least half of what English finds: %s',
  async (medium, english, german) => {
    const expected = await find(medium, english)
    file.panel.setLanguage('de')

    const found = await find(medium, german)

    const both = found.filter(id => expected.includes(id))
    expect(expected.length).toBeGreaterThan(0)
    expect(both.length).toBeGreaterThanOrEqual(expected.length / 2)
  }
)

it('offers popular searches in German while one types', async () => {
  file.panel.setLanguage('de')
  await file.panel.search('Baum')
  file.panel.openSuggestions()
  file.panel.setQuery('him')

  file.panel.loadPopular()
  await stack.until(() => file.panel.$suggestions.get().length > 0)

  expect(file.panel.$suggestions.get()).toContainEqual({
    kind: 'popular',
    words: 'Himmel'
  })
})

it('asks for categories in German, and again in another language', async () => {
  file.panel.setLanguage('de')
  await file.panel.loadCategories()
  const german = file.panel.$categories.get()
  await file.panel.loadCategories()
  file.panel.setLanguage('ja')
  await file.panel.loadCategories()

  expect(german).toContain('Natur')
  expect(file.panel.$categories.get()).toContain('自然')
  const path = '/v2/images/categories'
  expect(stack.service.arrivals.count('GET', path)).toBe(2)
})
