import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import {
  fillOf,
  fillsOf,
  layersOf,
  recordsOf,
  typesOf
} from '../set-up/layers.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let videos: Asset[]
let video: Asset

beforeEach(async () => {
  file = await stack.openFile()
  videos = await findVideos(file.panel, 3)
  video = firstOf(videos)
})

function draw(count: number): string[] {
  const { user } = file.headless.host
  return Array.from({ length: count }, (_, i) =>
    user.add('RECTANGLE', { x: 300 * i, y: 0, width: 200, height: 100 })
  )
}

async function select(ids: string[]): Promise<void> {
  file.headless.host.user.select(ids)
  await file.headless.settle()
}

it('places the preview of a video, in one undo step', async () => {
  await file.panel.placeOnce([video])
  const [layer] = layersOf(file)
  const id = layer?.id ?? ''
  const { own } = await recordsOf(file, id)
  const fill = fillOf(file, id)
  file.headless.host.user.undo()

  const { assetId, description, aspect } = video
  expect(fill).toMatchObject({ type: 'VIDEO', scaleMode: 'FILL' })
  expect(own).toMatchObject({
    assetId,
    mediaType: 'video',
    rendition: 'preview_mp4',
    state: 'comp'
  })
  expect(layer?.name).toBe(description)
  expect((layer?.width ?? 0) / (layer?.height ?? 1)).toBeCloseTo(aspect, 1)
  expect(file.panel.$statesInFile.get().get(`video ${assetId}`)).toBe('comp')
  expect(layersOf(file)).toEqual([])
})

it('places images and videos as one board, in one undo step', async () => {
  await file.panel.search('mountain')
  const search = file.panel.$search.get()
  const images = search.state === 'ready' ? search.assets.slice(0, 2) : []

  await file.panel.placeOnce([...images, ...videos])
  const types = typesOf(file)
  file.headless.host.user.undo()

  expect(types.toSorted()).toEqual([
    'IMAGE',
    'IMAGE',
    'VIDEO',
    'VIDEO',
    'VIDEO'
  ])
  expect(layersOf(file)).toEqual([])
})

it('fills the selected layers twice, and restores them', async () => {
  const ids = draw(2)
  const before = ids.map(id => fillsOf(file, id))
  await select(ids)
  const hashes = () => ids.map(id => fillsOf(file, id).at(-1))

  await file.panel.fillSelection(videos.slice(0, 2))
  const filled = hashes()
  await file.panel.fillSelection(videos.slice(1))
  const other = hashes()
  await file.panel.restoreFills(ids)

  expect(filled).toMatchObject([{ type: 'VIDEO' }, { type: 'VIDEO' }])
  expect(other).toMatchObject([{ type: 'VIDEO' }, { type: 'VIDEO' }])
  expect(other).not.toEqual(filled)
  expect(ids.map(id => fillsOf(file, id))).toEqual(before)
})

it('fills the layer on which it is dropped', async () => {
  const [id = ''] = draw(1)

  file.panel.beginDrag(video)
  file.panel.endDrag(100, 50)
  await file.headless.settle()
  await stack.until(() => file.panel.$placing.get().size === 0)

  expect(typesOf(file, [id])).toEqual(['VIDEO'])
  expect(layersOf(file)).toHaveLength(1)
})

it('is a recent comp, but recommends no images', async () => {
  const { panel } = file
  await panel.placeOnce([video])

  const keys = panel.$settings.get().recentComps
  await panel.yourAssets.recent.load(keys)

  expect(panel.yourAssets.recent.$section.get()).toMatchObject({
    state: 'ready',
    found: [{ assetId: video.assetId, mediaType: 'video' }]
  })
  expect(panel.findSeeds().ids).toEqual([])
})

it('leaves the canvas clean when placing is cancelled', async () => {
  const release = stack.network.holdNext(
    `GET ${addresses.service}/media/videos/`
  )
  const placing = file.panel.placeOnce([video])
  await stack.waitForRequest(`GET ${addresses.service}/media/videos/`)

  const [work] = file.panel.$works.get().values()
  work?.cancel?.()
  await placing
  release()

  expect(layersOf(file)).toEqual([])
  expect(readNotices(file)).toBe('')
})
