import { beforeEach, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { verdictText } from '../../../ui/file/rights/rights-texts.ts'
import { findTracks, firstOf } from '../set-up/find-media.ts'
import { licenseAssets, stepsOf } from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let tracks: Asset[]
let track: Asset

beforeEach(async () => {
  file = await stack.openFile()
  tracks = await findTracks(file.panel, 3)
  track = firstOf(tracks)
})

async function check({ panel }: OpenFile) {
  await panel.checkFile()
  const rights = panel.$rights.get()
  if (!rights) throw new Error('The file was not checked.')
  return rights
}

it('lists a card as one use of its track, and shows it', async () => {
  await file.panel.placeOnce([track])
  const [card] = file.headless.host.scene().selection
  file.headless.host.user.select([])

  const { assets, verdict } = await check(file)
  const use = assets[0]?.found.uses[0]
  if (use) await file.panel.jumpTo(use)

  expect(assets).toMatchObject([
    {
      found: {
        assetId: track.assetId,
        mediaType: 'audio',
        state: 'comp',
        uses: { length: 1 },
        asset: { description: track.description }
      },
      rights: { state: 'comp' }
    }
  ])
  expect(verdictText(verdict)).toBe(
    'The only track in this file isn’t licensed'
  )
  expect(file.headless.host.scene().selection).toEqual([card])
  expect(file.panel.$candidates.get()).toEqual([])
})

it('counts tracks, and all media together', async () => {
  await file.panel.placeOnce(tracks)
  const alone = verdictText((await check(file)).verdict)
  await placeResults(file, 'mountain', 1)

  const { verdict } = await check(file)

  expect(alone).toBe('3 of 3 tracks aren’t licensed')
  expect(verdictText(verdict)).toBe('4 of 4 images and tracks aren’t licensed')
})

it('is all licensed once its tracks are', async () => {
  await signInWithPages(stack, file, 'studio')
  await file.panel.placeOnce(tracks.slice(0, 2))

  await licenseAssets(file, tracks.slice(0, 2))

  const { verdict } = await check(file)
  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(verdict.kind).toBe('pass')
  expect(verdictText(verdict)).toBe('All 2 tracks in this file are licensed')
})

it('asks for images and tracks in requests of their own', async () => {
  await signInWithPages(stack, file, 'viewer')
  const [placed] = await placeResults(file, 'mountain', 1)
  await file.panel.placeOnce([track])
  await check(file)
  await file.panel.sendRequest(
    [assetKey(track), placed?.assetId ?? ''],
    'For the intro'
  )

  const buyer = await switchAccount(stack, file, 'studio')
  await check(buyer)
  await licenseAssets(buyer, [track])
  await check(buyer)

  const states = buyer.panel.$requests
    .get()
    .map(one => [one.request.assetIds, one.state])
  expect(states).toEqual(
    expect.arrayContaining([
      [[assetKey(track)], 'licensed'],
      [[placed?.assetId], 'open']
    ])
  )
})
