import { expect, it } from 'vitest'
import type { PurchaseRequest } from '../../../contract/gateway.ts'
import type { JournalEntry, PurchaseState } from '../../../contract/journal.ts'
import type { ControllerMethods } from '../../../contract/protocol.ts'
import { openPanel } from '../stores/open-panel.ts'
import { idle } from '../stores/virtual-clock.ts'
import { createShop, person } from './small-shop.ts'
import type { Shop } from './small-shop.ts'

/** The panel is gone when it makes this call; the call is not carried out. */
interface CrashPoint {
  at: keyof ControllerMethods
  /** Only for an entry in this state. */
  state?: PurchaseState
}

/** Licenses asset 1 and goes away at the given point. */
async function crashAt(shop: Shop, { at, state }: CrashPoint): Promise<void> {
  const panel = await openPanel(shop)
  await panel.licensing.planLicenses(['1'])
  let isGone = false
  shop.document.before[at] = input => {
    const { entry } = input as { entry?: JournalEntry } // of some methods
    if (state && entry?.state !== state) return
    isGone = true
    panel.close()
    throw new Error('The panel is gone.')
  }
  void panel.licensing.confirmLicenses()
  await shop.clock.until(() => isGone)
  await idle()
  delete shop.document.before[at]
}

/** Licenses asset 1 and goes away while the request is under way. */
async function crashInFlight(
  shop: Shop,
  arrive: (request: PurchaseRequest) => void
): Promise<void> {
  const panel = await openPanel(shop)
  await panel.licensing.planLicenses(['1'])
  let isGone = false
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    isGone = true
    panel.close()
    arrive(json as PurchaseRequest) // what this route takes
    throw new TypeError('Failed to fetch')
  })
  void panel.licensing.confirmLicenses()
  await shop.clock.until(() => isGone)
  await idle()
}

function requests(shop: Shop): number {
  return shop.web.calls('/purchases').length
}

function texts(panel: Awaited<ReturnType<typeof openPanel>>): string {
  return panel.notices.$notices
    .get()
    .map(({ text }) => text)
    .join('\n')
}

function outcomeOf(shop: Shop) {
  return {
    licenses: shop.licenses.length,
    requests: requests(shop),
    layers: shop.document.layers.map(({ state }) => state),
    ledger: [...shop.document.ledger.values()].map(one => one.licenseId)
  }
}

/** Licensed once, sent once, swapped and recorded. */
const finished = {
  licenses: 1,
  requests: 1,
  layers: ['licensed'],
  ledger: ['e1']
}

it('buys nothing when the panel goes away before it wrote anything', async () => {
  const shop = createShop(['1'])
  await crashAt(shop, { at: 'saveJournalEntry' })

  const panel = await openPanel(shop)
  await shop.clock.advance(120_000)

  expect(shop.licenses).toHaveLength(0)
  expect(requests(shop)).toBe(0)
  expect(panel.notices.$notices.get()).toEqual([])
})

it('says that nothing was licensed when it was written but not sent', async () => {
  const shop = createShop(['1'])
  await crashAt(shop, { at: 'saveJournalEntry', state: 'sending' })
  expect([...shop.document.journal.values()]).toMatchObject([
    { state: 'prepared' }
  ])

  const panel = await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)
  await idle()

  expect(shop.licenses).toHaveLength(0)
  expect(requests(shop)).toBe(0)
  expect(texts(panel)).toMatch(/1 asset not licensed, at no cost/)
})

it('says so when the request never arrived', async () => {
  const shop = createShop(['1'])
  await crashInFlight(shop, () => {})

  const panel = await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)
  await idle()

  expect(shop.licenses).toHaveLength(0)
  expect(requests(shop)).toBe(1)
  expect(texts(panel)).toMatch(/not licensed, at no cost/)
})

it('waits before it believes that a request never arrived', async () => {
  const shop = createShop(['1'])
  let late: PurchaseRequest | undefined
  await crashInFlight(shop, request => {
    late = request
  })

  await openPanel(shop)
  await shop.clock.advance(3000)
  if (late) shop.attempts.set(late.attempt, late.items.map(shop.sell))
  await shop.clock.until(() => shop.document.journal.size === 0)

  expect(outcomeOf(shop)).toEqual(finished)
})

it('finishes what was licensed while the panel was gone', async () => {
  const shop = createShop(['1'])
  await crashInFlight(shop, ({ attempt, items }) =>
    shop.attempts.set(attempt, items.map(shop.sell))
  )

  const panel = await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)
  await idle()

  expect(outcomeOf(shop)).toEqual(finished)
  expect(texts(panel)).toMatch(/1 asset licensed/)
})

it('finishes by the history when the gateway is gone too', async () => {
  const shop = createShop(['1'])
  await crashInFlight(shop, ({ items }) => void items.map(shop.sell))
  shop.web.on('GET http://gateway.test/purchases/*', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )

  await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)

  expect(outcomeOf(shop)).toEqual(finished)
})

it('does not believe a gateway that may have forgotten', async () => {
  const shop = createShop(['1'])
  await crashInFlight(shop, () => {})
  await shop.clock.advance(8 * 24 * 3_600_000)

  const panel = await openPanel(shop)
  await shop.clock.until(() => panel.notices.$notices.get().length > 0)

  expect(texts(panel)).toMatch(/1 asset cannot be told yet/)
})

it('leaves it to the person when nothing can be found out', async () => {
  const shop = createShop(['1'])
  await crashInFlight(shop, () => {})
  shop.web.on('GET http://gateway.test/purchases/*', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )

  const panel = await openPanel(shop)
  await shop.clock.until(() => panel.notices.$notices.get().length > 0)
  const told = texts(panel)
  panel.notices.$notices.get()[0]?.action?.run()

  expect(told).toMatch(/1 asset cannot be told yet/)
  expect(panel.licensing.$licensing.get()).toMatchObject({
    state: 'done',
    items: [{ assetId: '1', step: 'doubtful' }]
  })
  expect(requests(shop)).toBe(1)
})

const finishing: [name: string, point: CrashPoint][] = [
  ['the reply was not saved', { at: 'saveJournalEntry', state: 'paid' }],
  ['the ledger was not written', { at: 'saveLedgerEntries' }],
  ['the ledger was not noted', { at: 'saveJournalEntry', state: 'recorded' }],
  ['the file was not added', { at: 'addImage' }],
  ['the comps were not swapped', { at: 'swapComps' }],
  ['the journal was not closed', { at: 'deleteJournalEntry' }]
]

it.each(finishing)('finishes on the next start when %s', async (_, point) => {
  const shop = createShop(['1'])
  await crashAt(shop, point)
  expect(shop.document.journal.size).toBe(1)

  await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)

  expect(outcomeOf(shop)).toEqual(finished)
})

it('finishes by the license’s number when the address has died', async () => {
  const shop = createShop(['1'])
  await crashAt(shop, { at: 'addImage' })
  await shop.clock.advance(9 * 3_600_000)

  await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)

  expect(outcomeOf(shop)).toEqual(finished)
  expect(shop.web.calls('/v2/images/licenses/e1/downloads')).toHaveLength(1)
})

it('waits for the file in which it was licensed', async () => {
  const shop = createShop(['1'])
  await crashAt(shop, { at: 'saveLedgerEntries' })
  shop.document.fileId = 'file-2'
  await openPanel(shop)
  await shop.clock.advance(120_000)
  expect(shop.document.ledger.size).toBe(0)
  shop.document.fileId = 'file-1'

  await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)

  expect(outcomeOf(shop)).toEqual(finished)
})

it('waits for the account that licensed it', async () => {
  const shop = createShop(['1'])
  await crashInFlight(shop, ({ attempt, items }) =>
    shop.attempts.set(attempt, items.map(shop.sell))
  )
  shop.document.session = { ...person, userId: '8', accessToken: 'token-8' }

  const panel = await openPanel(shop)
  await shop.clock.advance(120_000)

  expect(texts(panel)).toMatch(/belongs to another account/)
  expect(shop.document.journal.size).toBe(1)
  expect(shop.document.ledger.size).toBe(0)
})

it('finishes after signing in', async () => {
  const shop = createShop(['1'])
  await crashInFlight(shop, ({ attempt, items }) =>
    shop.attempts.set(attempt, items.map(shop.sell))
  )
  shop.document.session = null
  const { session, ...panel } = await openPanel(shop)
  expect(panel.notices.$notices.get()[0]?.text).toMatch(/Sign in to finish it/)
  shop.web.on('GET http://service.test/v2/user/access_token', () =>
    Response.json({ user_id: '7', username: 'dee', scopes: person.scopes })
  )
  shop.web.on('GET http://service.test/v2/user', () => Response.json({}))

  await session.pasteToken('token-7')
  await shop.clock.until(() => shop.document.journal.size === 0)

  expect(outcomeOf(shop)).toEqual(finished)
})

it('keeps looking for a number that the history shows later', async () => {
  const shop = createShop(['1'])
  shop.web.on('GET http://service.test/v2/images/licenses', () =>
    Response.json({ data: [] })
  )
  const first = await openPanel(shop)
  await first.licensing.planLicenses(['1'])
  await first.licensing.confirmLicenses()
  expect([...shop.document.journal.values()]).toMatchObject([
    { state: 'placed', licenseId: null }
  ])
  first.close()
  shop.web.on('GET http://service.test/v2/images/licenses', () =>
    Response.json({
      data: [{ id: 'e1', license: 'standard', image: { id: '1' } }]
    })
  )

  await openPanel(shop)
  await shop.clock.until(() => shop.document.journal.size === 0)

  expect(outcomeOf(shop)).toEqual(finished)
})
