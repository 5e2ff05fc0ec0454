import { beforeEach, expect, it, vi } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { $assetActions } from '../../../ui/library/asset-actions.ts'
import { fillSelection } from '../../../ui/placing/fill.ts'
import { clearPicked, togglePicked } from '../../../ui/library/picked.ts'
import { placeOnce } from '../../../ui/placing/place.ts'
import { $placing } from '../../../ui/placing/placements.ts'
import { $saving, closeSaving } from '../../../ui/library/save-request.ts'
import { $selection } from '../../../ui/shell/selection.ts'
import { $statesInFile } from '../../../ui/library/states-in-file.ts'
import { $licensedAssets } from '../../../ui/library/licensed-assets.ts'
import { placeOwned } from '../../../ui/licensing/place-owned.ts'
import { planLicenses } from '../../../ui/licensing/planning.ts'
import { offerAssetActions } from '../../../ui/app/asset-actions.ts'
import { $view, openTab } from '../../../ui/shell/view.ts'
import { assetOf } from '../asset-of.ts'
import { layerOf } from '../open-placing.ts'
import { trackAsset } from '../track-asset.ts'

vi.mock(import('../../../ui/placing/fill.ts'), async read => ({
  ...(await read()),
  fillSelection: vi.fn<typeof fillSelection>()
}))
vi.mock(import('../../../ui/placing/place.ts'), async read => ({
  ...(await read()),
  placeOnce: vi.fn<typeof placeOnce>()
}))
vi.mock(import('../../../ui/licensing/place-owned.ts'), async read => ({
  ...(await read()),
  placeOwned: vi.fn<typeof placeOwned>()
}))
vi.mock(import('../../../ui/licensing/planning.ts'), async read => ({
  ...(await read()),
  planLicenses: vi.fn<typeof planLicenses>()
}))

const [first, second, third] = [assetOf('1'), assetOf('2'), assetOf('3')]

/** The actions of one result. */
function offersOn(asset = first) {
  return $assetActions.get().forAsset(asset)
}

/** Presses an action of one result, by its icon. */
function press(icon: string, asset = first): void {
  const action = offersOn(asset).find(one => one.icon === icon)
  if (!action) throw new Error(`There is no ${icon}.`)
  action.run()
}

offerAssetActions()

beforeEach(() => {
  vi.clearAllMocks()
  clearPicked()
  $placing.set(new Map())
  $selection.set({ count: 1, layers: [] })
  $licensedAssets.set(new Set())
  $statesInFile.set(new Map([['3', 'licensed']]))
})

it('applies to all picked assets, on one of them', () => {
  for (const asset of [first, second, third]) togglePicked(asset)

  press('place')
  press('fill')
  press('license')

  const all = [first, second, third]
  expect(vi.mocked(placeOnce).mock.calls).toEqual([[all]])
  expect(vi.mocked(fillSelection).mock.calls).toEqual([[all]])
  expect(vi.mocked(planLicenses).mock.calls).toEqual([[[first, second]]])
})

it('applies to an asset that is not picked alone', () => {
  togglePicked(second)
  togglePicked(third)

  press('place')
  press('fill')
  press('license')

  expect(vi.mocked(placeOnce).mock.calls).toEqual([[[first]]])
  expect(vi.mocked(fillSelection).mock.calls).toEqual([[[first]]])
  expect(vi.mocked(planLicenses).mock.calls).toEqual([[[first]]])
})

it.each(['place', 'fill'] as const)(
  'is disabled while it runs, unlike the others: %s',
  way => {
    $placing.set(new Map([[first.assetId, way]]))

    const disabled = offersOn().flatMap(one => (one.disabled ? one.icon : []))

    expect(disabled).toEqual([way])
    expect(offersOn(second).some(one => one.disabled)).toBe(false)
  }
)

/** Texts of the actions; the main one has an asterisk. */
function textsOn(asset = first): string[] {
  return offersOn(asset).map(({ text, isMain }) => text + (isMain ? '*' : ''))
}

it('offers to fill the selected layers first', () => {
  const layers = [layerOf('a'), layerOf('b'), layerOf('c')]
  $selection.set({ count: 3, layers })

  const actions = textsOn()

  expect(actions).toEqual(['Fill 3 layers*', 'Place', 'Save', 'License'])
})

it('places what the account owns as licensed, and offers no license', () => {
  $licensedAssets.set(new Set(['1', '2']))
  $statesInFile.set(new Map([['2', 'comp']]))

  press('place', first)
  press('license', second)
  togglePicked(first)
  togglePicked(third)
  press('place', first)

  expect([textsOn(second), textsOn(third)]).toEqual([
    ['Place licensed', 'Fill', 'Save', 'Use licensed file'],
    ['Place', 'Fill', 'Save', 'License']
  ])
  expect(vi.mocked(placeOwned).mock.calls).toEqual([[[first]]])
  expect(vi.mocked(planLicenses).mock.calls).toEqual([[[second]]])
  expect(vi.mocked(placeOnce).mock.calls).toEqual([[[first, third]]])
})

it('names one layer, and instances that follow', () => {
  const texts = [{}, { isMain: true as const }].map(change => {
    $selection.set({ count: 1, layers: [layerOf('a', change)] })
    return textsOn()[0]
  })

  expect(texts).toEqual(['Fill layer*', 'Fill layer and instances*'])
})

it('offers to place first where comps go into or beside the layer', () => {
  const layers = [layerOf('a', { placesFirst: true })]
  $selection.set({ count: 1, layers })

  const actions = textsOn()

  expect(actions).toEqual(['Place', 'Fill', 'Save', 'License'])
})

it.each([
  ['refused layers', { refusal: 'layer-locked' as const }, first],
  ['tracks', {}, trackAsset('7')]
])('offers to place first: %s', (_, change, asset) => {
  $selection.set({ count: 1, layers: [layerOf('a', change)] })

  const [main] = textsOn(asset)

  expect(main).toBe('Place')
})

it('places, fills with, saves and licenses videos', () => {
  const video = assetOf('1', { mediaType: 'video' })
  togglePicked(video)

  const icons = offersOn(video).map(({ icon }) => icon)
  const texts = $assetActions
    .get()
    .forPicked([video])
    .map(one => one.text)
  $assetActions.get().keys['s']?.(video)

  expect(icons).toEqual(['place', 'fill', 'save', 'license'])
  expect(texts).toEqual(['Save 1 to a collection', 'Place 1', 'License 1'])
  expect($saving.get()).toEqual([video])
  closeSaving()
})

it('places a track, and fills no layers with it', () => {
  const track = trackAsset('7')
  togglePicked(track)

  for (const key of ['p', 'f']) $assetActions.get().keys[key]?.(track)

  const icons = offersOn(track).map(({ icon }) => icon)
  expect(icons).toEqual(['place', 'save', 'license'])
  const texts = $assetActions
    .get()
    .forPicked([track])
    .map(({ text }) => text)
  expect(texts).toEqual(['Save 1 to a collection', 'Place 1', 'License 1'])
  expect(vi.mocked(placeOnce).mock.calls).toEqual([[[track]]])
  // which explains why not
  expect(vi.mocked(fillSelection).mock.calls).toEqual([[[track]]])
})

it.each([
  ['images', first, second],
  ['videos', ...['1', '2'].map(videoOf)],
  ['tracks', trackAsset('7'), trackAsset('8')]
] as [string, Asset, Asset][])(
  'offers more like several %s',
  (_, one, other) => {
    const picked = [one, other]
    openTab('search')

    const action = $assetActions.get().forPicked(picked).at(-1)
    action?.run()

    expect(action?.text).toBe('More like these')
    expect($view.get()).toEqual({
      name: 'more-like',
      mediaType: one.mediaType,
      assetIds: [one.assetId, other.assetId],
      known: picked
    })
  }
)

it.each([
  ['one image', [first]],
  ['an image and a video', [first, videoOf('2')]]
])('offers nothing like %s', (_, picked) => {
  const texts = $assetActions
    .get()
    .forPicked(picked)
    .map(one => one.text)

  expect(texts).not.toContain('More like these')
})

function videoOf(id: string): Asset {
  return assetOf(id, { mediaType: 'video' })
}
