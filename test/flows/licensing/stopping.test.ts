import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { outcomeText } from '../../../ui/licensing/views/outcome-texts.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { fillOf, layersOf } from '../set-up/layers.ts'
import {
  itemsOf,
  journalOf,
  ledgerOf,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { licensedFiles, slowFile } from './slow-file.ts'

const stopped =
  'Licensed, but not on its layers yet. You stopped it. Try again, or we’ll ' +
  'finish next time; you won’t be charged.'

const stack = useStack()
let file: OpenFile
let video: Asset

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'studio')
  video = firstOf(await findVideos(file.panel, 1))
})

async function placeImage(): Promise<Asset> {
  await placeResults(file, 'mountain', 1)
  return firstOf(readResults(file.panel))
}

async function placeVideo(): Promise<Asset> {
  await file.panel.placeOnce([video])
  return video
}

/** What the layers of the open page show. */
function hashesOf(open: OpenFile): string[] {
  return layersOf(open).map(({ id }) => {
    const { videoHash, imageHash } = fillOf(open, id)
    return videoHash ?? imageHash
  })
}

/** What the rows of the run say. */
function textsOf({ panel }: OpenFile): string[] {
  const shown = panel.$licensing.get()
  return 'items' in shown ? shown.items.map(outcomeText) : []
}

/** License requests for assets of any medium. */
function posts(): number {
  const { arrivals } = stack.service
  const paths = ['/v2/videos/licenses', '/v2/images/licenses']
  return paths.reduce((sum, path) => sum + arrivals.count('POST', path), 0)
}

function downloads(): number {
  return stack.network.asked.filter(line => line.startsWith(licensedFiles))
    .length
}

async function startLicensing(assets: readonly Asset[]) {
  await file.panel.planLicenses(assets)
  return { over: file.panel.confirmLicenses() }
}

async function untilStep(step: string, index = 0): Promise<void> {
  await stack.until(() => stepsOf(file)[index] === step)
}

it('shows how much of a large file has arrived', async () => {
  const { send, sendRest } = slowFile(stack, 3_000_000)
  const { over } = await startLicensing([await placeVideo()])
  await send(1_000_000)
  await stack.calm()
  const early = textsOf(file)
  await stack.clock.advance(100)

  await send(1_000_000)
  await stack.calm()
  const late = textsOf(file)
  await sendRest()
  await over

  expect(early).toEqual(['Licensed. Downloading 1 of 3 MB'])
  expect(late).toEqual(['Licensed. Downloading 2 of 3 MB'])
  expect(stepsOf(file)).toEqual(['done'])
})

it.each([
  ['a video', placeVideo],
  ['an image', placeImage]
])('ends the download of %s, and swaps it later', async (_, place) => {
  const asset = await place()
  const before = hashesOf(file)
  const slow = slowFile(stack)
  const { over } = await startLicensing([asset])
  await slow.send(1000)
  await untilStep('fetching')

  file.panel.stopRun()
  await over
  const [texts, hashes, ledger] = [
    textsOf(file),
    hashesOf(file),
    await ledgerOf(file)
  ]
  await file.panel.retryLicensing([asset])
  await file.panel.confirmLicenses()

  expect(slow.hasHungUp).toBe(true)
  expect(texts).toEqual([stopped])
  expect(hashes).toEqual(before)
  expect(ledger).toHaveLength(1)
  expect(itemsOf(file)).toMatchObject([{ step: 'done', uses: 1, charge: 0 }])
  expect(hashesOf(file)).not.toEqual(before)
  expect(posts()).toBe(1)
})

it('swaps at the next start what was stopped', async () => {
  const slow = slowFile(stack)
  const { over } = await startLicensing([await placeVideo()])
  await slow.send(1000)
  await untilStep('fetching')
  file.panel.stopRun()
  await over
  const before = hashesOf(file)

  const next = await stack.reopen(file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(hashesOf(next)).not.toEqual(before)
  expect(posts()).toBe(1)
})

it('swaps nothing of a run that was stopped, and keeps its files', async () => {
  await placeResults(file, 'mountain', 2)
  const assets = readResults(file.panel).slice(0, 2)
  const before = hashesOf(file)
  stack.network.breakNext(licensedFiles, go => go())
  const slow = slowFile(stack)
  const { over } = await startLicensing(assets)
  await slow.send(1000)
  await untilStep('fetched', 0)

  file.panel.stopRun()
  await over
  const [texts, hashes, asked] = [textsOf(file), hashesOf(file), downloads()]
  const next = await stack.reopen(file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(texts).toEqual([stopped, stopped])
  expect(hashes).toEqual(before)
  expect(downloads() - asked).toBe(1)
  expect(new Set([...hashesOf(next), ...before])).toHaveLength(4)
})

it('downloads nothing after a stop during a purchase', async () => {
  const asset = await placeVideo()
  const release = stack.network.holdNext(purchases)
  const { over } = await startLicensing([asset])
  await stack.waitForRequest(purchases)

  file.panel.stopRun()
  release()
  await over

  expect(textsOf(file)).toEqual([stopped])
  expect(downloads()).toBe(0)
  expect(await ledgerOf(file)).toHaveLength(1)
  expect(posts()).toBe(1)
})
