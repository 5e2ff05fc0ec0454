import { expect, it } from 'vitest'
import type { PurchaseRequest } from '../../../contract/gateway.ts'
import {
  itemsOf,
  loseEverything,
  openShop,
  sent,
  stepsOf
} from './open-shop.ts'
import { createShop } from './small-shop.ts'

it('finds the license when the reply was lost', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    const { attempt, items } = json as PurchaseRequest
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
    const { attempt, items } = json as PurchaseRequest
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

it('tells both numbers when one purchase made two licenses', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    const { attempt, items } = json as PurchaseRequest
    items.forEach(shop.sell)
    const outcomes = items.map(shop.sell)
    return Response.json({ attempt, items: outcomes })
  })
  await planLicenses(['1'])

  await confirmLicenses()

  const texts = panel.notices.$notices.get().map(({ text }) => text)
  expect(texts.join()).toMatch(/licensed twice: e2 and e1/)
})

it('knows at once that a request which the gateway never saw is void', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  shop.web.on('POST http://gateway.test/purchases', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
  await planLicenses(['1'])

  const done = confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'refused')
  await done

  expect(itemsOf(panel)).toMatchObject([
    { error: { code: 'purchase-not-sent' } }
  ])
  expect(shop.closed.size).toBe(1)
  expect(shop.document.journal.size).toBe(0)
})

it('believes the gateway when it is back and never saw a purchase', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  loseEverything(shop)
  await planLicenses(['1'])
  const done = confirmLicenses()
  await shop.clock.advance(20_000)
  shop.web.on('GET http://gateway.test/purchases/*', () => {
    const error = { code: 'not-found', message: 'Never seen.' }
    return Response.json({ error }, { status: 404 })
  })

  await shop.clock.until(() => stepsOf(panel)[0] === 'refused')
  await done

  expect(shop.document.journal.size).toBe(0)
})

it('does not take an older license for that of a lost purchase', async () => {
  const shop = createShop(['1'])
  const license = { license: 'premier_editorial_comp', isDownloadable: true }
  shop.licenses.push({ id: 'e1', assetId: '1', ...license })
  const { panel, planLicenses, confirmLicenses } = await openShop(shop)
  loseEverything(shop)
  await planLicenses(['1'])

  const done = confirmLicenses()
  await shop.clock.until(() => stepsOf(panel)[0] === 'doubtful')
  await done

  expect([...shop.document.journal.values()]).toMatchObject([
    { baseline: ['e1'], licenseId: null }
  ])
})

it('does not believe a refusal that the gateway cannot confirm', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  const ask = 'GET http://gateway.test/purchases/*'
  let arrived: PurchaseRequest | undefined
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    arrived = json as PurchaseRequest
    return new Response('', { status: 429 })
  })
  shop.web.on(ask, () => Promise.reject(new TypeError('Failed to fetch')))
  await planLicenses(['1'])
  const done = confirmLicenses()
  await shop.clock.until(() => arrived !== undefined)
  await shop.clock.advance(5000)
  const { attempt = '', items = [] } = arrived ?? {}
  const outcomes = items.map(shop.sell)
  shop.web.on(ask, () => Response.json({ attempt, items: outcomes }))

  await shop.clock.until(() => stepsOf(panel)[0] === 'done')
  await done

  expect(shop.licenses).toHaveLength(1)
})
