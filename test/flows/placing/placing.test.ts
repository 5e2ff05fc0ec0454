import { beforeEach, expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
import { boxOf, fillOf, layersOf, recordsOf } from '../set-up/layers.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const preview = `GET ${addresses.service}/media/`

async function findOne(query = 'mountain') {
  await file.panel.search(query)
  const [asset] = readResults(file.panel)
  if (!asset) throw new Error(`Nothing was found for ${query}.`)
  return asset
}

it('places a comp that knows its asset, in one undo step', async () => {
  const asset = await findOne()

  await file.panel.placeOnce([asset])
  const [layer] = layersOf(file)
  const records = await recordsOf(file, layer?.id ?? '')
  file.headless.host.user.undo()

  expect(file.panel.$statesInFile.get().get(asset.assetId)).toBe('comp')
  expect(layer?.name).toBe(asset.description)
  expect((layer?.width ?? 0) / (layer?.height ?? 1)).toBeCloseTo(
    asset.aspect,
    1
  )
  expect(records).toMatchObject({
    own: { assetId: asset.assetId, state: 'comp', licenseId: null },
    shared: { assetId: asset.assetId, state: 'comp', license: null }
  })
  expect(layersOf(file)).toEqual([])
})

it('places a preview with an id bar so that only the picture shows', async () => {
  const asset = await findAsset(file.panel, one => one.hasIdBar)

  await file.panel.placeOnce([asset])

  const [layer] = layersOf(file)
  const { own } = await recordsOf(file, layer?.id ?? '')
  const shown = own.pictureHeight / own.height
  expect(shown).toBeLessThan(1)
  expect(fillOf(file, layer?.id ?? '')).toMatchObject({
    scaleMode: 'CROP',
    imageTransform: [
      [expect.closeTo(1, 2), 0, expect.closeTo(0, 2)],
      [0, expect.closeTo(shown, 2), expect.closeTo(0, 2)]
    ]
  })
  expect((layer?.width ?? 0) / (layer?.height ?? 1)).toBeCloseTo(
    asset.aspect,
    1
  )
})

it('chooses the smallest preview with twice the pixels of the layer', async () => {
  const asset = await findOne()
  const { user } = file.headless.host
  user.setCanvasSize(400, 400)
  await file.panel.placeOnce([asset])
  user.setCanvasSize(1800, 1800)
  await file.panel.placeOnce([asset])

  const records = await Promise.all(
    layersOf(file).map(({ id }) => recordsOf(file, id))
  )

  expect(records.map(({ own }) => own.rendition).toSorted()).toEqual([
    'preview',
    'preview_1500'
  ])
})

it('leaves the view where it is when the comp is on the screen', async () => {
  const asset = await findOne()
  const before = file.headless.host.scene().viewport

  await file.panel.placeOnce([asset])

  expect(file.headless.host.scene().viewport).toEqual(before)
})

it('stops at an incomplete preview and says so', async () => {
  const asset = await findOne()
  stack.service.faults.breakMedia('truncated')

  await file.panel.placeOnce([asset])
  const broken = readNotices(file)
  const { length } = layersOf(file)
  await file.panel.placeOnce([asset])

  expect(broken).toMatch(/download was incomplete/)
  expect(length).toBe(0)
  expect(layersOf(file)).toHaveLength(1)
  expect(file.panel.$placing.get().size).toBe(0)
})

it('places nothing when a page arrives in place of the picture', async () => {
  const asset = await findOne()
  stack.service.faults.breakMedia('not-an-image')

  await file.panel.placeOnce([asset])

  expect(readNotices(file)).toMatch(/other than the file arrived/)
  expect(layersOf(file)).toEqual([])
})

it('places nothing of an asset that was removed', async () => {
  const asset = await findOne()
  stack.service.faults.removeAsset(asset.assetId)

  await file.panel.placeOnce([asset])

  expect(readNotices(file)).toMatch(/preview is no longer available/)
  expect(layersOf(file)).toEqual([])
})

it('shows the page of a removed asset in words', async () => {
  const asset = await findOne()
  stack.service.faults.removeAsset(asset.assetId)
  await stack.clock.advance(3_600_000)

  file.panel.openView({
    name: 'asset',
    assetId: asset.assetId,
    mediaType: 'image',
    known: asset
  })

  await expect
    .poll(() => file.panel.$asset.get())
    .toMatchObject({
      state: 'failed',
      ref: { assetId: asset.assetId },
      error: { code: 'not-found' }
    })
})

it('leaves the canvas clean when placing is cancelled', async () => {
  const asset = await findOne()
  stack.network.breakNext(preview, go => {
    file.panel.cancelPlacing(asset)
    return go()
  })

  await file.panel.placeOnce([asset])

  expect(layersOf(file)).toEqual([])
  expect(readNotices(file)).toBe('')
  expect(file.panel.$placing.get().size).toBe(0)
})

it('places once however fast the same asset is asked for', async () => {
  const asset = await findOne()

  await Promise.all([
    file.panel.placeOnce([asset]),
    file.panel.placeOnce([asset])
  ])

  expect(layersOf(file)).toHaveLength(1)
})

it('makes an undo step for each comp', async () => {
  await placeResults(file, 'mountain', 2)
  const { user } = file.headless.host

  user.undo()
  const afterOne = layersOf(file).length
  user.undo()

  expect(afterOne).toBe(1)
  expect(layersOf(file)).toEqual([])
})

it('places several results as one board, in one undo step', async () => {
  await file.panel.search('mountain')
  const assets = readResults(file.panel).slice(0, 4)

  await file.panel.placeOnce(assets)
  const layers = layersOf(file)
  const boxes = layers.map(boxOf)
  file.headless.host.user.undo()

  expect(layers).toHaveLength(4)
  for (const [i, one] of boxes.entries()) {
    const covered = boxes
      .slice(i + 1)
      .filter(
        other =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom
      )
    expect(covered).toEqual([])
  }
  expect(layersOf(file)).toEqual([])
})
