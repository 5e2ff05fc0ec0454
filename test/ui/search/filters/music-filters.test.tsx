import { render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { $medium } from '../../../../ui/search/query/medium.ts'
import { $search } from '../../../../ui/search/query/search.ts'
import { $draft } from '../../../../ui/search/query/filter-draft.ts'
import {
  $filters,
  $sort,
  setFilters,
  setSort
} from '../../../../ui/search/query/filters.ts'
import { SearchView } from '../../../../ui/search/search-view.tsx'
import { $language } from '../../../../ui/words/language.ts'
import { useUnfilteredSearch } from '../../use-unfiltered-search.ts'

useUnfilteredSearch()

beforeEach(() => {
  $medium.set('audio')
  onTestFinished(() => {
    $medium.set('image')
    setSort('popular')
  })
})

/** Opens the choices of a chip. */
async function open(name: string) {
  render(<SearchView />)
  const chip = screen.getByRole('button', {
    name: new RegExp(`^${name} filter`)
  })
  await userEvent.click(chip)
  return within(await screen.findByRole('dialog', { name }))
}

it('has a chip for each filter of music that people use most', () => {
  render(<SearchView />)

  const bar = screen.getByRole('group', { name: 'Filters' })
  const chips = within(bar).getAllByRole('button')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Genre',
    'Mood',
    'Instrument',
    'Tempo',
    'Duration',
    'Vocals'
  ])
})

it('chooses several genres', async () => {
  const choices = await open('Genre')

  await userEvent.click(choices.getByLabelText('R&B/Soul'))
  await userEvent.click(choices.getByLabelText('Blues'))

  expect($filters.get()).toEqual({ genres: ['Blues', 'R&B/Soul'] })
})

it('chooses moods in the panel’s language, and asks for them in English', async () => {
  $language.set('de')
  onTestFinished(() => $language.set('en'))
  render(<SearchView />)
  await userEvent.click(await screen.findByRole('button', { name: /Stimmung/ }))

  await userEvent.click(await screen.findByLabelText('Ruhig'))

  expect($filters.get()).toEqual({ moods: ['Calm'] })
})

it('adds a mood that is typed, also one of the list', async () => {
  const choices = await open('Mood')
  const field = choices.getByLabelText('Another mood')

  await userEvent.type(field, 'Autumnal{Enter}calm{Enter}')

  expect($filters.get()).toEqual({ moods: ['Autumnal', 'Calm'] })
  expect(choices.getByLabelText<HTMLInputElement>('Autumnal').checked).toBe(
    true
  )
  expect(field).toHaveProperty('value', '')
  await userEvent.click(choices.getByLabelText('Autumnal'))
  expect($filters.get()).toEqual({ moods: ['Calm'] })
})

it('adds what is typed when the field is left', async () => {
  const choices = await open('Instrument')

  await userEvent.type(choices.getByLabelText('Another instrument'), ' Oud ')
  await userEvent.tab()

  expect($filters.get()).toEqual({ instruments: ['Oud'] })
})

it('chooses a usual tempo, or another one by numbers', async () => {
  const choices = await open('Tempo')

  await userEvent.click(choices.getByLabelText('Medium (80–120 BPM)'))
  expect($filters.get()).toEqual({ tempo: { from: 80, to: 120 } })
  const max = choices.getByLabelText('Maximum tempo (BPM)')
  await userEvent.clear(max)
  await userEvent.tab()

  expect($filters.get()).toEqual({ tempo: { from: 80 } })
  expect(
    screen.getByRole('button', { name: 'Remove filter At least 80 BPM' })
  ).toBeTruthy()
})

it('offers durations of music', async () => {
  const choices = await open('Duration')

  const radios = choices.getAllByRole('radio')
  expect(radios.map(one => one.closest('label')?.textContent)).toEqual([
    'Any',
    'Up to 30 s',
    '30–60 s',
    '1–3 min',
    'More than 3 minutes'
  ])
})

it('chooses a voice', async () => {
  const choices = await open('Vocals')

  await userEvent.click(choices.getByLabelText('Female voice'))

  expect($filters.get()).toEqual({ vocals: 'female' })
})

it('keeps the other filters in the sheet, without those of pictures', async () => {
  render(<SearchView />)
  await userEvent.click(screen.getByRole('button', { name: 'All filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })

  await userEvent.type(screen.getByLabelText(/^Artist names/), 'Ada, Bo')
  await userEvent.type(screen.getByLabelText('Words in the title'), 'Ra in')
  await userEvent.type(screen.getByLabelText('Similar to artist'), 'Cy')

  expect($draft.get()?.filters).toEqual({
    artists: ['Ada', 'Bo'],
    title: 'Ra in',
    similarArtist: 'Cy'
  })
  const regions = screen.getAllByRole('region')
  expect(regions.map(one => one.querySelector('h2')?.textContent)).toEqual([
    'Genre',
    'Mood',
    'Instrument',
    'Tempo',
    'Duration',
    'Vocals',
    'Artist, title and lyrics',
    'Added',
    'Language'
  ])
})

it('offers the orders of music only', async () => {
  $search.set({ state: 'loading', query: 'piano' })
  render(<SearchView />)
  const order = screen.getByLabelText('Sort by')

  const texts = within(order).getAllByRole('option')
  await userEvent.selectOptions(order, 'Slowest first')

  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'Popular',
    'Newest',
    'Relevance',
    'Title',
    'Artist',
    'Slowest first',
    'Fastest first',
    'Shortest first',
    'Longest first'
  ])
  expect($sort.get()).toBe('slowest')
})

it('shows long and right-to-left names of active filters', () => {
  setFilters({ title: 'x'.repeat(500), artists: ['فرقة الليل'] })

  render(<SearchView />)

  expect(screen.getByText('By فرقة الليل').dir).toBe('auto')
  expect(screen.getByText(/^Title: x{500}$/)).toBeTruthy()
})
