import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import {
  itemsOf,
  journalOf,
  ledgerOf,
  licensePosts,
  licenseToTheEnd,
  licenseUntilClosed,
  licensing,
  purchases,
  stepsOf
} from './licensing.ts'
import { noticesOf } from './read-notices.ts'
import { addresses } from './open-stack.ts'
import type { OpenFile } from './open-stack.ts'
import { claimsIn } from './teammate.ts'
import { useComp } from './use-comp.ts'
import { writesLedger } from './writes-ledger.ts'

const comp = useComp('metered')
const { house } = comp

/** The panel is closed when its request has left. */
async function closeInFlight(): Promise<void> {
  house.network.disturbNext(purchases, go => {
    comp.file.panel.window.close()
    return go()
  })
  await licenseUntilClosed(comp)
}

function takeAllDown(): void {
  house.network.takeDown(addresses.gateway)
  house.network.takeDown(addresses.service)
}

function bringAllUp(): void {
  house.network.bringUp(addresses.gateway)
  house.network.bringUp(addresses.service)
}

/** What it writes into the file from now on. */
function followOrder({ panel }: OpenFile): string[] {
  const order: string[] = []
  panel.window.onCall(call => {
    const text = JSON.stringify(call.input)
    if (writesLedger(call)) order.push('ledger')
    else if (call.method === 'saveRecords' && text.includes('"claim:')) {
      order.push('claim')
    } else if (call.method === 'swapComps') order.push('swap')
  })
  return order
}

it('keeps the claim of a doubtful purchase until it is given up', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd(comp)
  const before = await claimsIn(comp.file)

  await comp.file.panel.giveUpDoubtful(comp.assetId)

  expect(before).toHaveLength(1)
  expect(await claimsIn(comp.file)).toEqual([])
  expect(journalOf(house)).toEqual([])
})

it('keeps a claim as long as a start cannot find out', async () => {
  await closeInFlight()
  takeAllDown()

  const offline = await house.reopen(comp.file)
  await house.until(() => noticesOf(offline) !== '')

  expect(journalOf(house)).toMatchObject([{ state: 'doubtful' }])
  expect(await claimsIn(offline)).toHaveLength(1)
})

it('takes a claim back after the ledger and before the paints', async () => {
  await closeInFlight()
  takeAllDown()
  const offline = await house.reopen(comp.file)
  await house.until(() => noticesOf(offline) !== '')
  const order = followOrder(offline)
  bringAllUp()

  await offline.panel.checkDoubtful(comp.assetId)

  expect(order).toEqual(['ledger', 'claim', 'swap'])
  expect(await claimsIn(offline)).toEqual([])
  expect(await ledgerOf(offline)).toHaveLength(1)
  expect(licensePosts(house)).toBe(1)
})

it('keeps the claim of a license that is in no ledger yet', async () => {
  await closeInFlight()
  const letGo = house.network.holdNext(
    `GET ${addresses.service}/v2/images/licenses`
  )
  const file = await house.reopen(comp.file)
  const order = followOrder(file)

  letGo()
  await house.until(() => journalOf(house).length === 0)

  expect(order).toEqual(['ledger', 'claim', 'swap'])
  expect(await claimsIn(file)).toEqual([])
})

it('takes the claim of a purchase back that was never sent', async () => {
  house.network.disturbNext(purchases, async () => {
    comp.file.panel.window.close()
    throw new TypeError('Failed to fetch')
  })
  await licenseUntilClosed(comp)
  const before = await claimsIn(comp.file)

  const file = await house.reopen(comp.file)
  await house.until(() => noticesOf(file) !== '')

  expect(before).toHaveLength(1)
  expect(await claimsIn(file)).toEqual([])
})

it('takes the claims of both back when a doubtful one is replaced', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd(comp)
  await house.clock.advance(120_000)
  await comp.file.panel.retryLicensing([comp.assetId])

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await claimsIn(comp.file)).toEqual([])
})

/** The panel is closed when it has claimed and nothing is written down. */
async function closeClaimed(): Promise<void> {
  comp.file.panel.window.onCall(({ method, input }, close) => {
    const text = JSON.stringify(input)
    if (method === 'saveText' && text.includes('prepared')) close()
  })
  await licenseUntilClosed(comp)
}

it('takes a claim back that nobody used for ten minutes', async () => {
  await closeClaimed()
  const file = await house.reopen(comp.file)
  await house.calm()
  const before = await claimsIn(file)

  await house.clock.advance(15 * 60_000)
  await house.calm()

  expect(before).toHaveLength(1)
  expect(await claimsIn(file)).toEqual([])
})

it('finds what nobody used at a later start', async () => {
  await closeClaimed()
  const first = await house.reopen(comp.file)
  await house.calm()
  const young = await house.reopen(first)
  await house.calm()
  const before = await claimsIn(young)
  await house.clock.advance(10 * 60_000)

  const old = await house.reopen(young)
  await house.calm()

  expect(before).toHaveLength(1)
  expect(await claimsIn(old)).toEqual([])
})

async function takeBack({ headless }: OpenFile): Promise<void> {
  const [key = ''] = await claimsIn(comp.file)
  await headless.host.remotely("figma.root.setPluginData(input.key, '')", {
    key
  })
}

/** As undo after undo does. */
async function takeBackWritten(file: OpenFile): Promise<void> {
  while ((await claimsIn(file)).length === 0) await setImmediate()
  await takeBack(file)
}

function expectUnclaimed(): void {
  expect(itemsOf(comp.file)).toMatchObject([
    { step: 'stopped', text: expect.stringMatching(/^Not licensed: .*undo/) }
  ])
  expect(licensePosts(house)).toBe(0)
}

it('sends nothing that it cannot claim', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.window.onCall(({ method, input }) => {
    const isClaim = JSON.stringify(input).includes('"claim:')
    if (method === 'saveRecords' && isClaim) void takeBackWritten(comp.file)
  })

  await comp.file.panel.confirmLicenses()

  expectUnclaimed()
  expect(journalOf(house)).toEqual([])
})

it('sends nothing whose claim goes while it is written down', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.window.onCall(({ method, input }) => {
    const text = JSON.stringify(input)
    if (method === 'saveText' && text.includes('prepared')) {
      void takeBack(comp.file)
    }
  })

  await comp.file.panel.confirmLicenses()

  expectUnclaimed()
  expect(journalOf(house)).toEqual([])
})
