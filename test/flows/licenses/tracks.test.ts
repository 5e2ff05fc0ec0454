import { expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import { findTracks, firstOf } from '../set-up/find-media.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { cardStates } from '../set-up/place-tracks.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()

it('lists licensed tracks, and places their cards as licensed ones', async () => {
  const file = await stack.openFile()
  const { panel } = file
  await signInWithPages(stack, file, 'studio')
  const track = firstOf(await findTracks(panel, 1))
  await licenseElsewhere(stack, 'studio', [track.assetId], 'audio')
  panel.showLicensesOf('audio')
  const listed = () => {
    const list = panel.$licenseList.get()
    return list.state === 'ready' && !list.isReading ? list.licenses : []
  }
  await stack.until(() => listed().length > 0)
  const [license] = listed()
  if (!license) throw new Error('There is no license.')
  panel.nameAssets([assetKey(license)])
  await stack.until(() => panel.$namesKnown.get() > 0)

  await panel.placeLicensed(license)

  expect(listed().map(assetKey)).toEqual([assetKey(track)])
  expect(panel.$licensing.get()).toMatchObject({
    state: 'done',
    items: [{ assetId: track.assetId, mediaType: 'audio', charge: 0 }]
  })
  expect(await cardStates(file)).toEqual(['Licensed'])
})

it('lists first what the account has, and what the person chose then', async () => {
  const file = await stack.openFile()
  const { panel } = file
  await signInWithPages(stack, file, 'studio')
  await panel.readLicenses()
  const empty = panel.$licenseMedium.get()
  const track = firstOf(await findTracks(panel, 1))
  await licenseElsewhere(stack, 'studio', [track.assetId], 'audio')
  const again = await stack.restart(file, 'open')

  await again.panel.readLicenses()
  const first = again.panel.$licenseMedium.get()
  const list = again.panel.$licenseList.get()
  again.panel.showLicensesOf('video')
  await again.panel.readLicenses()

  expect([empty, first]).toEqual(['image', 'audio'])
  expect(list).toMatchObject({
    state: 'ready',
    licenses: [{ assetId: track.assetId, mediaType: 'audio' }]
  })
  expect(again.panel.$licenseMedium.get()).toBe('video')
})
