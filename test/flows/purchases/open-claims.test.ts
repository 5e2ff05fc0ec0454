import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import {
  itemsOf,
  journalOf,
  ledgerOf,
  licensePosts,
  licenseAndAdvance,
  licenseUntilClosed,
  licensing,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readClaims, removeClaim, writesClaim } from './teammate.ts'
import { useComp } from '../set-up/use-comp.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

/** Closes the panel when its request is in flight. */
async function closeInFlight(): Promise<void> {
  stack.network.breakNext(purchases, go => {
    comp.file.panel.window.close()
    return go()
  })
  await licenseUntilClosed(comp)
}

function takeAllDown(): void {
  stack.network.takeDown(addresses.gateway)
  stack.network.takeDown(addresses.service)
}

function bringAllUp(): void {
  stack.network.bringUp(addresses.gateway)
  stack.network.bringUp(addresses.service)
}

/** Records what the panel writes into the file from now on. */
function followOrder({ panel }: OpenFile): string[] {
  const order: string[] = []
  panel.window.onCall(call => {
    if (writesLedger(call)) order.push('ledger')
    else if (writesClaim(call)) order.push('claim')
    else if (call.method === 'swapComps') order.push('swap')
  })
  return order
}

it('keeps the claim of a doubtful purchase until it is given up', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)
  const before = await readClaims(comp.file)

  await comp.file.panel.giveUpDoubtful(imageOf(comp.assetId))

  expect(before).toHaveLength(1)
  expect(await readClaims(comp.file)).toEqual([])
  expect(journalOf(stack)).toEqual([])
})

it('keeps a claim while starts cannot find the outcome', async () => {
  await closeInFlight()
  takeAllDown()

  const offline = await stack.reopen(comp.file)
  await stack.until(() => readNotices(offline) !== '')

  expect(journalOf(stack)).toMatchObject([{ state: 'doubtful' }])
  expect(await readClaims(offline)).toHaveLength(1)
})

it('removes a claim after the ledger and before the paints', async () => {
  await closeInFlight()
  takeAllDown()
  const offline = await stack.reopen(comp.file)
  await stack.until(() => readNotices(offline) !== '')
  const order = followOrder(offline)
  bringAllUp()

  await offline.panel.checkDoubtful(imageOf(comp.assetId))

  expect(order).toEqual(['ledger', 'claim', 'swap'])
  expect(await readClaims(offline)).toEqual([])
  expect(await ledgerOf(offline)).toHaveLength(1)
  expect(licensePosts(stack)).toBe(1)
})

it('keeps the claim of a license that is in no ledger yet', async () => {
  await closeInFlight()
  const release = stack.network.holdNext(
    `GET ${addresses.service}/v2/images/licenses`
  )
  const file = await stack.reopen(comp.file)
  const order = followOrder(file)

  release()
  await stack.until(() => journalOf(stack).length === 0)

  expect(order).toEqual(['ledger', 'claim', 'swap'])
  expect(await readClaims(file)).toEqual([])
})

it('removes the claim of a purchase that was never sent', async () => {
  stack.network.breakNext(purchases, async () => {
    comp.file.panel.window.close()
    throw new TypeError('Failed to fetch')
  })
  await licenseUntilClosed(comp)
  const before = await readClaims(comp.file)

  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file) !== '')

  expect(before).toHaveLength(1)
  expect(await readClaims(file)).toEqual([])
})

it('removes both claims when a doubtful purchase is replaced', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)
  await stack.clock.advance(120_000)
  await comp.file.panel.retryLicensing([imageOf(comp.assetId)])

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await readClaims(comp.file)).toEqual([])
})

/** Closes the panel after its claim and before its journal entry. */
async function closeClaimed(): Promise<void> {
  comp.file.panel.window.onCall(({ method, input }, close) => {
    const text = JSON.stringify(input)
    if (method === 'saveText' && text.includes('prepared')) close()
  })
  await licenseUntilClosed(comp)
}

it('removes a claim that nobody used for ten minutes', async () => {
  await closeClaimed()
  const file = await stack.reopen(comp.file)
  await stack.calm()
  const before = await readClaims(file)

  await stack.clock.advance(15 * 60_000)
  await stack.calm()

  expect(before).toHaveLength(1)
  expect(await readClaims(file)).toEqual([])
})

it('finds an unused claim at a later start', async () => {
  await closeClaimed()
  const first = await stack.reopen(comp.file)
  await stack.calm()
  const young = await stack.reopen(first)
  await stack.calm()
  const before = await readClaims(young)
  await stack.clock.advance(10 * 60_000)

  const old = await stack.reopen(young)
  await stack.calm()

  expect(before).toHaveLength(1)
  expect(await readClaims(old)).toEqual([])
})

/** Waits for a claim in the file, then removes it. */
async function removeNextClaim(file: OpenFile): Promise<void> {
  while ((await readClaims(file)).length === 0) await setImmediate()
  await removeClaim(file)
}

function expectUnclaimed(): void {
  expect(itemsOf(comp.file)).toMatchObject([
    { step: 'stopped', text: expect.stringMatching(/^Not licensed: .*undo/) }
  ])
  expect(licensePosts(stack)).toBe(0)
}

it('sends nothing that it cannot claim', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.window.onCall(call => {
    if (writesClaim(call)) void removeNextClaim(comp.file)
  })

  await comp.file.panel.confirmLicenses()

  expectUnclaimed()
  expect(journalOf(stack)).toEqual([])
})

it('sends nothing when its claim is removed while the journal is saved', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.window.onCall(({ method, input }) => {
    const text = JSON.stringify(input)
    if (method === 'saveText' && text.includes('prepared')) {
      void removeClaim(comp.file)
    }
  })

  await comp.file.panel.confirmLicenses()

  expectUnclaimed()
  expect(journalOf(stack)).toEqual([])
})
