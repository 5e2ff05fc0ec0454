import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NoResults } from '../../../ui/search/no-results.tsx'
import { setFilters, $filters } from '../../../ui/search/query/filters.ts'
import { $medium } from '../../../ui/search/query/medium.ts'
import { $search } from '../../../ui/search/query/search.ts'
import { $view } from '../../../ui/shell/view.ts'
import { useUnfilteredSearch } from '../use-unfiltered-search.ts'

useUnfilteredSearch()

beforeEach(() => $medium.set('image'))
afterEach(cleanup)

function sections(): (string | undefined)[] {
  const regions = screen.queryAllByRole('region')
  return regions.map(one => one.querySelector('h2')?.textContent)
}

function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }))
}

it('shows what the library suggests', () => {
  render(<NoResults query="qqq" />)

  expect(sections()).toEqual(['Popular searches', 'Featured collections'])
})

it.each([
  ['video', ['New videos', 'Categories']],
  ['audio', ['Genres', 'New tracks']]
] as const)('suggests what there is of %s', (medium, titles) => {
  $medium.set(medium)

  render(<NoResults query="qqq" />)

  expect(sections()).toEqual(titles)
})

it('offers each of several words', async () => {
  render(<NoResults query="red  mountians -- red" />)

  const words = screen.getByRole('region', { name: 'Fewer words' })
  const chips = within(words).getAllByRole('button')
  expect(chips.map(one => one.textContent)).toEqual(['red', 'mountians'])
  await press('Search for red')

  expect($search.get()).toEqual({ state: 'loading', query: 'red' })
})

it('offers other media, on top of the results', async () => {
  render(<NoResults query="red" />)

  await press('Search videos')

  expect($view.get()).toEqual({
    name: 'search',
    mediaType: 'video',
    words: 'red'
  })
})

it('offers to clear the filters first', async () => {
  setFilters({ orientation: 'vertical' })
  render(<NoResults query="red" />)

  await press('Clear all filters')

  expect($filters.get()).toEqual({})
})

it('offers no other medium for punctuation', () => {
  render(<NoResults query="--" />)

  expect(screen.queryByRole('button', { name: 'Search videos' })).toBeNull()
})
