import { beforeEach, expect, it } from 'vitest'
import { toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { imageOf } from '../../image-refs.ts'
import { findTracks, firstOf } from '../set-up/find-media.ts'
import { recordsOf } from '../set-up/layers.ts'
import {
  accountOf,
  decisionsOf,
  itemsOf,
  ledgerOf,
  licenseAssets,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { cardStates, placeTracks } from '../set-up/place-tracks.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let track: Asset

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'studio')
  track = firstOf(await findTracks(file.panel, 1))
})

/** Files that were downloaded, or whose addresses were asked for. */
function filesAsked(): string[] {
  const file = /\/media\/licensed\/|\/downloads$/
  return stack.network.asked.filter(line => file.test(line))
}

it('shows the license on its card with an image, in one undo step', async () => {
  await placeTracks(file, [track])
  const [placed] = await placeResults(file, 'mountain', 1)
  const image = imageOf(placed?.assetId ?? '')
  const layerId = placed?.layer.id ?? ''

  await licenseAssets(file, [track, image])
  const after = [await cardStates(file), await recordsOf(file, layerId)]
  file.headless.host.user.undo()
  const undone = [await cardStates(file), await recordsOf(file, layerId)]

  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(after).toMatchObject([['Licensed'], { own: { state: 'licensed' } }])
  expect(undone).toMatchObject([['Comp'], { own: { state: 'comp' } }])
})

it('downloads no file for a card, and offers it', async () => {
  await placeTracks(file, [track])

  await licenseAssets(file, [track])
  await file.panel.putBackSwapped([track])
  await licenseAssets(file, [track])

  expect(filesAsked()).toEqual([])
  expect(itemsOf(file)).toMatchObject([
    {
      step: 'done',
      uses: 1,
      reduced: { ...toAssetRef(track), licenseId: expect.any(String) }
    }
  ])
})

it('licenses a track without a card, and offers its file', async () => {
  await licenseAssets(file, [track])

  expect(filesAsked()).toEqual([])
  expect(itemsOf(file)).toMatchObject([
    { step: 'not-placed', error: null, text: '', reduced: toAssetRef(track) }
  ])
  expect(await ledgerOf(file)).toMatchObject([
    { ...toAssetRef(track), size: 'clean_audio', format: '' }
  ])
})

it('shows the comp again on a card, and keeps the license', async () => {
  await placeTracks(file, [track])
  await licenseAssets(file, [track])

  await file.panel.putBackSwapped([track])

  expect(await cardStates(file)).toEqual(['Comp'])
  expect(itemsOf(file)).toMatchObject([
    { step: 'not-placed', reduced: toAssetRef(track) }
  ])
  expect(await ledgerOf(file)).toHaveLength(1)
})

it('licenses with the license that the person chooses', async () => {
  file = await switchAccount(stack, file, 'musician')
  await file.panel.planLicenses([track])
  const planned = decisionsOf(file)

  file.panel.chooseSubscription(track, 's1100010')
  const chosen = decisionsOf(file)
  await file.panel.confirmLicenses()

  expect([...planned, ...chosen]).toMatchObject([
    { choice: { license: 'audio_standard', size: 'clean_audio' } },
    { choice: { license: 'audio_platform', size: 'original_audio' } }
  ])
  expect(await ledgerOf(file)).toMatchObject([
    {
      license: 'audio_platform',
      size: 'original_audio',
      subscription: 'Music for Platforms'
    }
  ])
})

it('chooses a license for all tracks', async () => {
  file = await switchAccount(stack, file, 'musician')
  const tracks = await findTracks(file.panel, 3)
  await file.panel.planLicenses(tracks)

  file.panel.chooseForAll('audio', { subscriptionId: 's1100010' })
  const chosen = decisionsOf(file)
  await file.panel.confirmLicenses()

  expect(chosen).toMatchObject(
    tracks.map(() => ({ choice: { license: 'audio_platform' }, leftAfter: 2 }))
  )
  expect(stepsOf(file)).toEqual(tracks.map(() => 'not-placed'))
  expect((await accountOf(stack, 'musician', 'audio')).licenses).toHaveLength(3)
})

it('records the project in the file, where the service takes none', async () => {
  await file.panel.planLicenses([track])
  file.panel.setProjectField('client', 'Ines & Co')

  await file.panel.confirmLicenses()

  expect(await ledgerOf(file)).toMatchObject([
    { project: { client: 'Ines & Co' } }
  ])
})
