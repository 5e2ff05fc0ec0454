import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  gatewayRoutes,
  TokenGrant,
  Purchase,
  Readiness
} from '../../contract/gateway.ts'
import { readSettings } from '../../contract/settings.ts'
import { recentWords } from '../kept-searches.ts'
import type { Session, SignInAttempt } from '../../contract/session.ts'
import {
  readSaved,
  sentPurchases,
  storedVersions
} from '../fixtures/left-behind.ts'
import type { AssetName } from '../fixtures/left-behind.ts'
import { licensePosts } from '../flows/set-up/licensing.ts'
import { attemptId } from '../../gateway/test/purchase.ts'
import { useLeftBehind } from './use-left-behind.ts'
import { storeNames } from '../../gateway/test/store-servers.ts'

const cases = storedVersions.flatMap(version =>
  storeNames.map(storeName => ({ version, storeName }))
)

const paid = [
  'licensed',
  'licensedToo',
  'arrived',
  'paid',
  'recorded',
  'placed'
] as const

describe.each(cases)('what $version left in $storeName', one => {
  const then = useLeftBehind(one.version, one.storeName)

  it('finishes the sign-in that waits for its code', async () => {
    const { facts } = then.left
    const saved = readSaved(then.left, 'sign-in-attempt')
    const { id, verifier } = saved as SignInAttempt // saved then
    const { userId } = readSaved(then.left, 'session') as Session // the same

    const status = await then.ask(gatewayRoutes.signInStatus(id))
    const redeemed = await then.ask(gatewayRoutes.redeem(id), {
      verifier,
      code: facts.pairingCode
    })

    expect(await status.json()).toMatchObject({ state: 'ready' })
    expect(v.parse(TokenGrant, await redeemed.json())).toMatchObject({ userId })
  })

  it('refreshes the session, and none that was ended', async () => {
    const { handle } = readSaved(then.left, 'session') as Session // saved then
    const ended = then.left.requests.find(
      ({ path }) => path === gatewayRoutes.end
    )

    const refreshed = await then.ask(gatewayRoutes.refresh, { handle })
    const granted = v.parse(TokenGrant, await refreshed.json())
    const next = { handle: granted.handle }
    const again = await then.ask(gatewayRoutes.refresh, next)
    const refused = await then.ask(gatewayRoutes.refresh, ended?.body)

    expect([again.status, refused.status]).toEqual([200, 401])
  })

  it('reports the outcome of each purchase', async () => {
    const { assets } = then.left.facts
    const known = new Map<string, Purchase['items'][number]>()
    for (const { attempt } of sentPurchases(then.left)) {
      const reply = await then.ask(gatewayRoutes.purchase(attempt))
      if (reply.status === 404) continue
      const { items } = v.parse(Purchase, await reply.json())
      items.forEach(item => known.set(item.assetId, item))
    }
    const outcomesOf = (...names: AssetName[]) =>
      new Set(names.map(name => known.get(assets[name])?.outcome))

    expect(outcomesOf(...paid)).toEqual(new Set(['paid']))
    expect(outcomesOf('unknown', 'doubtful', 'watched')).toEqual(
      new Set(['unknown'])
    )
    expect(outcomesOf('underWay')).toEqual(new Set(['sending']))
    expect(outcomesOf('neverArrived')).toEqual(new Set([undefined]))
    const files = paid.map(name => known.get(assets[name])?.download)
    expect(files).not.toContain(null)
  })

  it('sends no purchase again', async () => {
    for (const request of sentPurchases(then.left)) {
      const route = gatewayRoutes.purchase(request.attempt)
      const seen = await then.ask(route)
      const repeated = await then.ask(gatewayRoutes.purchases, request)
      expect(repeated.status).toBe(200)
      if (seen.status === 404) continue
      // Not `leaseLeft`: a Redis server counts the time in between.
      const { attempt, items } = v.parse(Purchase, await seen.json())
      expect(await repeated.json()).toMatchObject({ attempt, items })
    }

    expect(licensePosts(then.stack)).toBe(0)
  })

  it('keeps others from an asset that is being licensed', async () => {
    const { underWay } = then.left.facts.assets
    const request = sentPurchases(then.left).find(({ items }) =>
      items.some(({ assetId }) => assetId === underWay)
    )

    const reply = await then.ask(gatewayRoutes.purchases, {
      ...request,
      attempt: attemptId('c')
    })

    const open = { attempt: request?.attempt, outcome: 'sending' }
    expect(v.parse(Purchase, await reply.json()).items).toMatchObject([
      { outcome: 'open', open }
    ])
    expect(licensePosts(then.stack)).toBe(0)
  })

  it('keeps what was searched for', () => {
    const settings = readSettings(readSaved(then.left, 'settings'))

    expect(recentWords(settings)).toEqual(['lake', 'mountain'])
    expect(settings.savedSearches).toEqual([])
  })

  it('is the store of then', async () => {
    const reply = await then.ask(gatewayRoutes.ready)
    const { epoch } = v.parse(Readiness, await reply.json())

    expect(epoch).toMatch(/./)
    expect(then.left.gatewaySql).toContain(`'${epoch}'`)
  })
})
