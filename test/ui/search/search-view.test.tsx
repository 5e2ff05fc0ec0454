import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ErrorCode } from '../../../contract/errors.ts'
import { offerAssetActions } from '../../../ui/app/asset-actions.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { $asset } from '../../../ui/asset/asset.ts'
import { $file } from '../../../ui/file/check/file.ts'
import { $notices } from '../../../ui/shell/notices.ts'
import { $picked } from '../../../ui/library/picked.ts'
import { $placing } from '../../../ui/placing/placements.ts'
import { $query, $search } from '../../../ui/search/query/search.ts'
import type { More } from '../../../ui/library/asset-list.ts'
import { $selection } from '../../../ui/shell/selection.ts'
import { $view, openView } from '../../../ui/shell/view.ts'
import { SearchView } from '../../../ui/search/search-view.tsx'
import { assetOf } from '../asset-of.ts'
import { found, ready } from '../checked-file.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

offerAssetActions()

beforeEach(() => {
  useQuietPlatform()
  $search.set({ state: 'idle' })
  $query.set('')
  $placing.set(new Map())
  $selection.set({ count: 0, layers: [] })
  $file.set({ state: 'idle' })
  openView({ name: 'search' })
})

afterEach(cleanup)

function fill(count: number, more: More = 'none', total = count) {
  const assets = Array.from({ length: count }, (_, index) =>
    assetOf(String(index), index === 1 ? { isEditorial: true } : {})
  )
  $query.set('mountain')
  $search.set({
    state: 'ready',
    query: 'mountain',
    assets,
    total,
    dropped: 0,
    more
  })
}

function selectLayer(refusal: ErrorCode | null = null) {
  const layer = {
    nodeId: '1:2',
    name: 'Frame',
    width: 10,
    height: 10,
    refusal,
    asset: null
  }
  $selection.set({ count: 1, layers: [layer] })
}

it('searches for the typed words', async () => {
  render(<SearchView />)

  await userEvent.type(screen.getByLabelText('Search images'), 'tree{Enter}')

  expect($search.get()).toEqual({ state: 'loading', query: 'tree' })
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Searching…')
  )
})

it('counts the results and keeps the query in the field', () => {
  fill(3, 'none', 12_480)

  render(<SearchView />)

  expect(screen.getByRole('status').textContent).toBe('12,480 results')
  expect(screen.getByLabelText<HTMLInputElement>('Search images').value).toBe(
    'mountain'
  )
  expect(screen.getAllByRole('gridcell')).toHaveLength(3)
  expect(screen.getByText('Editorial')).toBeTruthy()
})

it('suggests other words when nothing was found', () => {
  fill(0)

  render(<SearchView />)

  expect(screen.getByText('No results for “mountain”')).toBeTruthy()
  expect(screen.getByText(/fewer or more general words/)).toBeTruthy()
})

it('offers to find by picture where nothing was found for a selected layer', async () => {
  fill(0)
  selectLayer()
  render(<SearchView />)

  const [ofField, ofNone] = screen.getAllByRole('button', {
    name: 'Search by image'
  })
  await userEvent.click(ofNone ?? document.body)

  expect(ofField).toBeTruthy()
  expect($view.get()).toEqual({ name: 'picture' })
})

it('does not offer to find by picture where no layer is selected', () => {
  fill(0)

  render(<SearchView />)

  const offered = screen.getAllByRole('button', { name: 'Search by image' })
  expect(offered).toHaveLength(1)
})

it('shows why a search failed, and retries', async () => {
  $search.set({
    state: 'failed',
    query: 'tree',
    error: { code: 'offline', message: '' }
  })
  $query.set('tree')
  render(<SearchView />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Couldn’t reach/)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect($search.get()).toEqual({ state: 'loading', query: 'tree' })
})

it('opens the page of a result', async () => {
  fill(3)
  render(<SearchView />)

  await userEvent.click(screen.getByRole('img', { name: 'Picture 1' }))

  expect($view.get()).toMatchObject({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
  expect($asset.get()).toMatchObject({ state: 'ready', full: false })
})

it('places a result at once', async () => {
  fill(3)
  render(<SearchView />)

  await userEvent.hover(screen.getByRole('img', { name: 'Picture 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Place' }))

  expect($placing.get()).toEqual(new Map([['2', 'place']]))
})

it('places, fills and picks the focused result by keys', async () => {
  fill(3)
  $notices.set([])
  selectLayer('layer-locked')
  render(<SearchView />)
  screen.getByRole('button', { name: 'Picture 0' }).focus()

  await userEvent.keyboard('pf{ArrowRight} ')

  expect($placing.get().has('0')).toBe(true)
  expect($notices.get()[0]?.text).toMatch(/is locked/)
  expect($picked.get().map(({ assetId: id }) => id)).toEqual(['1'])
})

it('shows why a locked layer cannot be filled', async () => {
  fill(3)
  $notices.set([])
  selectLayer('layer-read-only')
  render(<SearchView />)

  await userEvent.hover(screen.getByRole('img', { name: 'Picture 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }))

  expect($notices.get().map(({ text }) => text)).toEqual([
    expect.stringMatching(/^This layer can’t be edited/)
  ])
})

it('offers to fill only while something is selected', async () => {
  fill(3)
  render(<SearchView />)
  await userEvent.hover(screen.getByRole('img', { name: 'Picture 2' }))
  expect(screen.queryByRole('button', { name: /^Fill/ })).toBeNull()

  selectLayer()

  expect(await screen.findByRole('button', { name: 'Fill layer' })).toBeTruthy()
})

it('marks assets in the file and does not license them again', async () => {
  fill(2)
  ready([found('0', { state: 'licensed' })])
  render(<SearchView />)

  await userEvent.hover(screen.getByRole('img', { name: 'Picture 0' }))
  expect(screen.getByText('Licensed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'License' })).toBeNull()
  await userEvent.hover(screen.getByRole('img', { name: 'Picture 1' }))

  expect(screen.getByRole('button', { name: 'License' })).toBeTruthy()
})

it('loads more before the end and shows a failure', async () => {
  fill(3, 'idle')
  render(<SearchView />)
  await waitFor(() => expect($search.get()).toMatchObject({ more: 'loading' }))

  fill(3, { error: { code: 'rate-limited', message: '' } })

  expect((await screen.findByRole('alert')).textContent).toMatch(/Try again/)
})

it('offers the original spelling, and the correction', async () => {
  fill(3)
  const shown = $search.get()
  if (shown.state === 'ready') $search.set({ ...shown, spellcheck: 'fountain' })
  render(<SearchView />)

  await userEvent.click(
    screen.getByRole('button', { name: 'Search for “mountain”' })
  )
  expect($search.get()).toEqual({ state: 'loading', query: 'mountain' })
  if (shown.state === 'ready') $search.set({ ...shown, isExact: true })

  expect(
    await screen.findByRole('button', { name: 'Correct the spelling' })
  ).toBeTruthy()
})

it('explains that punctuation alone finds nothing', () => {
  fill(0)
  const shown = $search.get()
  if (shown.state === 'ready') $search.set({ ...shown, query: '🙂' })

  render(<SearchView />)

  expect(screen.getByText(/Try searching with a word/)).toBeTruthy()
})

it('searches again on request', async () => {
  fill(3)
  render(<SearchView />)

  await userEvent.click(screen.getByRole('button', { name: 'Search again' }))

  expect($search.get().state).toBe('loading')
})

it('marks the results as outdated', async () => {
  fill(3)
  render(<SearchView />)
  const grid = screen.getByRole('grid', { name: 'Results' })
  expect(grid.getAttribute('aria-busy')).toBe('false')

  await userEvent.type(screen.getByLabelText('Search images'), 's')

  expect(grid.getAttribute('aria-busy')).toBe('true')
})

it('keeps its state behind other views', async () => {
  fill(3)
  render(<SearchView />)

  openView({ name: 'account' })
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  openView({ name: 'search' })

  expect(await screen.findByRole('grid', { name: 'Results' })).toBeTruthy()
})

it('returns to the start from every state', async () => {
  fill(3)
  $query.set('')
  usePlatform({ ...platform(), wait: () => Promise.resolve() })
  render(<SearchView />)

  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))

  await waitFor(() => expect($search.get().state).toBe('idle'))
})
