import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MediaType } from '../../../../contract/api/media-type.ts'
import { assetKey } from '../../../../contract/asset-key.ts'
import { offerAssetActions } from '../../../../ui/app/asset-actions.ts'
import { setActiveSession } from '../../../../ui/api/bearer.ts'
import { $isBoarding } from '../../../../ui/collections/own/collection-board.ts'
import {
  $collection,
  rememberAssets
} from '../../../../ui/collections/own/collection.ts'
import {
  changeItemFilter,
  clearItemFilter
} from '../../../../ui/collections/own/item-filter.ts'
import type { OpenedCollection } from '../../../../ui/collections/own/collection.ts'
import {
  $deleting,
  undoDelete
} from '../../../../ui/collections/own/deleting.ts'
import { $picked, togglePicked } from '../../../../ui/library/picked.ts'
import { $saving, closeSaving } from '../../../../ui/library/save-request.ts'
import { $works } from '../../../../ui/shell/progress.ts'
import { $view, openView } from '../../../../ui/shell/view.ts'
import { CollectionView } from '../../../../ui/collections/own/collection-view.tsx'
import { session } from '../../../src/saved-records.ts'
import { assetOf } from '../../asset-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { showCollection } from './show-collection.tsx'

const scopes = ['collections.view', 'collections.edit']

offerAssetActions()

beforeEach(() => {
  useQuietPlatform()
  setActiveSession({ ...session, scopes, expiresAt: null })
  openView({ name: 'collections' })
  openView({ name: 'collection', kind: 'own', id: '5' })
})

afterEach(() => {
  undoDelete('5')
  cleanup()
  setActiveSession(null)
  $isBoarding.set(false)
})

interface Shown extends Partial<OpenedCollection> {
  count?: number
  mediaType?: MediaType
}

function show(part: Shown = {}): void {
  const { count = 2, mediaType = 'image', ...more } = part
  const assets = ['7', '8'].map(id => assetOf(id, { mediaType }))
  showCollection(assets, { count, mediaType }, more)
}

it('shows its name, count and date', () => {
  show()

  screen.getByRole('heading', { name: 'Spring' })
  expect(screen.getByRole('status').textContent).toBe('2 images · 3 Feb 2026')
})

it('shows how many assets were removed', () => {
  show({ keys: ['7', '8', '9'], count: 3 })

  expect(screen.getByRole('status').textContent).toBe(
    '3 images · 3 Feb 2026 · 1 no longer available'
  )
})

it('explains how to fill an empty one', () => {
  show({ keys: [], assets: [], count: 0 })

  screen.getByText('Nothing here yet')
  screen.getByRole('button', { name: 'Search' })
  const place = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Place all'
  })
  expect(place.disabled).toBe(true)
})

it('shows that all its assets were removed', () => {
  show({ keys: ['1', '2'], assets: [], count: 2 })

  const heading = screen.getByRole('heading', { name: /^No images/ })
  expect(heading.textContent).toBe('No images left')
})

it('asks before it places more than a hundred', async () => {
  show({ count: 5000 })

  await userEvent.click(screen.getByRole('button', { name: 'Place all' }))
  const dialog = screen.getByRole('dialog', {
    name: 'Place 5,000 images on the canvas?'
  })
  const isWaiting = !$isBoarding.get()
  await userEvent.click(
    screen.getByRole('button', { name: 'Place the first 100' })
  )

  expect(isWaiting).toBe(true)
  expect(dialog.isConnected).toBe(false)
  expect($isBoarding.get()).toBe(true)
  expect([...$works.get().values()]).toMatchObject([
    { kind: 'place', done: 0, total: 2 }
  ])
})

it('offers actions for picked assets, and removes them', async () => {
  show()

  togglePicked(assetOf('7'))
  togglePicked(assetOf('8'))
  const bar = await screen.findByRole('region', { name: 'Fill and place' })
  const offered = within(bar).getAllByRole('button')
  const names = offered.map(
    one => one.getAttribute('aria-label') ?? one.textContent
  )
  await userEvent.click(
    within(bar).getByRole('button', { name: 'Remove 2 from the collection' })
  )

  expect(names).toEqual([
    '2 picked, clear',
    'Save 2 to a collection',
    'Place 2',
    'License 2',
    'More like these',
    'Remove 2 from the collection'
  ])
  await screen.findByText('Nothing here yet')
  expect($picked.get()).toEqual([])
})

it('saves by key all picked assets, or the focused one', async () => {
  show()
  const [first, second] = screen.getAllByRole('gridcell')
  const save = async (cell: HTMLElement | undefined) => {
    cell?.querySelector('button')?.focus()
    await userEvent.keyboard('s')
    return $saving.get()?.map(({ assetId: id }) => id)
  }
  togglePicked(assetOf('8'))
  const one = await save(first)
  togglePicked(assetOf('7'))

  const both = await save(second)

  expect([one, both]).toEqual([['7'], ['8', '7']])
  closeSaving()
})

it('shows the list where a deletion can be undone', async () => {
  show()

  await userEvent.click(screen.getByRole('button', { name: 'Delete Spring' }))

  expect($view.get()).toEqual({ name: 'collections' })
  expect($deleting.get().get('5')).toBe('waiting')
})

it('links the list when it was deleted', async () => {
  const error = { code: 'not-found', message: '' } as const
  render(<CollectionView id="5" />)
  $collection.set({ state: 'failed', id: '5', error })

  const alert = await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'All collections' }))

  expect(alert.textContent).toContain('was deleted')
  expect($view.get()).toEqual({ name: 'collections' })
})

it('retries a collection that failed to open', async () => {
  const error = { code: 'offline', message: '' } as const
  render(<CollectionView id="5" />)
  $collection.set({ state: 'failed', id: '5', error })

  await userEvent.click(
    await screen.findByRole('button', { name: 'Try again' })
  )

  await expect
    .poll(() => $collection.get())
    .toEqual({ state: 'loading', id: '5' })
})

it('moves by key all picked assets, or the focused one', async () => {
  const assets = ['7', '8', '9'].map(id => assetOf(id))
  rememberAssets(assets)
  show({ keys: ['7', '8', '9'], assets, count: 3 })
  const ids = () => {
    const shown = $collection.get()
    return shown.state === 'ready' ? shown.keys.join('') : ''
  }
  const move = async (at: number) => {
    const cell = (await screen.findAllByRole('gridcell'))[at]
    cell?.querySelector('button')?.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    return ids()
  }
  togglePicked(assetOf('7'))
  togglePicked(assetOf('8'))
  const both = await move(0)
  await screen.findByText('Moved to 2 of 3.')

  const one = await move(0)

  expect([both, one]).toEqual(['978', '798'])
})

it('asks to sign in after the session ended, then opens again', async () => {
  show()

  setActiveSession(null)
  const why = await screen.findByText(/^Sign in to see your collections/)
  setActiveSession({ ...session, scopes, expiresAt: null })

  await screen.findByRole('status', { name: /^Opening/ })
  expect(why.isConnected).toBe(false)
  await expect
    .poll(() => $collection.get())
    .toEqual({ state: 'loading', id: '5' })
})

it('names videos, and shares no clipbox', () => {
  show({ mediaType: 'video' })

  expect(screen.getByRole('status').textContent).toBe('2 videos · 3 Feb 2026')
  screen.getByRole('grid', { name: 'Videos in Spring' })
  const head = screen
    .getAllByRole('button')
    .map(one => one.getAttribute('aria-label'))
  expect(head.filter(label => label?.endsWith('Spring'))).toEqual([
    'Rename Spring',
    'Delete Spring'
  ])
})

it('finds items in a long collection, and does not order those', async () => {
  const assets = Array.from({ length: 13 }, (_, i) =>
    assetOf(String(i), { keywords: i % 2 ? ['Bridge'] : [] })
  )
  const keys = assets.map(assetKey)
  rememberAssets(assets)
  show({ keys, assets, count: 13 })

  await userEvent.type(
    screen.getByLabelText('Find in this collection'),
    'picture BRIDGE'
  )
  const found = screen.getAllByRole('gridcell')
  found[0]?.querySelector('button')?.focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  const shown = $collection.get()
  const status = screen.getAllByRole('status')[0]?.textContent
  await userEvent.type(screen.getByLabelText('Find in this collection'), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

  expect(found).toHaveLength(6)
  expect(status).toBe('6 found · 13 images · 3 Feb 2026')
  expect(shown).toMatchObject({ keys })
  expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(6)
})

it('loads the rest of a collection to find items in it', async () => {
  show()
  changeItemFilter({ text: 'bridge' })
  cleanup()

  show({ count: 300, more: 'idle' })

  await expect.poll(() => $collection.get()).toMatchObject({ more: 'loading' })
  screen.getByText(/Loading more/)
  clearItemFilter()
})
