import { beforeEach, expect, it } from 'vitest'
import type { AssetRef } from '../../../contract/document.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { imageOf } from '../../image-refs.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { fillOf, layersOf, recordsOf } from '../set-up/layers.ts'
import { itemsOf, ledgerOf, licensePosts } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const licensedFile = `GET ${addresses.service}/media/licensed/`

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'studio')
})

/** Sends the file at the address in place of the next licensed one. */
function sendInstead(address: string): void {
  stack.network.breakNext(licensedFile, () =>
    stack.service.fetch(new Request(address))
  )
}

/** In the size that is as small as a preview. */
async function license(asset: AssetRef, size: 'small' | 'web'): Promise<void> {
  await file.panel.planLicenses([asset])
  file.panel.chooseSize(asset, size)
  await file.panel.confirmLicenses()
}

async function placeVideo(): Promise<Asset> {
  const video = firstOf(await findVideos(file.panel, 1))
  await file.panel.placeOnce([video])
  return video
}

function layerId(): string {
  return layersOf(file)[0]?.id ?? ''
}

it('keeps a comp when its preview arrives as the licensed file', async () => {
  const video = await placeVideo()
  const before = fillOf(file, layerId())
  sendInstead(video.clips.long[0]?.url ?? '')

  await license(video, 'web')
  const first = itemsOf(file)
  const { own } = await recordsOf(file, layerId())
  await license(video, 'web')

  expect(first).toMatchObject([
    { step: 'not-placed', charge: 1, error: { code: 'download-replaced' } }
  ])
  expect(own.state).toBe('comp')
  expect(itemsOf(file)).toMatchObject([{ step: 'done', charge: 0, uses: 1 }])
  expect(fillOf(file, layerId()).videoHash).not.toBe(before.videoHash)
  expect(await ledgerOf(file)).toHaveLength(1)
  expect(licensePosts(stack)).toBe(1)
})

it('does not take a preview of an image for its licensed file', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const image = imageOf(placed?.assetId ?? '')
  const known = await file.panel.fetchById('image', [image.assetId])
  const { own: comp } = await recordsOf(file, layerId())
  const preview = known
    .get(image.assetId)
    ?.previews.find(({ name }) => name === comp.rendition)
  sendInstead(preview?.url ?? '')

  await license(image, 'small')

  const { own } = await recordsOf(file, layerId())
  expect(itemsOf(file)).toMatchObject([
    { step: 'not-placed', error: { code: 'download-replaced' } }
  ])
  expect(own.state).toBe('comp')
})

it('does not take a still of a video for its licensed file', async () => {
  const video = await placeVideo()
  sendInstead(video.previews[0]?.url ?? '')

  await license(video, 'web')

  expect(itemsOf(file)).toMatchObject([
    { step: 'not-placed', error: { code: 'download-replaced' }, reduced: null }
  ])
})
