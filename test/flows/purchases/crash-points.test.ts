import { expect, it } from 'vitest'
import { savedKeys } from '../../../contract/saved.ts'
import type { SaveText } from '../../../contract/saved.ts'
import { fillOf, recordsOf } from '../set-up/layers.ts'
import {
  accountOf,
  journalOf,
  ledgerOf,
  licensePosts,
  licensing,
  purchases
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { openWithComp } from '../set-up/use-comp.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()

interface Placed {
  file: OpenFile
  assetId: string
  layerId: string
  compHash: string
}

/**
 * Places a comp and opens a plan to license it, as a person who pays for every
 * request.
 */
async function openPlanned(): Promise<Placed> {
  const comp = await openWithComp(stack, 'metered')
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  const { imageHash: compHash } = fillOf(comp.file, comp.layerId)
  return { ...comp, compHash }
}

/** Closes the panel as it makes this call, which is not carried out. */
function closeAt({ panel }: OpenFile, method: string, state?: string): void {
  panel.window.onCall((call, close) => {
    const { method: called, input } = call
    if (called !== method) return
    if (called === 'saveRecords' && !writesLedger(call)) return
    if (called !== 'saveText' || isEntryOf(input, state)) close()
  })
}

/** Whether the input saves a journal entry in this state, or deletes one. */
function isEntryOf(input: unknown, state: string | undefined): boolean {
  const { key, text } = input as SaveText // of `saveText`
  if (!key.startsWith(savedKeys.journal)) return false
  return text === null
    ? state === undefined
    : state !== undefined && text.includes(`"state":"${state}"`)
}

async function confirmUntilClosed(file: OpenFile): Promise<void> {
  void file.panel.confirmLicenses()
  await stack.until(() => file.panel.window.isClosed)
}

/** The outcome: what was sent, charged, recorded and shown. */
async function outcomeOf(placed: Placed, file: OpenFile) {
  const { assetId, layerId, compHash } = placed
  const { own, shared } = await recordsOf(file, layerId)
  const ledger = await ledgerOf(file)
  const isKnown = own.licenseId !== null && own.licenseId === shared.licenseId
  return {
    sent: licensePosts(stack),
    account: await accountOf(stack, 'metered'),
    open: journalOf(stack).length,
    ledger: ledger.map(({ assetId, license }) => `${assetId} ${license}`),
    isNumbered: isKnown && ledger[0]?.licenseId === own.licenseId,
    isSwapped: fillOf(file, layerId).imageHash !== compHash,
    states: own.assetId === assetId ? [own.state, shared.state] : []
  }
}

function finishedState({ assetId }: Placed) {
  return {
    sent: 1,
    account: { left: 99, licenses: [assetId] },
    open: 0,
    ledger: [`${assetId} standard`],
    isNumbered: true,
    isSwapped: true,
    states: ['licensed', 'licensed']
  }
}

const untouched = {
  sent: 0,
  account: { left: 100, licenses: [] },
  open: 0,
  ledger: [],
  isNumbered: false,
  isSwapped: false,
  states: ['comp', 'comp']
}

it('buys nothing when closed before anything was written', async () => {
  const placed = await openPlanned()
  closeAt(placed.file, 'saveText', 'prepared')
  await confirmUntilClosed(placed.file)

  const file = await stack.reopen(placed.file)
  await stack.clock.advance(120_000)
  await stack.calm()

  expect(await outcomeOf(placed, file)).toEqual(untouched)
  expect(readNotices(file)).toBe('')
})

it('says that nothing was licensed when closed before sending', async () => {
  const placed = await openPlanned()
  closeAt(placed.file, 'saveText', 'sending')
  await confirmUntilClosed(placed.file)
  const written = journalOf(stack).map(({ state }) => state)

  const file = await stack.reopen(placed.file)
  await stack.until(() => journalOf(stack).length === 0)
  await stack.until(() => readNotices(file) !== '')

  expect(written).toEqual(['prepared'])
  expect(await outcomeOf(placed, file)).toEqual(untouched)
  expect(readNotices(file)).toMatch(/1 not licensed, at no charge/)
})

it('says so when the request never left the machine', async () => {
  const placed = await openPlanned()
  stack.network.breakNext(purchases, async () => {
    placed.file.panel.window.close()
    throw new TypeError('Failed to fetch')
  })
  await confirmUntilClosed(placed.file)

  const file = await stack.reopen(placed.file)
  await stack.until(() => readNotices(file) !== '')

  expect(await outcomeOf(placed, file)).toEqual(untouched)
  expect(readNotices(file)).toMatch(/1 not licensed, at no charge/)
})

it('licenses again after a purchase that was never sent', async () => {
  const placed = await openPlanned()
  closeAt(placed.file, 'saveText', 'sending')
  await confirmUntilClosed(placed.file)
  const file = await stack.reopen(placed.file)
  await stack.until(() => journalOf(stack).length === 0)

  await file.panel.planLicenses([imageOf(placed.assetId)])
  await file.panel.confirmLicenses()

  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})

it('finishes what arrived after the panel was closed', async () => {
  const placed = await openPlanned()
  stack.network.breakNext(purchases, go => {
    placed.file.panel.window.close()
    return go()
  })
  await confirmUntilClosed(placed.file)

  const file = await stack.reopen(placed.file)
  await stack.until(() => readNotices(file) !== '')

  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
  expect(readNotices(file)).toMatch(/1 licensed/)
})

it('finishes when a closed panel’s gateway lost the reply', async () => {
  const placed = await openPlanned()
  stack.service.faults.cutConnection(licensing)
  stack.network.breakNext(purchases, go => {
    placed.file.panel.window.close()
    return go()
  })
  await confirmUntilClosed(placed.file)

  const file = await stack.reopen(placed.file)
  await stack.until(() => readNotices(file) !== '')

  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})

const points: [name: string, method: string, state?: string][] = [
  ['the reply was saved', 'saveText', 'paid'],
  ['the ledger was written', 'saveRecords'],
  ['the ledger was noted', 'saveText', 'recorded'],
  ['the file was added', 'addImage'],
  ['the comps were swapped', 'swapComps'],
  ['the journal was closed', 'saveText']
]

it.each(points)('finishes when closed before %s', async (_, method, state) => {
  const placed = await openPlanned()
  closeAt(placed.file, method, state)
  await confirmUntilClosed(placed.file)
  const before = journalOf(stack).length

  const file = await stack.reopen(placed.file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(before).toBe(1)
  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})

it('finishes by the license’s number when the address has expired', async () => {
  const placed = await openPlanned()
  closeAt(placed.file, 'addImage')
  await confirmUntilClosed(placed.file)
  await stack.clock.advance(9 * 3_600_000)
  const { length } = stack.network.asked

  const file = await stack.reopen(placed.file)
  await stack.until(() => journalOf(stack).length === 0)

  const files = stack.network.asked
    .slice(length)
    .filter(line => /^GET .*\/licensed\//.test(line))
  expect(files).toHaveLength(1)
  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})

it('offers no second purchase while one is unfinished', async () => {
  const placed = await openPlanned()
  closeAt(placed.file, 'addImage')
  await confirmUntilClosed(placed.file)
  const document = placed.file.headless.host.exportDocument()

  const file = await stack.openFile(document)
  await file.panel.planLicenses([imageOf(placed.assetId)])
  await file.panel.confirmLicenses()
  await stack.until(() => journalOf(stack).length === 0)

  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})

it('finishes by the history when the gateway is removed', async () => {
  const placed = await openPlanned()
  stack.network.breakNext(purchases, go => {
    placed.file.panel.window.close()
    return go()
  })
  await confirmUntilClosed(placed.file)
  stack.network.takeDown(addresses.gateway)

  const file = await stack.reopen(placed.file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})

it('finishes a doubtful purchase when a trace is found later', async () => {
  const placed = await openPlanned()
  stack.network.breakNext(purchases, go => {
    placed.file.panel.window.close()
    return go()
  })
  await confirmUntilClosed(placed.file)
  stack.network.takeDown(addresses.gateway)
  stack.network.takeDown(addresses.service)
  const offline = await stack.reopen(placed.file)
  await stack.until(() => readNotices(offline) !== '')
  const states = journalOf(stack).map(({ state }) => state)
  stack.network.bringUp(addresses.gateway)
  stack.network.bringUp(addresses.service)

  const file = await stack.reopen(offline)
  await stack.until(() => journalOf(stack).length === 0)

  expect(states).toEqual(['doubtful'])
  expect(readNotices(offline)).toMatch(/1 uncertain/)
  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})

it('survives being closed again and again', async () => {
  const placed = await openPlanned()
  closeAt(placed.file, 'saveRecords')
  await confirmUntilClosed(placed.file)
  let file = placed.file
  for (const method of ['addImage', 'swapComps', 'saveText']) {
    file = await stack.reopen(file)
    closeAt(file, method)
    const { window } = file.panel
    await stack.until(() => window.isClosed)
  }

  file = await stack.reopen(file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(await outcomeOf(placed, file)).toEqual(finishedState(placed))
})
