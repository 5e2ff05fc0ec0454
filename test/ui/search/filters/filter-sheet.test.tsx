import { render, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { $categories } from '../../../../ui/search/filters/categories.ts'
import {
  $draft,
  $draftCount
} from '../../../../ui/search/query/filter-draft.ts'
import { $filters, setFilters } from '../../../../ui/search/query/filters.ts'
import { $search } from '../../../../ui/search/query/search.ts'
import { $settings } from '../../../../ui/shell/settings.ts'
import { SearchView } from '../../../../ui/search/search-view.tsx'
import { useUnfilteredSearch } from '../../use-unfiltered-search.ts'

useUnfilteredSearch()

async function openSheet(): Promise<void> {
  render(<SearchView />)
  await userEvent.click(screen.getByRole('button', { name: /^All filters/ }))
  await screen.findByRole('dialog', { name: 'Filters' })
}

function press(name: string): Promise<void> {
  const dialog = within(screen.getByRole('dialog'))
  return userEvent.click(dialog.getByRole('button', { name }))
}

it('has a section for each kind of filter', async () => {
  await openSheet()

  const regions = screen.getAllByRole('region')
  expect(regions.map(one => one.querySelector('h2')?.textContent)).toEqual([
    'Type',
    'Orientation',
    'Color',
    'People',
    'Size',
    'License',
    'Category',
    'Contributor and model',
    'Added',
    'Language'
  ])
})

it('applies the choices when confirmed, not before', async () => {
  await openSheet()
  await userEvent.click(screen.getByLabelText('Vectors'))
  await userEvent.click(screen.getByLabelText('Vertical'))
  expect($filters.get()).toEqual({})

  await press('Show results')

  expect($filters.get()).toEqual({ types: ['vector'], orientation: 'vertical' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect($search.get().state).toBe('loading'))
  expect(
    screen.getByRole('button', { name: 'All filters, 2 selected' })
  ).toBeTruthy()
})

it('keeps the filters when cancelled, and restores the focus', async () => {
  setFilters({ people: 1 })
  await openSheet()
  await userEvent.click(screen.getByLabelText('Vectors'))

  await press('Cancel')

  expect($filters.get()).toEqual({ people: 1 })
  expect($draft.get()).toBeNull()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'All filters, 1 selected' })
  )
})

it('accepts typed names, numbers and days', async () => {
  await openSheet()

  await userEvent.type(screen.getByPlaceholderText('Any category'), 'Nature')
  await userEvent.type(
    screen.getByLabelText(/^Contributor names/),
    'OpenMoji, 1100202,, OpenMoji'
  )
  await userEvent.type(screen.getByLabelText(/^Model IDs/), '2000001')
  await userEvent.type(screen.getByLabelText('Until'), '02/28/2026')
  await userEvent.selectOptions(
    screen.getByLabelText('Search language'),
    'German'
  )
  await press('Show results')

  expect($filters.get()).toEqual({
    category: 'Nature',
    contributors: ['OpenMoji', '1100202'],
    models: ['2000001'],
    addedUntil: '2026-02-28',
    language: 'de'
  })
})

it('separates names at the commas of other scripts', async () => {
  await openSheet()

  await userEvent.click(screen.getByLabelText(/^Contributor names/))
  await userEvent.paste('佐藤、鈴木，李،علي')

  expect($draft.get()?.filters.contributors).toEqual([
    '佐藤',
    '鈴木',
    '李',
    'علي'
  ])
})

it('limits the number of names', async () => {
  await openSheet()
  const names = Array.from({ length: 101 }, (_, i) => `name ${i}`)

  await userEvent.click(screen.getByLabelText(/^Contributor names/))
  await userEvent.paste(names.join(', '))

  expect($draft.get()?.filters.contributors).toEqual(names.slice(0, 100))
})

it('offers known categories', async () => {
  await openSheet()

  $categories.set(['Nature', 'The Arts'])

  await waitFor(() =>
    expect(
      [...document.querySelectorAll('datalist option')].map(one =>
        one.getAttribute('value')
      )
    ).toEqual(['Nature', 'The Arts'])
  )
  expect(screen.getByPlaceholderText('Any category').getAttribute('list')).toBe(
    document.querySelector('datalist')?.id
  )
})

it('clears all fields, including texts', async () => {
  setFilters({ contributors: ['OpenMoji'], category: 'Nature', minWidth: 12 })
  await openSheet()
  await userEvent.type(screen.getByLabelText('From'), 'soon')
  await userEvent.type(screen.getByLabelText('Hex color'), 'green')

  await press('Clear all')

  const fields: HTMLInputElement[] = [
    screen.getByLabelText('From'),
    screen.getByLabelText('Hex color'),
    screen.getByLabelText(/^Contributor names/),
    screen.getByPlaceholderText('Any category'),
    screen.getByLabelText('Minimum width (px)')
  ]
  expect(fields.map(({ value }) => value)).toEqual(['', '', '', '', ''])
})

it('explains safe search when it is turned off', async () => {
  await openSheet()

  await userEvent.click(screen.getByLabelText('Safe search'))

  expect(screen.getByText(/adult content/)).toBeTruthy()
  await press('Show results')
  expect($settings.get().safeSearch).toBe(false)
})

it.each([
  [{ state: 'loading' }, 'Counting…'],
  [{ state: 'ready', total: 1234 }, '1,234 results'],
  [{ state: 'ready', total: 1 }, '1 result'],
  [{ state: 'ready', total: 0 }, 'No results'],
  [{ state: 'failed' }, 'Couldn’t count results']
] as const)('explains %j: “%s”', async (count, text) => {
  await openSheet()

  $draftCount.set(count)

  const dialog = screen.getByRole('dialog')
  await waitFor(() =>
    expect(dialog.querySelector('[role=status]')?.textContent).toBe(text)
  )
})

it('takes a color typed as hex, once it is complete', async () => {
  await openSheet()
  const field = screen.getByLabelText('Hex color')
  const isRefused = () => screen.queryByText(/^Use six digits/) !== null

  await userEvent.type(field, '#2563D')
  const partial = { color: $draft.get()?.filters.color, isRefused: isRefused() }
  await userEvent.type(field, 'z')
  const wrong = isRefused()
  await userEvent.type(field, '{Backspace}8')
  await press('Show results')

  expect(partial).toEqual({ color: undefined, isRefused: false })
  expect(wrong).toBe(true)
  expect($filters.get()).toEqual({ color: '2563d8' })
})

it('takes a usual time in place of typed days', async () => {
  await openSheet()
  await userEvent.type(screen.getByLabelText('From'), '01/31/2026')
  await userEvent.type(screen.getByLabelText('Until'), 'soon')

  await userEvent.click(screen.getByLabelText('Past month'))

  expect($draft.get()?.filters).toEqual({ addedFrom: 'month' })
  const fields = ['From', 'Until'].map(one =>
    screen.getByLabelText<HTMLInputElement>(one)
  )
  expect(fields.map(({ value }) => value)).toEqual(['', ''])
  await userEvent.type(screen.getByLabelText('Until'), '02/28/2026')
  expect($draft.get()?.filters).toEqual({ addedUntil: '2026-02-28' })
  await userEvent.click(screen.getByLabelText('Any time'))
  expect($draft.get()?.filters).toEqual({})
})

it.each([
  ['Until', '02/30/2026'],
  ['Hex color', '#2563d']
])('returns to the field %s in place of ignoring it', async (name, text) => {
  await openSheet()
  const field = screen.getByLabelText(name)
  await userEvent.type(field, text)

  await press('Show results')

  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

it('shows the chosen color as hex', async () => {
  setFilters({ color: '2563d8' })

  await openSheet()

  expect(screen.getByLabelText('Hex color')).toHaveProperty('value', '#2563d8')
})
