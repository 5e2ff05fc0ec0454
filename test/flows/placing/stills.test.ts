import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { fillsOf, layersOf, recordsOf, typesOf } from '../set-up/layers.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let videos: Asset[]
let video: Asset

beforeEach(async () => {
  file = await stack.openFile(undefined, { team: 'free' })
  videos = await findVideos(file.panel, 3)
  video = firstOf(videos)
})

async function select(ids: string[]): Promise<void> {
  file.headless.host.user.select(ids)
  await file.headless.settle()
}

it('gets the still, as a comp of the video, in one undo step', async () => {
  await file.panel.placeOnce([video])
  const [layer] = layersOf(file)
  const { own } = await recordsOf(file, layer?.id ?? '')
  const types = typesOf(file, [layer?.id ?? ''])
  file.headless.host.user.undo()

  expect(types).toEqual(['IMAGE'])
  expect(own).toMatchObject({
    assetId: video.assetId,
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

it('explains the plan once, until a video is tried again', async () => {
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
  expect(typesOf(file)).toEqual(many.map(() => 'IMAGE'))
  expect(clips.length).toBeLessThan(4)
})

it('gets the video on the same layer with a paid plan', async () => {
  const size = { x: 0, y: 0, width: 200, height: 100 }
  const id = file.headless.host.user.add('RECTANGLE', size)
  await select([id])
  await file.panel.fillSelection([video])
  const before = typesOf(file, [id])

  file.panel.window.close()
  const document = file.headless.host.exportDocument()
  file = await stack.openFile(document, { team: 'paid' })
  await select([id])
  await file.panel.fillSelection([video])

  const { own } = await recordsOf(file, id)
  expect(before).toEqual(['IMAGE'])
  expect(typesOf(file, [id])).toEqual(['VIDEO'])
  expect(fillsOf(file, id)).toHaveLength(2)
  expect(own.rendition).toBe('preview_mp4')
})
