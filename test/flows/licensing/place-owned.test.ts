import { beforeEach, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { findAsset } from '../set-up/find-asset.ts'
import { boxOf, layersOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  decisionsOf,
  itemsOf,
  license,
  licensePosts
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let asset: Asset

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  asset = await findAsset(file.panel, one => !one.isEditorial)
})

async function statesInFile() {
  await file.panel.checkFile()
  return [...file.panel.$statesInFile.get()]
}

it('places the licensed file without a question or another license', async () => {
  await licenseElsewhere(stack, 'designer', [asset.assetId])
  const before = licensePosts(stack)

  await file.panel.placeOwned([asset])

  expect(file.panel.$licensing.get()).toEqual({ state: 'idle' })
  expect(readNotices(file)).toMatch(/Placed the licensed file/)
  expect(file.panel.$statesInFile.get().get(assetKey(asset))).toBe('licensed')
  expect(await statesInFile()).toEqual([[assetKey(asset), 'licensed']])
  expect(licensePosts(stack)).toBe(before)
})

it('places the licensed file where an owned asset is dropped', async () => {
  await licenseElsewhere(stack, 'designer', [asset.assetId])
  await file.panel.readLicenses()

  file.panel.beginDrag(asset)
  file.panel.endDrag(2000, 1500)
  await stack.until(() => /Placed the licensed/.test(readNotices(file)))

  const [layer] = layersOf(file)
  if (!layer) throw new Error('Nothing was placed.')
  const { left, right, top, bottom } = boxOf(layer)
  expect([(left + right) / 2, (top + bottom) / 2]).toEqual([2000, 1500])
  expect(await statesInFile()).toEqual([[assetKey(asset), 'licensed']])
})

it('asks before it swaps comps that were there before', async () => {
  await licenseElsewhere(stack, 'designer', [asset.assetId])
  await file.panel.placeOnce([asset])

  await file.panel.placeOwned([asset])

  expect(decisionsOf(file)).toMatchObject([{ kind: 'owned' }])
  expect(await statesInFile()).toEqual([[assetKey(asset), 'comp']])
})

it('licenses nothing that the account no longer owns', async () => {
  await file.panel.placeOwned([asset])

  expect(decisionsOf(file)).toMatchObject([{ kind: 'license' }])
  expect(licensePosts(stack)).toBe(0)
})

it('places what was licensed without a comp, from the result', async () => {
  await license(file, [asset.assetId])
  const items = itemsOf(file)

  await file.panel.placeUnused(items)

  expect(items).toMatchObject([
    { step: 'not-placed', unused: { assetId: asset.assetId } }
  ])
  expect(await statesInFile()).toEqual([[assetKey(asset), 'licensed']])
  expect(licensePosts(stack)).toBe(1)
})

it('reports that it could not find out what to place', async () => {
  await license(file, [asset.assetId])
  const items = itemsOf(file)
  file = await stack.reopen(file)
  stack.network.takeDown(addresses.gateway)
  stack.network.takeDown(addresses.service)

  await file.panel.placeUnused(items)

  expect(readNotices(file)).toMatch(/reach/)
})
