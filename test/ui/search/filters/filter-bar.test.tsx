import { render, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  $filters,
  $sort,
  setFilters
} from '../../../../ui/search/query/filters.ts'
import { $search, setQuery } from '../../../../ui/search/query/search.ts'
import { $settings } from '../../../../ui/shell/settings.ts'
import { handleSelection } from '../../../../ui/shell/selection.ts'
import { SearchView } from '../../../../ui/search/search-view.tsx'
import { layerOf } from '../../open-placing.ts'
import { useUnfilteredSearch } from '../../use-unfiltered-search.ts'

useUnfilteredSearch()

function chip(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}

/** Opens the choices of a chip; returns their name. */
async function open(name: string): Promise<HTMLElement> {
  await userEvent.click(chip(new RegExp(`^${name} filter`)))
  return screen.findByRole('dialog', { name })
}

it('offers six filters, each closed', () => {
  render(<SearchView />)

  const bar = screen.getByRole('group', { name: 'Filters' })
  const chips = within(bar).getAllByRole('button')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Orientation',
    'Color',
    'People',
    'Size',
    'License'
  ])
  expect(chips.map(one => one.getAttribute('aria-expanded'))).toEqual(
    chips.map(() => 'false')
  )
})

it('chooses several types, counts them and searches', async () => {
  render(<SearchView />)
  const choices = await open('Type')

  await userEvent.click(within(choices).getByLabelText('Vectors'))
  await userEvent.click(within(choices).getByLabelText('Photos'))

  expect($filters.get()).toEqual({ types: ['photo', 'vector'] })
  expect($search.get()).toEqual({ state: 'loading', query: '' })
  expect(chip('Type filter, 2 selected').textContent).toBe('Type (2)')
  await userEvent.click(within(choices).getByLabelText('Vectors'))
  expect($filters.get()).toEqual({ types: ['photo'] })
})

it('chooses an orientation by keys and restores the focus', async () => {
  render(<SearchView />)
  chip('Orientation filter').focus()

  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Orientation' })
  expect(document.activeElement).toBe(screen.getByLabelText('Any'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect($filters.get()).toEqual({ orientation: 'vertical' })
  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(chip('Orientation filter, Vertical'))
})

it('focuses the current choice', async () => {
  setFilters({ orientation: 'vertical' })
  render(<SearchView />)

  const choices = await open('Orientation')

  expect(document.activeElement).toBe(
    within(choices).getByLabelText('Vertical')
  )
})

it('closes the choices when something else is pressed', async () => {
  render(<SearchView />)
  await open('Size')

  await userEvent.click(screen.getByLabelText('Search images'))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Search images'))
})

it('closes the choices by their chip, and opens those of another', async () => {
  render(<SearchView />)
  await open('Size')

  await open('Color')
  expect(screen.queryByRole('dialog', { name: 'Size' })).toBeNull()
  await userEvent.click(chip('Color filter'))

  expect(screen.queryByRole('dialog')).toBeNull()
})

it('filters by a palette color, or by black and white', async () => {
  render(<SearchView />)
  const choices = await open('Color')

  await userEvent.click(within(choices).getByRole('radio', { name: 'Blue' }))
  expect($filters.get()).toEqual({ color: '2563d8' })
  await userEvent.click(within(choices).getByLabelText('Black and white'))

  expect($filters.get()).toEqual({ color: 'grayscale' })
})

it('asks nothing about people where there are none', async () => {
  setFilters({ age: '20s', isReleased: true })
  render(<SearchView />)
  const choices = await open('People')

  await userEvent.selectOptions(
    within(choices).getByLabelText('Number of people'),
    'No people'
  )

  expect($filters.get()).toEqual({ people: 0 })
  expect(within(choices).queryByLabelText('Age')).toBeNull()
})

it('asks for people of an age, gender, ethnicity and with a release', async () => {
  render(<SearchView />)
  const choices = within(await open('People'))

  await userEvent.selectOptions(choices.getByLabelText('Age'), 'In their 30s')
  await userEvent.selectOptions(choices.getByLabelText('Gender'), 'Female')
  await userEvent.click(choices.getByLabelText('With model release'))
  await userEvent.click(choices.getByText('Ethnicity'))
  await userEvent.click(choices.getByLabelText('East Asian'))

  expect($filters.get()).toEqual({
    age: '30s',
    gender: 'female',
    isReleased: true,
    ethnicities: ['east_asian']
  })
})

it('accepts a typed size, but no invalid one', async () => {
  render(<SearchView />)
  const choices = within(await open('Size'))

  await userEvent.type(choices.getByLabelText('Minimum width (px)'), '1200')
  expect($filters.get()).toEqual({})
  const most = choices.getByLabelText<HTMLInputElement>('Maximum height (px)')
  await userEvent.type(most, '-5')
  await userEvent.tab()

  expect($filters.get()).toEqual({ minWidth: 1200 })
  expect(most.value).toBe('')
})

it('uses orientation and size of the selected layer', async () => {
  handleSelection({
    count: 1,
    layers: [layerOf('Hero', { width: 800, height: 450 })]
  })
  render(<SearchView />)

  await open('Orientation')
  await userEvent.click(chip('Horizontal, as the selected layer'))
  const sizes = within(await open('Size'))
  await userEvent.click(
    chip('At least 1600 × 900, as the selected layer at 2x')
  )

  expect($filters.get()).toEqual({
    orientation: 'horizontal',
    minWidth: 1600,
    minHeight: 900
  })
  expect(
    sizes.getByLabelText<HTMLInputElement>('Minimum width (px)').value
  ).toBe('1600')
  handleSelection({ count: 0, layers: [] })
  await waitFor(() =>
    expect(sizes.queryByRole('button', { name: /selected layer/ })).toBeNull()
  )
})

it('filters by editorial use and other license terms', async () => {
  render(<SearchView />)
  const choices = within(await open('License'))

  await userEvent.click(choices.getByLabelText('Editorial'))
  await userEvent.selectOptions(
    choices.getByLabelText('Enhanced license'),
    'No enhanced license'
  )

  expect($filters.get()).toEqual({ use: 'editorial', isEnhanced: false })
})

it('shows what is on in its chip, once', () => {
  setFilters({ types: ['photo'], category: 'Nature' })
  render(<SearchView />)

  const bar = screen.getByRole('group', { name: 'Filters' })
  const chips = within(bar).getAllByRole('button')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'In Nature',
    'Photos',
    '', // removes it
    'Orientation',
    'Color',
    'People',
    'Size',
    'License',
    'Clear all'
  ])
})

it('removes one filter and focuses its chip', async () => {
  setFilters({ types: ['photo'], orientation: 'vertical' })
  render(<SearchView />)

  await userEvent.click(chip('Remove filter Photos'))

  expect($filters.get()).toEqual({ orientation: 'vertical' })
  expect(document.activeElement).toBe(chip('Type filter'))
})

it('removes all choices of a filter', async () => {
  setFilters({ types: ['photo', 'vector'], orientation: 'vertical' })
  render(<SearchView />)

  await userEvent.click(chip('Remove filter Type'))

  expect($filters.get()).toEqual({ orientation: 'vertical' })
})

it('removes all filters and restores safe search', async () => {
  setFilters({ types: ['photo'], category: 'Nature' })
  $settings.set({ ...$settings.get(), safeSearch: false })
  render(<SearchView />)
  expect(chip('Remove filter Safe search off')).toBeTruthy()

  await userEvent.click(chip('Clear all'))

  expect($filters.get()).toEqual({})
  expect($settings.get().safeSearch).toBe(true)
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
})

it('offers no order before a search', () => {
  render(<SearchView />)

  expect(screen.queryByLabelText('Sort by')).toBeNull()
})

it('sorts the results', async () => {
  $search.set({ state: 'loading', query: 'lake' })
  render(<SearchView />)

  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest')

  expect($sort.get()).toBe('newest')
})

it('suggests fewer filters when nothing is left', async () => {
  setFilters({ people: 4 })
  setQuery('gate')
  const found = { assets: [], total: 0, dropped: 0, more: 'none' } as const
  $search.set({ state: 'ready', query: 'gate', ...found })
  handleSelection({ count: 1, layers: [layerOf('Hero')] })
  render(<SearchView />)
  expect(screen.getByText('No results for “gate”')).toBeTruthy()

  chip('Clear all filters').focus()
  await userEvent.keyboard('{Enter}')

  expect($filters.get()).toEqual({})
  await waitFor(() => expect(screen.queryByText(/^Nothing found/)).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})
