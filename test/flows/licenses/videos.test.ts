import { beforeEach, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { findAsset } from '../set-up/find-asset.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { licensePosts } from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let image: Asset
let video: Asset

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'studio')
  image = await findAsset(file.panel, ({ isEditorial }) => !isEditorial)
  video = firstOf(await findVideos(file.panel, 1))
  await licenseElsewhere(stack, 'studio', [image.assetId])
  await licenseElsewhere(stack, 'studio', [video.assetId], 'video')
  await file.panel.readLicenses()
})

async function listed(asset: Asset) {
  await stack.until(() => {
    const list = file.panel.$licenseList.get()
    return (
      list.state === 'ready' &&
      !list.isReading &&
      list.licenses.some(one => assetKey(one) === assetKey(asset))
    )
  })
  const list = file.panel.$licenseList.get()
  return list.state === 'ready' ? list.licenses : []
}

it('lists the licenses of the chosen medium', async () => {
  const images = await listed(image)

  file.panel.showLicensesOf('video')
  const videos = await listed(video)
  file.panel.showLicensesOf('image')
  const again = await listed(image)

  expect(images.map(assetKey)).toEqual([assetKey(image)])
  expect(videos.map(assetKey)).toEqual([assetKey(video)])
  expect(again).toEqual(images)
})

it('opens the file of a licensed video again', async () => {
  file.panel.showLicensesOf('video')
  const [license] = await listed(video)
  if (!license) throw new Error('There is no license.')
  const calls: string[] = []
  file.panel.window.onCall(({ method }) => void calls.push(method))

  await file.panel.downloadAgain(license)

  expect(calls).toEqual(['openAddress'])
})

it('places the file of a licensed video at no charge', async () => {
  file.panel.showLicensesOf('video')
  const [license] = await listed(video)
  if (!license) throw new Error('There is no license.')
  file.panel.nameAssets([assetKey(license)])
  await stack.until(() => file.panel.$namesKnown.get() > 0)
  const before = licensePosts(stack)

  await file.panel.placeLicensed(license)

  await file.panel.checkFile()
  expect(file.panel.$statesInFile.get().get(assetKey(video))).toBe('licensed')
  expect(licensePosts(stack)).toBe(before)
})
