import { beforeEach, expect, it } from 'vitest'
import type { Filters } from '../../../ui/api/search-filters.ts'
import type { Sort } from '../../../ui/api/search-sorts.ts'
import { recentWords } from '../../kept-searches.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const cases: ['image' | 'video' | 'audio', string, Filters, Sort][] = [
  ['image', 'mountain', { orientation: 'vertical' }, 'newest'],
  ['video', 'water', { resolution: '4k' }, 'newest'],
  ['audio', '', { genres: ['Jazz'] }, 'longest']
]

/** What is searched for, and shown. */
function shown({ panel }: OpenFile) {
  return {
    medium: panel.$medium.get(),
    words: panel.$query.get(),
    filters: panel.$filters.get(),
    sort: panel.$sort.get(),
    state: panel.$search.get().state
  }
}

/** Searches, saves, and opens the panel again. */
async function saveAndReopen([
  medium,
  words,
  filters,
  sort
]: (typeof cases)[0]) {
  const { panel } = file
  panel.chooseMedium(medium)
  panel.setFilters(filters)
  panel.setSort(sort)
  await panel.search(words)
  const before = shown(file)
  expect(panel.toggleSaved()).toBe(true)
  panel.chooseMedium('image')
  await stack.clock.advance(1000)
  return { before, later: await stack.reopen(file) }
}

it.each(cases)('saves a search of %ss whole', async (...one) => {
  const { before, later } = await saveAndReopen(one)
  const { panel } = later
  const [saved] = panel.$settings.get().savedSearches
  if (!saved) throw new Error('Nothing was saved.')

  panel.repeatSearch(saved)
  await stack.until(() => panel.$search.get().state === 'ready')

  expect(shown(later)).toEqual(before)
  expect(panel.$isSaved.get()).toBe(true)
})

it('repeats a recent search with its filters and order', async () => {
  const { panel } = file
  panel.setFilters({ orientation: 'vertical' })
  panel.setSort('newest')
  await panel.search('mountain')
  const before = shown(file)
  panel.clearFilters()
  await panel.search('lake')
  await stack.clock.advance(1000)
  const later = await stack.reopen(file)
  const recent = later.panel.recentSearch('mountain')
  if (!recent) throw new Error('It was not kept.')

  later.panel.repeatSearch(recent)
  await stack.until(() => later.panel.$search.get().state === 'ready')

  expect(shown(later)).toEqual(before)
})

it('keeps the last filters for the same words', async () => {
  const { panel } = file
  await panel.search('mountain')
  panel.setFilters({ orientation: 'vertical' })
  await stack.until(() => panel.$search.get().state === 'ready')
  await panel.search('mountain')

  expect(panel.$settings.get().recentSearches).toEqual([
    {
      mediaType: 'image',
      words: 'mountain',
      filters: { orientation: 'vertical' },
      sort: 'popular'
    }
  ])
})

it('keeps a saved search however many follow, until it is removed', async () => {
  const { panel } = file
  await panel.search('mountain')
  panel.toggleSaved()
  const [recent] = panel.$settings.get().recentSearches
  if (!recent) throw new Error('It was not kept.')
  for (let i = 0; i < 25; i += 1) {
    panel.rememberSearch({ ...recent, words: `search ${i}` })
  }

  const kept = panel.$settings.get()
  panel.toggleSaved()

  expect(recentWords(kept)).not.toContain('mountain')
  expect(kept.savedSearches.map(({ words }) => words)).toEqual(['mountain'])
  expect(panel.$settings.get().savedSearches).toEqual([])
})

it('saves twenty at most, and drops none for another', async () => {
  const { panel } = file
  for (let i = 0; i < 20; i += 1) {
    panel.setQuery(`search ${i}`)
    panel.toggleSaved()
  }

  panel.setQuery('one more')

  expect(panel.toggleSaved()).toBe(false)
  const { savedSearches } = panel.$settings.get()
  expect(savedSearches).toHaveLength(20)
  expect(savedSearches.at(-1)?.words).toBe('search 0')
})

it('repeats what odd storage leaves of a search', async () => {
  const { panel } = file

  panel.repeatSearch({
    mediaType: 'video',
    words: 'water',
    filters: { resolution: 'huge', people: -3, nonsense: { a: 1 } },
    sort: 'tastiest'
  })
  await stack.until(() => panel.$search.get().state === 'ready')

  expect(shown(file)).toEqual({
    medium: 'video',
    words: 'water',
    filters: {},
    sort: 'popular',
    state: 'ready'
  })
})

it('takes a search with other filters for another one', async () => {
  const { panel } = file
  await panel.search('mountain')
  panel.toggleSaved()

  panel.setFilters({ orientation: 'vertical' })
  const isSavedThen = panel.$isSaved.get()
  panel.clearFilters()

  expect(isSavedThen).toBe(false)
  expect(panel.$isSaved.get()).toBe(true)
})

it('repeats the recent search of the chosen medium', async () => {
  const { panel } = file
  await panel.search('mountain')
  panel.chooseMedium('video')
  await panel.search('mountain')

  const mediumOf = () => panel.recentSearch('mountain')?.mediaType
  const ofVideos = mediumOf()
  panel.chooseMedium('image')

  expect([ofVideos, mediumOf()]).toEqual(['video', 'image'])
})
