import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { imageOf } from '../../image-refs.ts'
import { findTracks, findVideos, firstOf } from '../set-up/find-media.ts'
import { ledgerOf, licenseAssets } from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { placeTracks } from '../set-up/place-tracks.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let track: Asset
let saved: Map<string, Blob>

beforeEach(async () => {
  file = await stack.openFile()
  saved = new Map()
  await signInWithPages(stack, file, 'studio')
  track = firstOf(await findTracks(file.panel, 1))
})

/** Makes a proof with its files. */
async function prove() {
  const save = (name: string, content: Blob) => void saved.set(name, content)
  await stack.calm()
  await file.panel.makeProof('file', save)
  await file.panel.saveProofFiles(save)
  const proof = file.panel.$proof.get()
  if (proof.state !== 'ready') throw new Error(JSON.stringify(proof))
  const zip = saved.get(`${proof.pack.name}-files-1.zip`)
  return { ...proof.pack, fetched: proof.files, zip: await zip?.text() }
}

async function numberOf({ mediaType }: Pick<Asset, 'mediaType'>) {
  const entries = await ledgerOf(file)
  return entries.find(one => one.mediaType === mediaType)?.licenseId
}

it('proves the licenses of three media, with their files', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const video = firstOf(await findVideos(file.panel, 1))
  await file.panel.placeOnce([video])
  await placeTracks(file, [track])
  const image = imageOf(placed?.assetId ?? '')
  await licenseAssets(file, [image, video, track])

  const { csv, summary, fetched, zip, lines } = await prove()

  const [film, music] = [await numberOf(video), await numberOf(track)]
  expect(summary).toBe('3 licenses: 3 confirmed by the account.')
  expect(csv).toContain(`"${image.assetId}","Image"`)
  expect(csv).toContain(
    `"${video.assetId}","Video","${video.description}","${film}"`
  )
  expect(csv).toContain(
    `"${track.assetId}","Track","${track.description}","${music}","Standard"`
  )
  expect(lines).toContain(`Track ${track.assetId}`)
  expect(fetched).toMatchObject({ state: 'done', zipped: 3, left: [] })
  expect(zip).toMatch(new RegExp(`video-${video.assetId}-${film}-\\w+\\.mov`))
  // Long names are cut.
  const title = `${track.description} - `
  expect(zip).toMatch(
    new RegExp(`audio-${track.assetId}-${music}-${title}[\\w ]+\\.mp3`)
  )
})

it('proves a track without a card by its title', async () => {
  await licenseAssets(file, [track])

  const { csv, zip, fetched } = await prove()

  expect(csv).toContain(`"${track.assetId}","Track","${track.description}"`)
  expect(zip).toContain(track.description)
  expect(fetched).toMatchObject({ state: 'done', zipped: 1, left: [] })
})

it('says which track is missing, and why', async () => {
  await licenseAssets(file, [track])
  stack.service.faults.breakMedia('short', 1, '/media/licensed')

  const { fetched, zip } = await prove()

  expect(fetched).toMatchObject({
    zipped: 0,
    left: [expect.stringMatching(/^License a\w+: .*(faulty|far too small)/)]
  })
  expect(zip).toBeUndefined()
})

it('counts a card without a license, and asks for it', async () => {
  await placeTracks(file, [track])

  const { summary, csv } = await prove()
  await file.panel.checkFile()

  expect(summary).toBe('0 licenses. 1 without a license.')
  expect(csv).toContain('Not licensed: the file shows a comp')
  expect(file.panel.$rights.get()).toMatchObject({
    verdict: { kind: 'fail', media: ['audio'], unlicensed: 1 }
  })
})
