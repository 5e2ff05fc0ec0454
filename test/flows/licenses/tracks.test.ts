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
  const planned = panel.$licensing.get()
  await panel.confirmLicenses()

  expect(listed().map(assetKey)).toEqual([assetKey(track)])
  expect(planned).toMatchObject({
    state: 'confirm',
    plan: {
      items: [
        {
          assetId: track.assetId,
          mediaType: 'audio',
          decision: { kind: 'owned' }
        }
      ]
    }
  })
  expect(await cardStates(file)).toEqual(['Licensed'])
})
