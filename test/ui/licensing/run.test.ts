import { expect, it } from 'vitest'
import { failWith } from '../stores/memory-document.ts'
import { openPanel } from '../stores/open-panel.ts'
import type { Panel } from '../stores/open-panel.ts'
import { createShop } from './small-shop.ts'
import type { Shop } from './small-shop.ts'

async function openShop(shop: Shop = createShop()) {
  const panel = await openPanel(shop)
  return { shop, panel, ...panel.licensing }
}

function stepsOf({ licensing }: Panel): string[] {
  const shown = licensing.$licensing.get()
  return shown.state === 'done'
    ? shown.items.map(({ step }) => step)
    : [shown.state]
}

function itemsOf({ licensing }: Panel) {
  const shown = licensing.$licensing.get()
  return shown.state === 'done' ? shown.items : []
}

function sent(shop: Shop): number {
  return shop.web.calls('/purchases').length
}

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

it('finds the license when the reply was lost', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    const { attempt, items } = json as { attempt: string; items: never[] }
    shop.attempts.set(attempt, items.map(shop.sell))
    throw new TypeError('Failed to fetch')
  })
  await planLicenses(['1'])

  const done = confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'done')
  await done

  expect(sent(shop)).toBe(1)
  expect(shop.licenses).toHaveLength(1)
})

it('finds the license by the history when the gateway does not know', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    const { attempt, items } = json as { attempt: string; items: never[] }
    const outcomes = items.map(shop.sell)
    shop.attempts.set(
      attempt,
      outcomes.map(({ assetId }) => ({
        assetId,
        outcome: 'unknown',
        charge: null,
        download: null,
        reason: null
      }))
    )
    return Response.json({ attempt, items: shop.attempts.get(attempt) })
  })
  await planLicenses(['1'])

  const done = confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'done')
  await done

  expect([...shop.document.ledger.values()]).toMatchObject([
    { assetId: '1', licenseId: 'e1' }
  ])
})

it('calls a purchase doubtful when a minute leaves no trace', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  loseEverything(shop)
  await planLicenses(['1'])
  const start = shop.clock.now()

  const done = confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'doubtful')
  await done

  expect(shop.clock.now() - start).toBeGreaterThanOrEqual(60_000)
  expect([...shop.document.journal.values()]).toMatchObject([
    { state: 'doubtful' }
  ])
  expect(sent(shop)).toBe(1)
})

it('takes a late license of a doubtful purchase', async () => {
  const { shop, panel, planLicenses, confirmLicenses, checkDoubtful } =
    await openShop()
  loseEverything(shop)
  await planLicenses(['1'])
  const done = confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'doubtful')
  await done
  const license = { license: 'standard', isDownloadable: true }
  shop.licenses.push({ id: 'e9', assetId: '1', ...license })

  await checkDoubtful('1')

  expect(stepsOf(panel)).toEqual(['done'])
  expect(shop.document.layers[0]?.state).toBe('licensed')
  expect(sent(shop)).toBe(1)
})

it('licenses a doubtful asset again only when asked to', async () => {
  const { shop, panel, ...licensing } = await openShop()
  loseEverything(shop)
  await licensing.planLicenses(['1'])
  const done = licensing.confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'doubtful')
  await done
  await licensing.planLicenses(['1'])
  expect(licensing.$licensing.get()).toMatchObject({
    plan: { items: [{ decision: { reason: 'purchase-open' } }] }
  })

  await licensing.retryLicensing(['1'])

  expect(licensing.$licensing.get()).toMatchObject({
    plan: { items: [{ decision: { kind: 'license' } }] }
  })
})

it('forgets a doubtful purchase that the person gives up', async () => {
  const { shop, panel, ...licensing } = await openShop()
  loseEverything(shop)
  await licensing.planLicenses(['1'])
  const done = licensing.confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'doubtful')
  await done

  await licensing.giveUpDoubtful('1')

  expect(shop.document.journal.size).toBe(0)
  expect(licensing.$licensing.get()).toEqual({ state: 'idle' })
})

it('says what the gateway refused, and that nothing was sent', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  shop.web.on('POST http://gateway.test/purchases', () => {
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

it('uses what the account owns, without a request to license', async () => {
  const shop = createShop(['1'])
  const license = { license: 'standard', isDownloadable: true }
  shop.licenses.push({ id: 'e5', assetId: '1', ...license })
  const { panel, planLicenses, confirmLicenses, $licensing } =
    await openShop(shop)
  await planLicenses(['1'])
  expect($licensing.get()).toMatchObject({
    plan: { totalCharge: 0, items: [{ decision: { kind: 'owned' } }] }
  })

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['done'])
  expect(sent(shop)).toBe(0)
  expect([...shop.document.ledger.values()]).toMatchObject([
    { id: 'license.e5', licenseId: 'e5' }
  ])
})

it('sends nothing for what was licensed since the plan was shown', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  await planLicenses(['1'])
  const license = { license: 'standard', isDownloadable: true }
  shop.licenses.push({ id: 'e5', assetId: '1', ...license })

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['done'])
  expect(sent(shop)).toBe(0)
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

it('says that a layer which cannot be changed keeps its comp', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  Object.assign(shop.document.layers[0] ?? {}, { refusal: 'layer-read-only' })
  await planLicenses(['1'])

  await confirmLicenses()

  const [item] = itemsOf(panel)
  expect(item).toMatchObject({ step: 'not-placed', uses: 0 })
  expect(item?.text).toMatch(
    /^node-1 still shows the comp\. The layer is locked/
  )
  expect(shop.document.ledger.size).toBe(1)
})

it('fetches no file for an asset without a comp in the file', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop([])
  )
  await planLicenses(['1'])

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['not-placed'])
  expect(shop.web.calls('/licensed/e1.jpg')).toHaveLength(0)
  expect(shop.document.ledger.size).toBe(1)
})

it('asks for a fresh address when the first one fails', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  let asked = 0
  shop.web.on('GET http://media.test/licensed/e1.jpg', () => {
    asked += 1
    return asked === 1
      ? new Response('', { status: 403 })
      : new Response(new Uint8Array(3))
  })
  await planLicenses(['1'])

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['done'])
  expect(shop.web.calls('/v2/images/licenses/e1/downloads')).toHaveLength(1)
})

it('keeps what is licensed when its file arrives incomplete', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  shop.web.on('GET http://media.test/licensed/*', () => {
    const headers = { 'Content-Length': '99' }
    return new Response(new Uint8Array(3), { headers })
  })
  await planLicenses(['1'])

  await confirmLicenses()

  expect(itemsOf(panel)).toMatchObject([
    { step: 'not-placed', error: { code: 'download-incomplete' } }
  ])
  expect([...shop.document.journal.values()]).toMatchObject([
    { state: 'recorded', licenseId: 'e1' }
  ])
  expect(shop.document.ledger.size).toBe(1)
})

it('stops later batches when a license takes more than planned', async () => {
  const shop = createShop([])
  shop.left = 100
  shop.charge = 2
  const ids = Array.from({ length: 51 }, (_, i) => String(i + 1))
  shop.web.on('GET http://service.test/v2/images', async ({ url }) => {
    const { imageRecord, listReply } = await import('../stores/image-record.ts')
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

it('tells both numbers when one purchase made two licenses', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    const { attempt, items } = json as { attempt: string; items: never[] }
    shop.sell(items[0] ?? ({ assetId: '1' } as never))
    const outcomes = items.map(shop.sell)
    return Response.json({ attempt, items: outcomes })
  })
  await planLicenses(['1'])

  await confirmLicenses()

  const texts = panel.notices.$notices.get().map(({ text }) => text)
  expect(texts.join()).toMatch(/licensed twice: e2 and e1/)
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

/** The request vanishes, and with it the gateway's memory. */
function loseEverything(shop: Shop): void {
  shop.web.on('POST http://gateway.test/purchases', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
  shop.web.on('GET http://gateway.test/purchases/*', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
}
