import { beforeEach, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import { imageOf } from '../../image-refs.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { licensePosts } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let assetIds: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  await file.panel.search('mountain')
  assetIds = readResults(file.panel)
    .filter(({ isEditorial }) => !isEditorial)
    .slice(0, 3)
    .map(({ assetId: id }) => id)
  await licenseElsewhere(stack, 'designer', assetIds)
})

function listOf({ panel }: OpenFile) {
  const list = panel.$licenseList.get()
  if (list.state !== 'ready') throw new Error(JSON.stringify(list))
  return list
}

it('lists all licenses of the account, from any source', async () => {
  await file.panel.readLicenses()

  const { licenses, isReading, missing } = listOf(file)
  expect(new Set(licenses.map(({ assetId }) => assetId))).toEqual(
    new Set(assetIds)
  )
  expect({ isReading, missing }).toEqual({ isReading: false, missing: 0 })
})

it('marks what the account licensed, as long as it is signed in', async () => {
  const marked = () => [...file.panel.$licensedAssets.get()].toSorted()
  expect(marked()).toEqual([])

  await file.panel.readLicenses()

  expect(marked()).toEqual(assetIds.toSorted())
  await file.panel.signOut()
  expect(marked()).toEqual([])
})

it('opens the file of a license again without using a download', async () => {
  await file.panel.readLicenses()
  const [license] = listOf(file).licenses
  if (!license) throw new Error('There is no license.')
  const before = licensePosts(stack)
  const calls: string[] = []
  file.panel.window.onCall(({ method }) => void calls.push(method))

  await file.panel.downloadAgain(license)

  expect(calls).toEqual(['openAddress'])
  expect(licensePosts(stack)).toBe(before)
})

it('places a licensed asset without another license', async () => {
  await file.panel.readLicenses()
  const [license] = listOf(file).licenses
  if (!license) throw new Error('There is no license.')
  const before = licensePosts(stack)
  file.panel.nameAssets([license.assetId])
  await stack.until(() => file.panel.$namesKnown.get() > 0)

  await file.panel.placeLicensed(license)

  await file.panel.checkFile()
  const { assetId } = license
  expect(file.panel.$statesInFile.get()).toEqual(
    new Map([[assetKey(imageOf(assetId)), 'licensed']])
  )
  expect(licensePosts(stack)).toBe(before)
})

it('plans nothing when the license could not be placed', async () => {
  await file.panel.readLicenses()
  const [license] = listOf(file).licenses
  if (!license) throw new Error('There is no license.')
  file.panel.nameAssets([license.assetId])
  await stack.until(() => file.panel.$namesKnown.get() > 0)
  stack.network.takeDown(addresses.gateway)
  addresses.media.forEach(origin => stack.network.takeDown(origin))

  await file.panel.placeLicensed(license)

  expect(file.panel.$licensing.get()).toEqual({ state: 'idle' })
})

it('loads names once, however fast somebody types', async () => {
  const names = `GET ${addresses.gateway}/api/v2/images?`
  await file.panel.readLicenses()
  const release = stack.network.holdNext(names)

  file.panel.filterLicenses({ text: 'm' })
  await stack.waitForRequest(names)
  file.panel.filterLicenses({ text: 'mo' })
  release()
  await stack.until(() => file.panel.$namesKnown.get() > 0)

  const asked = stack.network.asked.filter(line => line.startsWith(names))
  expect(asked).toHaveLength(1)
})

it('forgets the licenses when the person signs out', async () => {
  await file.panel.readLicenses()

  await file.panel.signOut()

  expect(file.panel.$licenseList.get()).toEqual({ state: 'idle' })
})
