import { imageRef } from '../../image-ref.ts'
import {
  cleanup,
  render,
  screen,
  waitFor,
  within
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $asset } from '../../../ui/asset/asset.ts'
import { $contributors } from '../../../ui/asset/contributor/contributor.ts'
import {
  $knownCollections,
  noteItems
} from '../../../ui/collections/own/known-collections.ts'
import { $notices } from '../../../ui/shell/notices.ts'
import { $placing } from '../../../ui/placing/placements.ts'
import { $selection } from '../../../ui/shell/selection.ts'
import { $view, openView } from '../../../ui/shell/view.ts'
import { AssetView } from '../../../ui/asset/asset-view.tsx'
import { assetOf, contributorOf } from '../asset-of.ts'
import { layerOf } from '../open-placing.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'

const asset = assetOf('7', {
  description: 'Boats in the harbour',
  isEditorial: true,
  sizes: [
    {
      name: 'huge_jpg',
      width: 6000,
      height: 4000,
      format: 'jpg',
      displayName: 'huge',
      fileSize: null,
      isLicensable: null
    }
  ],
  categories: ['Nature', 'Transportation'],
  keywords: ['boat', 'R&B'],
  addedDate: '2026-05-03'
})

function factsIn(section: string): (string | null)[] {
  const region = within(screen.getByRole('region', { name: section }))
  return region.getAllByRole('definition').map(fact => fact.textContent)
}

beforeEach(() => {
  useQuietPlatform()
  $placing.set(new Map())
  $selection.set({ count: 0, layers: [] })
  $contributors.set(new Map())
  $knownCollections.set(new Map())
  openView({ name: 'search' })
  openView({ name: 'asset', assetId: '7', mediaType: 'image' })
  $asset.set({ state: 'ready', asset, full: true })
})

afterEach(cleanup)

it('shows the picture and the facts', () => {
  render(<AssetView />)

  expect(screen.getByRole('img', { name: 'Boats in the harbour' })).toBeTruthy()
  expect(screen.getByText('Editorial')).toBeTruthy()
  expect(factsIn('Details')).toEqual([
    '7',
    'Photo',
    'Horizontal',
    'None',
    '3 May 2026'
  ])
})

it('offers no license for what the account owns, with or without a comp', () => {
  const offered = () => {
    render(<AssetView />)
    const buttons = screen.getAllByRole('button', { name: /^License$/ })
    cleanup()
    return buttons.length
  }
  const before = offered()
  signInWith(['7'])

  render(<AssetView />)

  expect(before).toBe(1)
  expect(screen.queryByRole('button', { name: /^License$/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Place licensed' })).toBeTruthy()
  expect(screen.getByText('Licensed')).toBeTruthy()
  signInWith(null)
})

it('names the releases', async () => {
  const isFull = { state: 'ready', full: true } as const
  render(<AssetView />)

  for (const [change, text] of [
    [{ hasModelRelease: true }, 'Model'],
    [{ hasModelRelease: true, hasPropertyRelease: true }, 'Model and property']
  ] as const) {
    $asset.set({ ...isFull, asset: { ...asset, ...change } })
    await expect.poll(() => factsIn('Details')).toContain(text)
  }
  $asset.set({ state: 'ready', asset, full: false })

  await expect.poll(() => factsIn('Details')).toHaveLength(4)
})

it('shows name, license and source of the contributor as plain text', () => {
  const about = '<b>Photo by Ann</b>. License: CC-BY-4.0'
  const contributor = contributorOf({ about, website: 'https://ann.test/' })
  $contributors.set(new Map([['77', { state: 'ready', contributor }]]))

  render(<AssetView />)

  const section = screen.getByRole('region', { name: 'Contributor' })
  expect(section.textContent).toContain(`Ann${about}https://ann.test/`)
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the id of a contributor that cannot be loaded', () => {
  const error = { code: 'offline', message: '' } as const
  $contributors.set(new Map([['77', { state: 'failed', error }]]))

  render(<AssetView />)

  expect(screen.getByText('Contributor 77')).toBeTruthy()
})

it('shows no collections before one was loaded', () => {
  render(<AssetView />)

  expect(screen.queryByRole('region', { name: 'In collections' })).toBeNull()
})

it('links the loaded collections that have it', async () => {
  const own = { name: 'collection', kind: 'own' } as const
  const code = { code: 'secret', title: 'Team picks' }
  noteItems({ ...own, id: '1' }, 'Spring', ['7', '8'])
  noteItems({ ...own, id: '2' }, 'Summer', ['8'])
  noteItems({ name: 'shared', id: '4', ...code }, 'Team picks', ['7'])
  render(<AssetView />)

  const section = within(screen.getByRole('region', { name: 'In collections' }))
  const names = section
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  await userEvent.click(section.getByText('Spring'))

  expect(names).toEqual(['Spring', 'Team picks, shared'])
  expect(section.getByText('From the 3 collections loaded so far')).toBeTruthy()
  expect($view.get()).toEqual({ ...own, id: '1' })
})

it('shows that no loaded collection has it', () => {
  const view = { name: 'featured', id: '5', title: 'Lakes' } as const
  noteItems(view, 'Lakes', ['8'])

  render(<AssetView />)

  expect(screen.getByText('Not in the 1 collection loaded so far')).toBeTruthy()
})

it('returns to where it was opened', async () => {
  render(<AssetView />)

  await userEvent.click(screen.getByRole('button', { name: 'Back' }))

  expect($view.get()).toEqual({ name: 'search' })
})

it('focuses the back button first', () => {
  render(<AssetView />)

  expect(document.activeElement?.textContent).toBe('Back')
})

it('searches for a keyword', async () => {
  render(<AssetView />)

  await userEvent.click(screen.getByRole('button', { name: 'Search for R&B' }))

  expect($view.get()).toMatchObject({ name: 'search', words: 'R&B' })
})

it('searches for all of a category', async () => {
  render(<AssetView />)

  await userEvent.click(
    screen.getByRole('button', { name: 'Search for Transportation' })
  )

  expect($view.get()).toMatchObject({
    name: 'search',
    filters: { category: 'Transportation' }
  })
})

it('places, and offers to stop while the comp loads', async () => {
  render(<AssetView />)

  await userEvent.click(screen.getByRole('button', { name: 'Place' }))

  expect($placing.get()).toEqual(new Map([['7', 'place']]))
  expect(
    await screen.findByRole('button', { name: 'Cancel placing' })
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Place' })).toBeNull()
})

it('offers to fill any selection', async () => {
  $notices.set([])
  const layer = { nodeId: '1:2', name: 'Line', width: 10, height: 0 }
  const refusal = 'no-fillable-layer'
  render(<AssetView />)
  expect(screen.queryByRole('button', { name: 'Fill selection' })).toBeNull()

  $selection.set({ count: 1, layers: [{ ...layer, refusal, asset: null }] })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Fill selection' })
  )

  expect($notices.get()[0]?.text).toMatch(/^This kind of layer/)
})

/** The first two actions: the main one, and the next. */
function firstActions(): (string | null)[] {
  const bar = screen.getByRole('group', { name: 'Actions' })
  return [...bar.querySelectorAll('button')]
    .slice(0, 2)
    .map(button => button.textContent)
}

it('offers first to fill the selected layers, else to place', async () => {
  const layers = [layerOf('1:2'), layerOf('1:3')]
  render(<AssetView />)
  const without = firstActions()

  $selection.set({ count: 2, layers })
  await screen.findByRole('button', { name: 'Fill 2 layers' })
  const withLayers = firstActions()
  const placed = layers.map(one => ({ ...one, placesFirst: true as const }))
  $selection.set({ count: 2, layers: placed })

  expect(without).toEqual(['Place', 'Save'])
  expect(withLayers).toEqual(['Fill 2 layers', 'Place'])
  await waitFor(() =>
    expect(firstActions()).toEqual(['Place', 'Fill 2 layers'])
  )
})

it('shows why an asset cannot be shown', () => {
  const error = { code: 'offline', message: '' } as const
  $asset.set({ state: 'failed', ref: imageRef('7'), error })

  render(<AssetView />)

  expect(screen.getByRole('alert').textContent).toMatch(
    /Couldn’t show this image/
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('offers the way back when the asset was removed', async () => {
  const error = { code: 'not-found', message: '' } as const
  $asset.set({ state: 'failed', ref: imageRef('7'), error })
  render(<AssetView />)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Back to results' }))

  expect($view.get()).toEqual({ name: 'search' })
})
