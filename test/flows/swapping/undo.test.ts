import { beforeEach, expect, it } from 'vitest'
import { fillOf, layersOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  itemsOf,
  ledgerOf,
  license,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
})

function hashesOf(layerIds: readonly string[]): string[] {
  return layerIds.map(id => fillOf(file, id).imageHash)
}

it('undoes owned and bought swaps in one step despite edits', async () => {
  const placed = await placeResults(file, 'mountain', 2)
  const assetIds = placed.map(({ assetId }) => assetId)
  const layerIds = placed.map(({ layer }) => layer.id)
  await licenseElsewhere(stack, 'designer', assetIds.slice(0, 1))
  const comps = hashesOf(layerIds)
  const { user } = file.headless.host
  let edits = 0
  file.panel.window.onCall(call => {
    if (call.method !== 'addImage' && !writesLedger(call)) return
    edits += 1
    user.add('RECTANGLE', { x: 900 * edits, y: 0, width: 9, height: 9 })
  })
  await license(file, assetIds)
  const swapped = hashesOf(layerIds)

  user.undo()

  expect(stepsOf(file)).toEqual(['done', 'done'])
  expect(swapped.some(hash => comps.includes(hash))).toBe(false)
  expect(hashesOf(layerIds)).toEqual(comps)
  expect(edits).toBe(4)
  expect(layersOf(file)).toHaveLength(2 + edits)
  expect(await ledgerOf(file)).toHaveLength(2)
})

it('undoes the swaps of two purchases in one step', async () => {
  await file.panel.search('')
  const free = () =>
    readResults(file.panel).filter(({ isEditorial }) => !isEditorial)
  while (free().length < 51) await file.panel.results.loadMore()
  const assets = free().slice(0, 51)
  await file.panel.placeOnce([assets[0], assets[50]].filter(one => !!one))
  const layerIds = layersOf(file).map(({ id }) => id)
  const comps = hashesOf(layerIds)
  await license(
    file,
    assets.map(({ assetId: id }) => id)
  )
  const swapped = hashesOf(layerIds)

  file.headless.host.user.undo()

  expect(licensePosts(stack)).toBe(2)
  expect(swapped.filter(hash => comps.includes(hash))).toEqual([])
  expect(comps).toHaveLength(2)
  expect(hashesOf(layerIds)).toEqual(comps)
  expect(await ledgerOf(file)).toHaveLength(51)
})

it('swaps owned assets although the purchase of others fails', async () => {
  const placed = await placeResults(file, 'mountain', 2)
  const assetIds = placed.map(({ assetId }) => assetId)
  const layerIds = placed.map(({ layer }) => layer.id)
  await licenseElsewhere(stack, 'designer', assetIds.slice(0, 1))
  const comps = hashesOf(layerIds)
  await file.panel.planLicenses(imagesOf(assetIds))
  await stack.calm()
  stack.network.breakNext('GET http://localhost:4401', async () => {
    throw new TypeError('Failed to fetch')
  })

  await file.panel.confirmLicenses()

  expect(stepsOf(file)).toEqual(['done', 'stopped'])
  expect(hashesOf(layerIds)[0]).not.toBe(comps[0])
  expect(hashesOf(layerIds)[1]).toBe(comps[1])
})

it('says for each asset whether its comps are back', async () => {
  const placed = await placeResults(file, 'mountain', 3)
  const assetIds = placed.map(({ assetId }) => assetId)
  const [, second = ''] = placed.map(({ layer }) => layer.id)
  await license(file, assetIds)
  file.headless.host.user.remove([second])
  await file.headless.settle()
  const before = itemsOf(file)[1]

  await file.panel.putBackSwapped(imagesOf(assetIds))

  const [one, deleted, other] = itemsOf(file)
  expect(deleted).toEqual(before)
  for (const item of [one, other]) {
    expect(item?.step).toBe('not-placed')
    expect(item?.text).toBe('Licensed. Layers show comps again.')
  }
})
