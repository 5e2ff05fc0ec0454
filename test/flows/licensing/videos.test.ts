import { beforeEach, expect, it } from 'vitest'
import { toAssetRef } from '../../../contract/asset-key.ts'
import { maxVideoBytes } from '../../../contract/picture.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { imageOf } from '../../image-refs.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { fillOf, layersOf, recordsOf, typesOf } from '../set-up/layers.ts'
import {
  decisionsOf,
  itemsOf,
  ledgerOf,
  licenseAssets,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const path = '/v2/videos/licenses'

const stack = useStack()
let file: OpenFile
let video: Asset
let layerId: string

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'studio')
  video = firstOf(await findVideos(file.panel, 1, ({ sizes }) => !!sizes['4k']))
  await file.panel.placeOnce([video])
  layerId = layersOf(file)[0]?.id ?? ''
})

function posts(): number {
  return stack.service.arrivals.count('POST', path)
}

it('plans the largest size, on a subscription for videos', async () => {
  await file.panel.planLicenses([video])

  expect(decisionsOf(file)).toMatchObject([
    {
      kind: 'license',
      choice: { subscriptionId: 's1100021', size: '4k', format: '' },
      expectedCharge: 1,
      leftAfter: 49
    }
  ])
})

it('licenses a video, and swaps its comp in one undo step', async () => {
  const { videoHash } = fillOf(file, layerId)

  await licenseAssets(file, [video])
  const after = fillOf(file, layerId)
  const { own } = await recordsOf(file, layerId)
  const ledger = await ledgerOf(file)
  file.headless.host.user.undo()

  expect(stepsOf(file)).toEqual(['done'])
  expect(itemsOf(file)).toMatchObject([{ charge: 1, uses: 1 }])
  expect(after).toMatchObject({ type: 'VIDEO', scaleMode: 'FILL' })
  expect(after.videoHash).not.toBe(videoHash)
  expect(own).toMatchObject({
    ...toAssetRef(video),
    rendition: '4k',
    state: 'licensed'
  })
  expect(ledger).toMatchObject([
    { ...toAssetRef(video), size: '4k', license: 'footage_standard' }
  ])
  expect(fillOf(file, layerId).videoHash).toBe(videoHash)
  expect(posts()).toBe(1)
})

it('licenses images and videos of one plan, each by its own call', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const image = imageOf(placed?.assetId ?? '')

  await file.panel.planLicenses([video, image])
  const planned = decisionsOf(file)
  await file.panel.confirmLicenses()
  const types = typesOf(file, [layerId, placed?.layer.id ?? ''])

  expect(planned).toMatchObject([
    { choice: { subscriptionId: 's1100021' } },
    { choice: { subscriptionId: 's1100020' } }
  ])
  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(types).toEqual(['VIDEO', 'IMAGE'])
  expect((await ledgerOf(file)).map(toAssetRef)).toEqual(
    expect.arrayContaining([toAssetRef(video), image])
  )
  expect(posts()).toBe(1)
  expect(stack.service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)
})

it('licenses the chosen size', async () => {
  await file.panel.planLicenses([video])
  file.panel.chooseSize(video, 'sd')
  await file.panel.confirmLicenses()

  const { own } = await recordsOf(file, layerId)
  expect(own).toMatchObject({ rendition: 'sd', state: 'licensed' })
})

it('chooses a size for all videos, apart from images', async () => {
  await file.panel.planLicenses([video])

  file.panel.chooseForAll('image', { size: 'sd' })
  const before = decisionsOf(file)
  file.panel.chooseForAll('video', { size: 'sd' })

  expect([...before, ...decisionsOf(file)]).toMatchObject([
    { choice: { size: '4k' } },
    { choice: { size: 'sd' } }
  ])
})

it('swaps a licensed video at no charge, and downloads it again', async () => {
  await licenseAssets(file, [video])
  await file.panel.putBackSwapped([video])

  await licenseAssets(file, [video])

  const { own } = await recordsOf(file, layerId)
  expect(itemsOf(file)).toMatchObject([{ step: 'done', charge: 0 }])
  expect(own.state).toBe('licensed')
  expect(posts()).toBe(1)
})

it('keeps the license of a file that is larger than Figma takes', async () => {
  const { videoHash } = fillOf(file, layerId)
  stack.network.breakNext(`GET ${addresses.service}/media/licensed/`, () => {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Content-Length': String(maxVideoBytes + 1)
    }
    return Promise.resolve(new Response('large', { headers }))
  })

  await licenseAssets(file, [video])

  expect(itemsOf(file)).toMatchObject([
    {
      step: 'not-placed',
      charge: 1,
      text: expect.stringContaining('larger than 100 MB'),
      reduced: { ...toAssetRef(video), size: '4k' }
    }
  ])
  expect(await ledgerOf(file)).toHaveLength(1)
  expect(fillOf(file, layerId).videoHash).toBe(videoHash)
})

it('downloads a file again that arrived incomplete, at no charge', async () => {
  stack.network.breakNext(
    `GET ${addresses.service}/media/licensed/`,
    async go => {
      const whole = new Uint8Array(await (await go()).arrayBuffer())
      const headers = { 'Access-Control-Allow-Origin': '*' }
      return new Response(whole.slice(0, -100), { headers })
    }
  )

  await licenseAssets(file, [video])
  const first = itemsOf(file)
  await file.panel.retryLicensing([video])
  await file.panel.confirmLicenses()

  expect(first).toMatchObject([
    { step: 'not-placed', error: { code: 'download-incomplete' } }
  ])
  expect(itemsOf(file)).toMatchObject([{ step: 'done', charge: 0 }])
  expect(posts()).toBe(1)
})

it('keeps the still, and offers the file, where a team takes none', async () => {
  const free = await stack.openFile(undefined, { team: 'free' })
  await signInWithPages(stack, free, 'studio')
  await free.panel.placeOnce([video])
  const id = layersOf(free)[0]?.id ?? ''

  await licenseAssets(free, [video])

  expect(itemsOf(free)).toMatchObject([
    {
      step: 'not-placed',
      error: { code: 'video-not-allowed' },
      reduced: { size: '4k' }
    }
  ])
  expect(fillOf(free, id).type).toBe('IMAGE')
  expect(await ledgerOf(free)).toHaveLength(1)
})
