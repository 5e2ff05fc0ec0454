import { beforeEach, expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
import { findTracks, firstOf } from '../set-up/find-media.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

function readyList(list: OpenFile['panel']['similar']) {
  const shown = list.$list.get()
  if (shown.state !== 'ready') throw new Error(JSON.stringify(shown))
  return shown
}

it('finds similar assets page by page, requesting each page once', async () => {
  const asset = await findAsset(file.panel, one => one.imageType === 'photo')
  const path = `/v2/images/${asset.assetId}/similar`
  const { similar } = file.panel

  await similar.open(asset.assetId)
  const first = readyList(similar)
  await Promise.all([similar.loadMore(), similar.loadMore()])

  const ids = readyList(similar).assets.map(({ assetId: id }) => id)
  expect(first.assets.length).toBeGreaterThan(20)
  expect(ids.length).toBeGreaterThan(first.assets.length)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).not.toContain(asset.assetId)
  expect(first.total).toBeLessThanOrEqual(200)
  expect(stack.service.arrivals.count('GET', path)).toBe(2)
})

it('marks similar assets that are editorial', async () => {
  const asset = await findAsset(file.panel, one => one.isEditorial)
  const { similar } = file.panel

  await similar.open(asset.assetId)

  const { assets } = readyList(similar)
  expect(new Set(assets.map(one => one.isEditorial))).toContain(true)
})

it('loads another asset’s similar ones, and shows the first again without a request', async () => {
  const photo = await findAsset(file.panel, one => one.imageType === 'photo')
  const vector = await findAsset(file.panel, one => one.imageType === 'vector')
  const { similar } = file.panel
  await similar.open(photo.assetId)
  const before = readyList(similar).assets

  await similar.open(vector.assetId)
  expect(readyList(similar).assets).not.toEqual(before)
  await similar.open(photo.assetId)

  expect(readyList(similar).assets).toEqual(before)
  const path = `/v2/images/${photo.assetId}/similar`
  expect(stack.service.arrivals.count('GET', path)).toBe(1)
})

it('shows all pictures of a contributor, editorial ones too', async () => {
  const asset = await findAsset(file.panel, one => one.isEditorial)
  const contributorId = asset.contributorId ?? ''
  const { contributed, contributedKey } = file.panel

  const names = [contributorId]
  await contributed.open(
    contributedKey({ mediaType: 'image', names, isSafe: true })
  )

  const { assets } = readyList(contributed)
  const days = assets.map(({ addedDate }) => addedDate ?? '')
  expect(assets.every(one => one.contributorId === contributorId)).toBe(true)
  expect(assets.some(one => one.isEditorial)).toBe(true)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(stack.service.arrivals.count('GET', '/v2/images/search')).toBe(1)
})

it('shows all tracks of an artist, newest first', async () => {
  const track = firstOf(await findTracks(file.panel, 1))
  const names = track.track?.artists ?? []
  const { contributed, contributedKey } = file.panel

  await contributed.open(
    contributedKey({ mediaType: 'audio', names, isSafe: true })
  )

  const { assets } = readyList(contributed)
  const days = assets.map(({ addedDate }) => addedDate ?? '')
  expect(assets.map(({ assetId }) => assetId)).toContain(track.assetId)
  expect(
    assets.filter(one => !names.some(name => one.track?.artists.includes(name)))
  ).toEqual([])
  expect(days).toEqual(days.toSorted().toReversed())
})
