import { beforeEach, expect, it } from 'vitest'
import { savedKeys } from '../../../contract/saved.ts'
import type { SaveText } from '../../../contract/saved.ts'
import { isWire } from '../../../contract/wire.ts'
import { fillOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { batchKeys, licensePosts, stepsOf } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let assetIds: string[]
let layerIds: string[]
let comps: string[]

/** Plans to swap nine comps of assets that the account owns. */
beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const placed = await placeResults(file, 'mountain', 9)
  assetIds = placed.map(({ assetId }) => assetId)
  layerIds = placed.map(({ layer }) => layer.id)
  comps = hashesIn(file)
  await licenseElsewhere(stack, 'designer', assetIds)
  await file.panel.planLicenses(imagesOf(assetIds))
  await stack.calm()
})

function hashesIn(one: OpenFile): string[] {
  return layerIds.map(id => fillOf(one, id).imageHash)
}

async function confirmAndCloseAtSwap(): Promise<void> {
  file.panel.window.onCall(({ method }, close) => {
    if (method === 'swapComps') close()
  })
  void file.panel.confirmLicenses()
  await stack.until(() => file.panel.window.isClosed)
}

it('writes little for each file that arrived', async () => {
  const sizes: number[] = []
  file.panel.window.onCall(({ method, input }) => {
    if (method !== 'saveText') return
    const { key, text } = input as SaveText // of `saveText`
    if (key.startsWith(savedKeys.swaps)) sizes.push(text?.length ?? 0)
  })

  await file.panel.confirmLicenses()

  expect(sizes.length).toBeGreaterThanOrEqual(9)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096)
  expect(batchKeys(stack)).toEqual([])
})

it('holds two files at a time, and swaps when all are images', async () => {
  const { window } = file.panel
  const calls: string[] = []
  let held = 0
  let most = 0
  stack.network.breakAll((line, go) => {
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

it('says which files have arrived while others are in flight', async () => {
  const reported: string[] = []
  stack.network.breakAll((line, go) => {
    if (line.includes('/media/licensed/')) {
      reported.push(stepsOf(file).join(' '))
    }
    return go()
  })

  await file.panel.confirmLicenses()

  expect(reported).toHaveLength(9)
  expect(reported.at(-1)?.match(/fetched/g)?.length).toBeGreaterThanOrEqual(7)
})

it('resumes a large plan in one undo step', async () => {
  await confirmAndCloseAtSwap()
  const written = batchKeys(stack).length
  const fetched = stack.network.asked.length

  const next = await stack.reopen(file)
  await stack.until(() => batchKeys(stack).length === 0)
  await stack.calm()
  const swapped = hashesIn(next)
  next.headless.host.user.undo()

  const asked = stack.network.asked.slice(fetched)
  expect(written).toBe(2)
  expect(swapped.some(hash => comps.includes(hash))).toBe(false)
  expect(hashesIn(next)).toEqual(comps)
  expect(asked.some(line => line.includes('/licensed/'))).toBe(false)
  expect(readNotices(next)).toMatch(/9 swapped\.$/m)
})

it('says in a copy of the file in which file the swap began', async () => {
  await confirmAndCloseAtSwap()
  await file.headless.settle()
  const original = file.headless.host.exportDocument()

  const copy = await stack.openFile({ ...original, name: 'Untitled (Copy)' })
  await stack.until(() => batchKeys(stack).length === 0)
  await stack.calm()
  const notices = readNotices(copy)
  copy.panel.window.close()
  const back = await stack.openFile(original)
  await stack.calm()
  await back.panel.planLicenses(imagesOf(assetIds))
  await stack.calm()
  await back.panel.confirmLicenses()

  expect(notices).toContain('It started in “Untitled”.')
  expect(hashesIn(back).some(hash => comps.includes(hash))).toBe(false)
  expect(licensePosts(stack)).toBe(1)
})
