import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { findAsset } from '../set-up/find-asset.ts'
import { findTracks, findVideos, firstOf } from '../set-up/find-media.ts'
import { boxOf, layersOf, recordsOf } from '../set-up/layers.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let tracks: Asset[]
let track: Asset

const media = `${addresses.service}/media/`

beforeEach(async () => {
  file = await stack.openFile()
  tracks = await findTracks(file.panel, 3)
  track = firstOf(tracks)
})

/** Of the layers in a card, the type of their own paint, above the mark. */
async function paintsOf(name: string): Promise<string[]> {
  return file.headless.host.evaluate<string[]>(
    `return figma.currentPage
       .findAll(one => one.name === input)
       .map(one => one.fills[one.fills.length - 1].type)`,
    name
  )
}

function namesOf(): string[] {
  return layersOf(file).map(({ name }) => name)
}

it('places a track as a card with cover and waveform', async () => {
  await file.panel.placeOnce([track])
  const [card, ...others] = layersOf(file)
  const { own } = await recordsOf(file, card?.id ?? '')
  const pictures = [await paintsOf('Cover'), await paintsOf('Waveform')]
  file.headless.host.user.undo()

  expect(card).toMatchObject({ type: 'GROUP', name: track.description })
  expect(others).toEqual([])
  expect(own).toMatchObject({
    assetId: track.assetId,
    mediaType: 'audio',
    rendition: 'preview_mp3',
    state: 'comp'
  })
  expect(pictures).toEqual([['IMAGE'], ['IMAGE']])
  expect(file.panel.$statesInFile.get().get(`audio ${track.assetId}`)).toBe(
    'comp'
  )
  expect(layersOf(file)).toEqual([])
})

it.each([
  ['are missing', () => new Response(null, { status: 404 })],
  ['are scripts', () => new Response('<svg onload="alert(1)"/>')],
  ['are empty', () => new Response('')]
])('places a plain card when its pictures %s', async (_, answer) => {
  for (let i = 0; i < 2; i += 1) {
    stack.network.breakNext(`GET ${media}`, async () => {
      const reply = answer()
      reply.headers.set('Access-Control-Allow-Origin', '*')
      return reply
    })
  }

  await file.panel.placeOnce([track])

  expect(namesOf()).toEqual([track.description])
  expect([await paintsOf('Cover'), await paintsOf('Waveform')]).toEqual([
    ['SOLID'],
    ['SOLID']
  ])
  expect(readNotices(file)).toBe('')
})

it('places several side by side, in one undo step', async () => {
  await file.panel.placeOnce(tracks)
  const names = namesOf()
  const tops = layersOf(file).map(one => boxOf(one).top)
  file.headless.host.user.undo()

  expect(names).toEqual(tracks.map(one => one.description))
  expect(new Set(tops).size).toBeGreaterThan(1)
  expect(layersOf(file)).toEqual([])
})

it.each([1, 2])(
  'places cards below the board of %s others, in one undo step',
  async count => {
    const videos = await findVideos(file.panel, count)
    const states = () => [...file.panel.$statesInFile.get().values()]

    await file.panel.placeOnce([track, ...videos])
    const placed = layersOf(file)
    const { selection } = file.headless.host.scene()
    const shown = states()
    file.headless.host.user.undo()

    const types = [...videos.map(() => 'RECTANGLE'), 'GROUP']
    expect(placed.map(({ type }) => type)).toEqual(types)
    const bottoms = placed.slice(0, -1).map(one => boxOf(one).bottom)
    const card = placed.at(-1)
    expect(card && boxOf(card).top).toBe(Math.max(...bottoms) + 24)
    expect(selection).toHaveLength(count + 1)
    expect(shown).toHaveLength(count + 1)
    expect(layersOf(file)).toEqual([])
  }
)

it('places cards alone when no preview of the others arrives', async () => {
  const image = await findAsset(file.panel, () => true)
  const unavailable = { ...image, previews: [], thumbnails: [] }

  await file.panel.placeOnce([track, unavailable])

  expect(layersOf(file).map(({ type }) => type)).toEqual(['GROUP'])
  expect(readNotices(file)).toContain(image.description)
})

it('places a card where it is dropped, also on a layer', async () => {
  const { user } = file.headless.host
  const id = user.add('RECTANGLE', { x: 0, y: 0, width: 400, height: 400 })
  user.select([id])
  await file.headless.settle()

  file.panel.beginDrag(track)
  file.panel.endDrag(200, 100)
  await file.headless.settle()
  await stack.until(() => file.panel.$placing.get().size === 0)

  const card = layersOf(file).find(({ type }) => type === 'GROUP')
  const box = card && boxOf(card)
  expect(box && (box.left + box.right) / 2).toBeCloseTo(200, -1)
  expect(box && (box.top + box.bottom) / 2).toBeCloseTo(100, -1)
})

it('explains that music cannot fill layers', async () => {
  const { user } = file.headless.host
  const id = user.add('RECTANGLE', { x: 0, y: 0, width: 400, height: 400 })
  user.select([id])
  await file.headless.settle()

  await file.panel.fillSelection(tracks)

  expect(readNotices(file)).toBe('Music can’t fill layers. Place it as a card.')
  expect(namesOf()).toHaveLength(1)
})

it('is a recent comp', async () => {
  const { panel } = file
  await panel.placeOnce([track])

  await panel.yourAssets.recent.load(panel.$settings.get().recentComps)

  expect(panel.yourAssets.recent.$section.get()).toMatchObject({
    state: 'ready',
    found: [{ assetId: track.assetId, mediaType: 'audio' }]
  })
  expect(panel.findSeeds().ids).toEqual([])
})

it('leaves the canvas clean when placing is cancelled', async () => {
  const release = stack.network.holdNext(`GET ${media}`)
  const placing = file.panel.placeOnce(tracks)
  await stack.waitForRequest(`GET ${media}`)

  file.panel.cancelPlacing(track)
  await placing
  release()

  expect(layersOf(file)).toEqual([])
  expect(readNotices(file)).toBe('')
})
