import { beforeEach, describe, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { findVideos } from '../set-up/find-videos.ts'
import { fillOf, fillsOf, layersOf, recordsOf } from '../set-up/layers.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let videos: Asset[]

const preview = `GET ${addresses.service}/media/videos/`

beforeEach(async () => {
  file = await stack.openFile()
  videos = await findVideos(file.panel, 3)
})

function first(): Asset {
  const [video] = videos
  if (!video) throw new Error('The library has no videos.')
  return video
}

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

function typesOf(ids: readonly string[]): string[] {
  return ids.map(id => fillsOf(file, id).at(-1)?.type ?? '')
}

it('places the preview of a video, in one undo step', async () => {
  await file.panel.placeOnce([first()])
  const [layer] = layersOf(file)
  const id = layer?.id ?? ''
  const { own } = await recordsOf(file, id)
  const fill = fillOf(file, id)
  file.headless.host.user.undo()

  const { assetId, description, aspect } = first()
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
  const ids = layersOf(file).map(({ id }) => id)
  const types = typesOf(ids)
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

it('fills, shuffles and restores the selected layers', async () => {
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

  file.panel.beginDrag(first())
  file.panel.endDrag(100, 50)
  await file.headless.settle()
  await stack.until(() => file.panel.$placing.get().size === 0)

  expect(typesOf([id])).toEqual(['VIDEO'])
  expect(layersOf(file)).toHaveLength(1)
})

it('does not take a video for the image with its number', async () => {
  const image = { ...first(), mediaType: 'image' as const, aspect: 1 }
  const ids = draw(2)
  await select(ids)

  file.panel.togglePicked(first())
  file.panel.togglePicked(image)
  const arranged = [...file.panel.$arrangement.get().values()]

  expect(arranged.map(({ mediaType }) => mediaType).toSorted()).toEqual([
    'image',
    'video'
  ])
})

it('is a recent comp, and no reason for images', async () => {
  const { panel } = file
  await panel.placeOnce([first()])

  const keys = panel.$settings.get().recentComps
  await panel.recentComps.load(keys)

  expect(panel.recentComps.$section.get()).toMatchObject({
    state: 'ready',
    found: [{ assetId: first().assetId, mediaType: 'video' }]
  })
  expect(panel.findSeeds().ids).toEqual([])
})

describe('a team without video', () => {
  beforeEach(async () => {
    file = await stack.openFile(undefined, { team: 'free' })
    videos = await findVideos(file.panel, 3)
  })

  it('gets the still, as a comp of the video, in one undo step', async () => {
    await file.panel.placeOnce([first()])
    const [layer] = layersOf(file)
    const { own } = await recordsOf(file, layer?.id ?? '')
    const types = typesOf([layer?.id ?? ''])
    file.headless.host.user.undo()

    expect(types).toEqual(['IMAGE'])
    expect(own).toMatchObject({
      assetId: first().assetId,
      mediaType: 'video',
      rendition: 'preview_jpg',
      state: 'comp'
    })
    expect(readNotices(file)).toBe(
      'Your Figma team’s plan doesn’t take video. Used the still instead. ' +
        'On a paid plan, fill the layer again to get the video.'
    )
    expect(layersOf(file)).toEqual([])
  })

  it('reads so once, until a video is tried again', async () => {
    const [one, two, three] = videos
    if (!one || !two || !three) throw new Error('There are too few videos.')

    await file.panel.placeOnce([one, two])
    const said = readNotices(file)
    await file.panel.placeOnce([three])
    const later = readNotices(file)
    await file.panel.placeOnce([two])

    expect(said).toMatch(/^Your Figma team’s plan.*Used 2 stills instead\./)
    expect(later).toBe('')
    expect(readNotices(file)).toMatch(/^Your Figma team’s plan/)
    expect(layersOf(file)).toHaveLength(4)
  })

  it('fetches no more previews than it tries at a time', async () => {
    const many = await findVideos(file.panel, 8)

    await file.panel.placeOnce(many)

    const clips = stack.network.asked.filter(line => line.endsWith('.mp4'))
    expect(typesOf(layersOf(file).map(({ id }) => id))).toEqual(
      many.map(() => 'IMAGE')
    )
    expect(clips.length).toBeLessThan(4)
  })

  it('gets the video on the same layer with a paid plan', async () => {
    const [id = ''] = draw(1)
    await select([id])
    await file.panel.fillSelection([first()])
    const before = typesOf([id])

    file.panel.window.close()
    const document = file.headless.host.exportDocument()
    file = await stack.openFile(document, { team: 'paid' })
    await select([id])
    await file.panel.fillSelection([first()])

    const { own } = await recordsOf(file, id)
    expect(before).toEqual(['IMAGE'])
    expect(typesOf([id])).toEqual(['VIDEO'])
    expect(fillsOf(file, id)).toHaveLength(2)
    expect(own.rendition).toBe('preview_mp4')
  })
})

describe('a preview that Figma cannot take', () => {
  it.each([
    [
      'is larger than Figma takes',
      sized,
      /still of .*\. The preview video is over 100 MB/
    ],
    [
      'is an image',
      () => reply(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
      /still of .*\. Figma can’t play the preview video/
    ],
    [
      'is missing',
      () => new Response(null, { status: 404, headers: cors }),
      /still of .*\. The library has no preview video/
    ]
  ])('gives way to the still when it %s', async (_, answer, reason) => {
    stack.network.breakNext(preview, async () => answer())

    await file.panel.placeOnce([first()])

    const ids = layersOf(file).map(({ id }) => id)
    expect(typesOf(ids)).toEqual(['IMAGE'])
    expect(readNotices(file)).toMatch(reason)
  })

  it.each<[string, (film: Response) => Response | Promise<Response>, RegExp]>([
    ['is cut', cut, /download was incomplete/],
    ['is a page', () => reply(text('<!doctype html>')), /Something other/],
    [
      'cannot be fetched',
      () => {
        throw new TypeError('Failed to fetch')
      },
      /Couldn’t reach the library/
    ]
  ])(
    'is not placed when it %s, and can be tried again',
    async (_, answer, reason) => {
      stack.network.breakNext(preview, async go => answer(await go()))
      stack.network.takeDown(addresses.gateway)

      await file.panel.placeOnce([first()])
      const said = readNotices(file)
      const { length } = layersOf(file)
      stack.network.bringUp(addresses.gateway)
      await file.panel.placeOnce([first()])

      expect(said).toMatch(reason)
      expect(length).toBe(0)
      expect(typesOf(layersOf(file).map(({ id }) => id))).toEqual(['VIDEO'])
    }
  )
})

it('leaves the canvas clean when placing is cancelled', async () => {
  stack.network.breakNext(preview, go => {
    file.panel.cancelPlacing(first())
    return go()
  })

  await file.panel.placeOnce([first()])

  expect(layersOf(file)).toEqual([])
  expect(readNotices(file)).toBe('')
})

const cors = { 'Access-Control-Allow-Origin': '*' }

function reply(bytes: Uint8Array<ArrayBuffer>, headers = {}): Response {
  return new Response(bytes, { headers: { ...cors, ...headers } })
}

function text(content: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(content)
}

function sized(): Response {
  return reply(text('a film'), { 'Content-Length': '104857601' })
}

/** The lengths agree, but the film does not end. */
async function cut(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return reply(bytes.slice(0, bytes.length / 2))
}
