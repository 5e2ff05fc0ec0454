import { beforeEach, expect, it } from 'vitest'
import { assetKey, toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { verdictText } from '../../../ui/file/rights/rights-texts.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { layersOf } from '../set-up/layers.ts'
import { forgetRecords } from '../set-up/forget-records.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { useStack } from '../set-up/use-stack.ts'
import { waitForCandidates } from './wait-for-candidates.ts'

/** Milliseconds after which caches ask the library again. */
const cacheTime = 60_001

const stack = useStack()
let file: OpenFile
let video: Asset
let key: string

beforeEach(async () => {
  file = await stack.openFile()
  video = firstOf(await findVideos(file.panel, 1))
  key = assetKey(video)
})

async function check({ panel }: OpenFile) {
  await panel.checkFile()
  const rights = panel.$rights.get()
  if (!rights) throw new Error('The file was not checked.')
  return rights
}

/** An image of the file gets the number of the video. */
async function renumberImage({ headless }: OpenFile, imageId: string) {
  await headless.host.evaluate(
    `const rename = holder => holder.getPluginDataKeys().forEach(key =>
      holder.setPluginData(
        key, holder.getPluginData(key).split(input.from).join(input.to)
      ))
    rename(figma.root)
    figma.currentPage.children.forEach(rename)`,
    { from: `"${imageId}"`, to: `"${video.assetId}"` }
  )
}

it('lists a video apart from the image with its number', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  await file.panel.placeOnce([video])
  await renumberImage(file, placed?.assetId ?? '')

  const { assets, verdict } = await check(file)

  const listed = assets.map(({ found }) => [
    found.mediaType,
    found.assetId,
    found.uses.length,
    found.asset?.description ?? null,
    found.isRemoved
  ])
  expect(listed).toEqual([
    ['image', video.assetId, 1, null, true],
    ['video', video.assetId, 1, video.description, false]
  ])
  expect(verdictText(verdict)).toBe('2 of 2 images and videos aren’t licensed')
})

it('lists a video and its still as comps of one asset', async () => {
  await file.panel.placeOnce([video])
  file.panel.window.close()
  const document = file.headless.host.exportDocument()
  file = await stack.openFile(document, { team: 'free' })
  await file.panel.placeOnce([video])

  const { assets, verdict } = await check(file)

  expect(assets).toMatchObject([
    {
      found: { mediaType: 'video', state: 'comp', uses: [{}, {}] },
      rights: { state: 'comp' }
    }
  ])
  expect(verdictText(verdict)).toBe(
    'The only video in this file isn’t licensed'
  )
})

it('says that the library removed a video', async () => {
  await file.panel.placeOnce([video])
  stack.service.faults.removeAsset(video.assetId)
  await stack.clock.advance(cacheTime)

  const { assets } = await check(await stack.reopen(file))

  expect(assets).toMatchObject([
    { found: { isRemoved: true }, rights: { state: 'missing' } }
  ])
})

it('adopts a video by the number in its layer’s name', async () => {
  const id = await file.headless.host.evaluate<string>(
    `const { hash } = await figma.createVideoAsync(input.bytes)
     const it = figma.createRectangle()
     it.name = input.name
     it.fills = [{ type: 'VIDEO', scaleMode: 'FILL', videoHash: hash }]
     return it.id`,
    {
      bytes: new TextEncoder().encode('\0\0\0\x20ftypisom'),
      name: `stock-footage-${video.assetId}.mp4`
    }
  )
  await file.panel.checkFile()
  await waitForCandidates(file)
  const offered = file.panel.$candidates.get()

  await file.panel.adoptComps(offered)

  expect(offered).toMatchObject([
    { asset: { mediaType: 'video' }, match: { kind: 'unreadable' } }
  ])
  const { assets } = await check(file)
  expect(assets).toMatchObject([
    {
      found: {
        assetId: video.assetId,
        mediaType: 'video',
        uses: [{ nodeId: id }]
      },
      rights: { state: 'adopted' }
    }
  ])
})

it('recognises the still of a video that lost its record', async () => {
  file = await stack.openFile(undefined, { team: 'free' })
  await file.panel.placeOnce([video])
  const id = await file.headless.host.evaluate<string>(
    `const [placed] = figma.currentPage.children
     const it = figma.createRectangle()
     it.fills = placed.fills
     placed.remove()
     return it.id`
  )
  await forgetRecords(file, 'image:')
  await file.panel.checkFile()
  await waitForCandidates(file)
  const offered = file.panel.$candidates.get()

  await file.panel.adoptComps(offered)

  expect(offered).toMatchObject([
    { asset: { mediaType: 'video' }, match: { kind: 'same' } }
  ])
  const { assets } = await check(file)
  expect(assets).toMatchObject([
    {
      found: { ...toAssetRef(video), state: 'comp', uses: [{ nodeId: id }] },
      rights: { state: 'adopted' }
    }
  ])
})

it('knows which videos the account has licensed', async () => {
  const other = (await findVideos(file.panel, 2))[1]
  if (!other) throw new Error('There are too few videos.')
  await signInWithPages(stack, file, 'studio')
  await licenseElsewhere(stack, 'studio', [video.assetId], 'video')
  await file.panel.placeOnce([video])
  await file.panel.placeOnce([other])
  const { assets } = await check(file)

  await file.panel.lookUpLicenses(assets.map(({ found }) => found))

  const rights = file.panel.$rights.get()?.assets.map(one => one.rights.holding)
  expect(rights).toMatchObject([
    { kind: 'confirmed' },
    { kind: 'none', isLookedUp: true }
  ])
})

it('shows the account’s license of a video, not that of the image', async () => {
  await signInWithPages(stack, file, 'studio')
  await licenseElsewhere(stack, 'studio', [video.assetId], 'video')
  const images = () =>
    stack.service.arrivals.count('GET', '/v2/images/licenses')
  const before = images()
  file.panel.openView({ name: 'asset', ...video, known: video })

  await file.panel.lookUpAccount(video)

  await expect
    .poll(() => file.panel.$accountLicenses.get())
    .toMatchObject({ state: 'ready', licenses: [{ size: expect.any(String) }] })
  expect(images()).toBe(before)
})

it('asks for images and videos in requests of their own', async () => {
  await signInWithPages(stack, file, 'viewer')
  const [placed] = await placeResults(file, 'mountain', 1)
  const imageId = placed?.assetId ?? ''
  await file.panel.placeOnce([video])
  await check(file)
  await file.panel.sendRequest([key, imageId], 'For the hero')

  const buyer = await switchAccount(stack, file, 'studio')
  await check(buyer)
  const requests = buyer.panel.$requests.get()

  const asked = new Map(
    requests.map(({ left, request }) => [
      String(request.assetIds),
      [left, request.note]
    ])
  )
  expect(asked).toEqual(
    new Map([
      [imageId, [[imageId], 'For the hero']],
      [key, [[key], 'For the hero']]
    ])
  )
})

it('keeps a video out of the answers for the image with its number', async () => {
  await signInWithPages(stack, file, 'designer')
  const { host } = file.headless
  const frame = await host.evaluate<string>(
    `const it = figma.createFrame()
     it.name = 'Spring banner'
     return it.id`
  )
  await file.panel.placeOnce([video])

  await file.panel.keepInFrame(
    { assetId: video.assetId, mediaType: 'image' },
    frame,
    'Our own'
  )
  await file.panel.keepInFrame(video, frame, 'News')
  const kept = [...file.panel.$fileRecords.get().answers.values()]
  await file.panel.withdrawAnswer(video, frame)

  expect(kept.map(({ id }) => id).toSorted()).toEqual(
    [`${video.assetId}.${frame}`, `${key}.${frame}`].toSorted()
  )
  expect([...file.panel.$fileRecords.get().answers.keys()]).toEqual([
    `${video.assetId}.${frame}`
  ])
  expect(layersOf(file)).not.toEqual([])
})
