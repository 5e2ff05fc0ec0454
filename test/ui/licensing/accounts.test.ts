import { expect, it } from 'vitest'
import type { PurchaseRequest } from '../../../contract/gateway.ts'
import { openShop, sent, stepsOf } from './open-shop.ts'
import { createShop, person } from './small-shop.ts'

it('does not ask another account how a purchase ended', async () => {
  const shop = createShop(['1'])
  const { panel, planLicenses, confirmLicenses } = await openShop(shop)
  shop.web.on('POST http://gateway.test/purchases', ({ json }) => {
    const { attempt, items } = json as PurchaseRequest
    const nothing = { charge: null, download: null, reason: null }
    const outcomes = items.map(({ assetId }) => {
      return { assetId, outcome: 'unknown' as const, ...nothing }
    })
    shop.attempts.set(attempt, outcomes)
    return Response.json({ attempt, items: outcomes })
  })
  shop.web.on('GET http://service.test/v2/user/access_token', () =>
    Response.json({ user_id: '8', username: 'rae', scopes: person.scopes })
  )
  shop.web.on('GET http://service.test/v2/user', () => Response.json({}))
  await planLicenses(['1'])
  const done = confirmLicenses()
  await shop.clock.advance(3000)

  await panel.session.pasteToken('token-8')
  shop.attempts.clear()
  await shop.clock.advance(120_000)
  await done

  const asked = shop.web
    .calls()
    .filter(({ url }) => url.pathname.startsWith('/purchases/'))
  const tokens = asked.map(({ headers }) => headers.get('Authorization'))
  expect(new Set(tokens)).toEqual(new Set(['Bearer token-7']))
  expect([...shop.document.journal.values()]).toMatchObject([
    { accountId: '7', state: 'unknown' }
  ])
})

it('refreshes a refused token but does not send the purchase again', async () => {
  const shop = createShop(['1'])
  shop.document.session = { ...person, handle: 'handle-1' }
  const granted = { ...person, accessToken: 'token-9', handle: 'handle-2' }
  const expiresAt = shop.clock.now() + 3_600_000
  shop.web.on('POST http://gateway.test/sessions/refresh', () =>
    Response.json({ ...granted, expiresAt })
  )
  shop.web.on('POST http://gateway.test/purchases', () => {
    const error = { code: 'signed-out', message: 'Over.' }
    return Response.json({ error }, { status: 401 })
  })
  const { panel, planLicenses, confirmLicenses } = await openShop(shop)
  await planLicenses(['1'])

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['refused'])
  expect(sent(shop)).toBe(1)
  expect(shop.web.calls('/sessions/refresh')).toHaveLength(1)
})

it('reads a long history once, then only what is new', async () => {
  const shop = createShop([])
  const license = { license: 'standard', isDownloadable: true }
  shop.licenses = Array.from({ length: 450 }, (_, i) => {
    return { id: `e${i}`, assetId: `1${i}`, ...license }
  })
  const { planLicenses, cancelLicensing } = await openShop(shop)
  const pages = () =>
    shop.web
      .calls('/v2/images/licenses')
      .map(({ url }) => url.searchParams.get('page'))

  await planLicenses(['1', '2'])
  expect(pages()).toEqual(['1', '2', '3'])
  cancelLicensing()
  await planLicenses(['1', '2'])

  expect(pages()).toEqual(['1', '2', '3', '1'])
})
