import { readFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import { toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { fillsOf, layersOf, recordsOf } from '../set-up/layers.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
const preview = `GET ${addresses.service}/media/videos/`
let file: OpenFile
let video: Asset
let id: string

beforeEach(async () => {
  file = await stack.openFile()
  video = firstOf(await findVideos(file.panel, 1))
  await file.panel.placeOnce([video])
  id = layersOf(file)[0]?.id ?? ''
})

/** Replaces the comp by a licensed file. */
async function swap(): Promise<void> {
  const { controller } = file.panel
  const film = `dev/catalog/film-files/${video.assetId}-web.mp4`
  const facts = { ...toAssetRef(video), rendition: 'web' }
  const { imageHash } = await controller.addImage({
    picture: {
      ...facts,
      name: 'Film',
      width: 454,
      height: 256,
      pictureHeight: 256
    },
    bytes: new Uint8Array(await readFile(film))
  })
  const license = { licenseId: 'e123', license: 'standard' }
  await controller.swapComps({ swaps: [{ ...facts, imageHash, ...license }] })
}

it('puts the comp of a video back after a restart', async () => {
  const before = fillsOf(file, id)
  await swap()
  const licensed = fillsOf(file, id)

  file = await stack.reopen(file)
  await file.panel.putCompsBack([video])

  const { own } = await recordsOf(file, id)
  expect(licensed).not.toEqual(before)
  expect(fillsOf(file, id)).toEqual(before)
  expect(own).toMatchObject({ state: 'comp', rendition: 'preview_mp4' })
})

it('fetches no preview that the document has', async () => {
  await swap()
  const { length } = stack.network.asked

  await file.panel.putCompsBack([video])

  expect(stack.network.asked.slice(length)).toEqual([])
  const { own } = await recordsOf(file, id)
  expect(own.state).toBe('comp')
})

it('keeps the licensed video when its preview cannot be fetched', async () => {
  await swap()
  const licensed = fillsOf(file, id)
  file = await stack.reopen(file)
  stack.network.breakNext(preview, async () => {
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return new Response(null, { status: 404, headers })
  })

  await file.panel.putCompsBack([video])

  expect(fillsOf(file, id)).toEqual(licensed)
  expect(readNotices(file)).toMatch(
    /^No layers changed\. .*This is no longer in the library/
  )
})
