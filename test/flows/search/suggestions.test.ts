import { beforeEach, expect, it } from 'vitest'
import { recentWords } from '../../kept-searches.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

/** Types at a usual speed, with the list open below the field. */
async function typeAll(words: string): Promise<void> {
  file.panel.openSuggestions()
  for (let end = 1; end <= words.length; end += 1) {
    void file.panel.type(words.slice(0, end))
    file.panel.loadPopular()
    await stack.clock.advance(80)
  }
}

/** Waits until typing rests and the suggestions are loaded. */
async function waitForSuggestions(): Promise<void> {
  await stack.clock.advance(1000)
  await stack.until(() => file.panel.$search.get().state === 'ready')
  file.panel.loadPopular()
  await stack.calm()
}

function counts(): number[] {
  const { arrivals } = stack.service
  const path = '/v2/images/search'
  return [
    arrivals.count('GET', path),
    arrivals.count('GET', `${path}/popular/queries`)
  ]
}

function offeredWords(): string[] {
  return file.panel.$suggestions.get().map(({ words }) => words)
}

it('loads popular searches once, after the first results, and nothing per key', async () => {
  await typeAll('mountain')
  const typing = counts()
  await waitForSuggestions()
  const first = counts()
  await typeAll('mountains')
  await waitForSuggestions()

  expect(typing).toEqual([0, 0])
  expect(first).toEqual([1, 1])
  expect(counts()).toEqual([2, 1])
})

it('asks for no popular searches until somebody types', async () => {
  await file.panel.search('mountain')
  file.panel.loadPopular()
  await stack.calm()

  expect(counts()).toEqual([1, 0])
})

it('offers popular searches and the person’s own', async () => {
  await file.panel.popularQueries.load('en')
  const section = file.panel.popularQueries.$section.get()
  const [popular = ''] = section.state === 'ready' ? section.found : []
  await file.panel.search('mountain')

  file.panel.openSuggestions()
  file.panel.setQuery('moun')
  const own = offeredWords()
  file.panel.setQuery(popular.slice(0, -1))

  expect(own).toContain('mountain')
  expect(offeredWords()).toContain(popular)
})

it('keeps the history empty after it is forgotten and the panel reopened', async () => {
  await file.panel.search('mountain')
  await file.panel.search('lake')
  file.panel.forgetSearch('mountain')
  await stack.clock.advance(1000)
  const later = await stack.reopen(file)
  const left = recentWords(later.panel.$settings.get())

  later.panel.forgetSearches()
  await stack.clock.advance(1000)
  const last = await stack.reopen(later)

  expect(left).toEqual(['lake'])
  expect(last.panel.$settings.get().recentSearches).toEqual([])
})
