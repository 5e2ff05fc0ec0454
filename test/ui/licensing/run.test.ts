import { expect, it } from 'vitest'
import type { PurchaseRequest } from '../../../contract/gateway.ts'
import { imageRecord, listReply } from '../stores/image-record.ts'
import { failWith } from '../stores/memory-document.ts'
import { itemsOf, openShop, sent, stepsOf } from './open-shop.ts'
import { createShop } from './small-shop.ts'

it('shows what it would take before anything is sent', async () => {
  const { shop, planLicenses, $licensing } = await openShop()

  await planLicenses(['1', '2'])

  expect($licensing.get()).toMatchObject({
    state: 'confirm',
    plan: {
      totalCharge: 2,
      charges: [{ subscription: { id: 's1', left: 10 }, leftAfter: 8 }],
      items: [
        { assetId: '1', decision: { kind: 'license', leftAfter: 9 } },
        { assetId: '2', decision: { kind: 'license', leftAfter: 8 } }
      ]
    }
  })
  expect(sent(shop)).toBe(0)
})

it('licenses with one request and swaps every comp', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  await planLicenses(['1', '2'])

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['done', 'done'])
  expect(sent(shop)).toBe(1)
  expect(shop.licenses).toHaveLength(2)
  expect(shop.document.layers).toMatchObject([
    { assetId: '1', state: 'licensed', imageHash: 'licensed-1-huge_jpg' },
    { assetId: '2', state: 'licensed', imageHash: 'licensed-2-huge_jpg' }
  ])
  expect([...shop.document.ledger.values()]).toMatchObject([
    { assetId: '1', licenseId: 'e1', license: 'standard', size: 'huge' },
    { assetId: '2', licenseId: 'e2', licensee: 'Dee Example' }
  ])
  expect(shop.document.journal.size).toBe(0)
})

it('swaps all comps with one call, after the ledger', async () => {
  const { shop, planLicenses, confirmLicenses } = await openShop()
  await planLicenses(['1', '2'])

  await confirmLicenses()

  const order = shop.document.calls.filter(
    name => name === 'saveLedgerEntries' || name === 'swapComps'
  )
  expect(order).toEqual(['saveLedgerEntries', 'swapComps'])
})

it('sends once though the button is pressed twice', async () => {
  const { shop, planLicenses, confirmLicenses } = await openShop()
  await planLicenses(['1'])

  await Promise.all([confirmLicenses(), confirmLicenses()])

  expect(sent(shop)).toBe(1)
  expect(shop.licenses).toHaveLength(1)
})

it('writes every item down before the request leaves', async () => {
  const { shop, planLicenses, confirmLicenses } = await openShop()
  const states: string[] = []
  shop.web.on('POST http://gateway.test/purchases', () => {
    states.push(...[...shop.document.journal.values()].map(one => one.state))
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await planLicenses(['1', '2'])

  const done = confirmLicenses()
  await shop.clock.until(() => sent(shop) > 0)
  await shop.clock.advance(30_000)
  await done

  expect(states).toEqual(['sending', 'sending'])
})

it('buys nothing when an item cannot be written down', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  let saved = 0
  shop.document.before.saveJournalEntry = () => {
    saved += 1
    if (saved === 2) failWith('journal-failed')()
  }
  await planLicenses(['1', '2'])

  await confirmLicenses()

  expect(itemsOf(panel)).toMatchObject([
    { step: 'stopped', error: { code: 'journal-failed' } },
    { step: 'stopped', error: { code: 'journal-failed' } }
  ])
  expect(sent(shop)).toBe(0)
  expect(shop.document.journal.size).toBe(0)
})

it('takes the one and tells why the service refused the other', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  shop.refusals.set('2', 'Subscription is unusable')
  await planLicenses(['1', '2'])

  await confirmLicenses()

  expect(itemsOf(panel)).toMatchObject([
    { step: 'done' },
    {
      step: 'refused',
      error: {
        code: 'license-refused',
        data: { explanation: 'Subscription is unusable' }
      }
    }
  ])
  expect(shop.document.journal.size).toBe(0)
})

it('says what the gateway refused, and that nothing was sent', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    const { attempt, items } = json as PurchaseRequest
    shop.closed.add(attempt)
    shop.attempts.set(
      attempt,
      items.map(({ assetId }) => ({
        assetId,
        outcome: 'not-sent',
        charge: null,
        download: null,
        reason: null
      }))
    )
    const error = { code: 'purchase-open', message: 'Another window.' }
    return Response.json({ error }, { status: 409 })
  })
  await planLicenses(['1'])

  await confirmLicenses()

  expect(itemsOf(panel)).toMatchObject([
    { step: 'refused', error: { code: 'purchase-open' } }
  ])
  expect(shop.licenses).toHaveLength(0)
})

it('plans nothing while the gateway cannot be reached', async () => {
  const { shop, planLicenses, $licensing } = await openShop()
  shop.web.on('GET http://gateway.test/health', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )

  await planLicenses(['1'])

  expect($licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
})

it('sends nothing when the gateway goes away before the yes', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  await planLicenses(['1'])
  shop.web.on('GET http://gateway.test/health', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )

  await confirmLicenses()

  expect(itemsOf(panel)).toMatchObject([
    { step: 'stopped', error: { code: 'gateway-unreachable' } }
  ])
  expect(sent(shop)).toBe(0)
  expect(shop.document.journal.size).toBe(0)
})

it('licenses an editorial asset only when it is ticked', async () => {
  const shop = createShop(['1'])
  shop.records.set('1', { is_editorial: true })
  const { planLicenses, acknowledgeEditorial, confirmLicenses, $licensing } =
    await openShop(shop)
  await planLicenses(['1'])
  expect($licensing.get()).toMatchObject({ plan: { totalCharge: 0 } })

  acknowledgeEditorial('1', true)
  await confirmLicenses()

  expect(shop.web.calls('/purchases')[0]?.json).toMatchObject({
    items: [{ assetId: '1', editorialAcknowledged: true }]
  })
})

it('stops later batches when a license takes more than planned', async () => {
  const shop = createShop([])
  shop.left = 100
  shop.charge = 2
  const ids = Array.from({ length: 51 }, (_, i) => String(i + 1))
  shop.web.on('GET http://service.test/v2/images', ({ url }) => {
    return listReply(url.searchParams.getAll('id').map(id => imageRecord(id)))
  })
  const { panel, planLicenses, confirmLicenses } = await openShop(shop)
  await planLicenses(ids)

  await confirmLicenses()

  expect(itemsOf(panel).at(-1)).toMatchObject({
    assetId: '51',
    step: 'stopped'
  })
  expect(sent(shop)).toBe(1)
  expect(shop.licenses).toHaveLength(50)
})

it('asks to sign in before it plans', async () => {
  const shop = createShop()
  shop.document.session = null
  const { planLicenses, $licensing } = await openShop(shop)

  await planLicenses(['1'])

  expect($licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'signed-out' }
  })
})

it('does not plan with scopes that do not suffice', async () => {
  const shop = createShop()
  const { session } = shop.document
  shop.document.session = session && { ...session, scopes: ['licenses.view'] }
  const { planLicenses, $licensing } = await openShop(shop)

  await planLicenses(['1'])

  expect($licensing.get()).toMatchObject({
    error: { code: 'token-lacks-scope' }
  })
})

it('forgets a plan that is cancelled while it looks', async () => {
  const { shop, planLicenses, cancelLicensing, $licensing } = await openShop()

  const planned = planLicenses(['1'])
  cancelLicensing()
  await planned

  expect($licensing.get()).toEqual({ state: 'idle' })
  expect(sent(shop)).toBe(0)
})
