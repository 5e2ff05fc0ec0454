import { beforeEach, expect, it } from 'vitest'
import { savedKeys } from '../../contract/saved.ts'
import type { SaveText } from '../../contract/saved.ts'
import { isWire } from '../../contract/wire.ts'
import { fillOf } from './layer-of.ts'
import { licenseElsewhere } from './license-elsewhere.ts'
import { licensePosts, stepsOf } from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import type { OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-house.ts'
import { writesLedger } from './writes-ledger.ts'

const house = useHouse()
let file: OpenFile
let assetIds: string[]
let layerIds: string[]
let comps: string[]

/** Nine comps of assets that the account owns; a plan to swap them. */
beforeEach(async () => {
  file = await house.openFile()
  await signInWithPages(house, file, 'designer')
  const placed = await placeFound(file, 'mountain', 9)
  assetIds = placed.map(({ assetId }) => assetId)
  layerIds = placed.map(({ layer }) => layer.id)
  comps = hashesIn(file)
  await licenseElsewhere(house, 'designer', assetIds)
  await file.panel.planLicenses(assetIds)
  await house.calm()
})

function hashesIn(one: OpenFile): string[] {
  return layerIds.map(id => fillOf(one, id).imageHash)
}

function batchKeys(): string[] {
  return [...house.storage.keys()].filter(key => key.includes('/swaps:'))
}

async function confirmAndCloseAtSwap(): Promise<void> {
  file.panel.window.onCall(({ method }, close) => {
    if (method === 'swapComps') close()
  })
  void file.panel.confirmLicenses()
  await house.until(() => file.panel.window.isClosed)
}

it('writes little for each file that came', async () => {
  const sizes: number[] = []
  file.panel.window.onCall(({ method, input }) => {
    if (method !== 'saveText') return
    const { key, text } = input as SaveText // of `saveText`
    if (key.startsWith(savedKeys.swaps)) sizes.push(text?.length ?? 0)
  })

  await file.panel.confirmLicenses()

  expect(sizes.length).toBeGreaterThanOrEqual(9)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096)
  expect(batchKeys()).toEqual([])
})

it('holds two files at a time, and swaps when all are images', async () => {
  const { window } = file.panel
  const calls: string[] = []
  let held = 0
  let most = 0
  house.network.disturbAll((line, go) => {
    if (line.includes('/media/licensed/')) most = Math.max(most, ++held)
    return go()
  })
  window.onMessage(message => {
    if (!isWire(message) || message.kind !== 'result') return
    if (message.output && 'imageHash' in message.output) held -= 1
  })
  window.onCall(call => {
    const isLedger = writesLedger(call)
    if (isLedger || /^(addImage|swapComps)$/.test(call.method)) {
      calls.push(isLedger ? 'ledger' : call.method)
    }
  })

  await file.panel.confirmLicenses()

  expect([most, held]).toEqual([2, 0])
  expect(calls).toEqual([
    'ledger',
    ...assetIds.map(() => 'addImage'),
    'swapComps'
  ])
})

it('says which files are here while others are still on their way', async () => {
  const told: string[] = []
  house.network.disturbAll((line, go) => {
    if (line.includes('/media/licensed/')) {
      told.push(stepsOf(file).join(' '))
    }
    return go()
  })

  await file.panel.confirmLicenses()

  expect(told).toHaveLength(9)
  expect(told.at(-1)?.match(/fetched/g)?.length).toBeGreaterThanOrEqual(7)
})

it('goes on with all of a large plan in one undo step', async () => {
  await confirmAndCloseAtSwap()
  const written = batchKeys().length
  const fetched = house.network.asked.length

  const next = await house.reopen(file)
  await house.until(() => batchKeys().length === 0)
  await house.calm()
  const swapped = hashesIn(next)
  next.headless.host.user.undo()

  const asked = house.network.asked.slice(fetched)
  expect(written).toBe(2)
  expect(swapped.some(hash => comps.includes(hash))).toBe(false)
  expect(hashesIn(next)).toEqual(comps)
  expect(asked.some(line => line.includes('/licensed/'))).toBe(false)
  expect(noticesOf(next)).toMatch(/9 images swapped\.$/m)
})

it('says in a copy of the file where the swap began', async () => {
  await confirmAndCloseAtSwap()
  await file.headless.settle()
  const original = file.headless.host.exportDocument()

  const copy = await house.openFile({ ...original, name: 'Untitled (Copy)' })
  await house.until(() => batchKeys().length === 0)
  await house.calm()
  const told = noticesOf(copy)
  copy.panel.window.close()
  const back = await house.openFile(original)
  await house.calm()
  await back.panel.planLicenses(assetIds)
  await house.calm()
  await back.panel.confirmLicenses()

  expect(told).toContain('It started in “Untitled”.')
  expect(hashesIn(back).some(hash => comps.includes(hash))).toBe(false)
  expect(licensePosts(house)).toBe(1)
})
