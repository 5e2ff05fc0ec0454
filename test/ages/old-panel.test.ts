import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storedVersions } from '../fixtures/left-behind.ts'
import { loadOldPanel } from '../fixtures/load-old-panel.ts'
import type { OldPanel } from '../fixtures/load-old-panel.ts'
import { licensePosts, licensing } from '../flows/set-up/licensing.ts'
import { addresses, openStack } from '../flows/set-up/open-stack.ts'
import type { OpenStack } from '../flows/set-up/open-stack.ts'
import { walkPages } from '../flows/set-up/sign-in-with-pages.ts'
import { listen } from '../listen.ts'
import { smallLibrary } from '../prove/swaps/small-library.ts'
import { openGateway } from '../../gateway/test/open-gateway.ts'
import { attemptId, itemOf } from '../../gateway/test/purchase.ts'
import { scriptedService } from '../../gateway/test/scripted-service.ts'

describe.each(storedVersions)('a panel of %s', version => {
  const attempt = attemptId('a')
  let stack: OpenStack
  let panel: OldPanel

  beforeEach(async () => {
    stack = await openStack({
      library: smallLibrary,
      loadPanel: () => Promise.reject(new Error('The panel is an old one.'))
    })
    panel = await loadOldPanel(version, {
      addresses,
      fetch: (address, init) => stack.network.fetchFromFrame(address, init),
      clock: stack.clock
    })
  })

  afterEach(() => stack.close())

  async function signIn() {
    const { verifier, challenge } = panel.createSignInSecret()
    const { id, address, endsAt } = await panel.postSignIn(challenge)
    const before = await panel.fetchSignInStatus(id)
    const code = await walkPages(stack, address, 'designer')
    const after = await panel.fetchSignInStatus(id)
    const { signal } = new AbortController()
    const session = await panel.redeem({ id, verifier }, code, signal)
    await panel.acknowledgeSignIn(id, verifier)
    return { states: [before, after], endsAt, session }
  }

  async function search() {
    const { assets } = await panel.fetchSearch(
      {
        query: 'mountain',
        filters: panel.noFilters,
        sort: 'popular',
        safe: true,
        isExact: false
      },
      { page: 1, perPage: 20 }
    )
    const [asset] = assets.filter(one => !one.isEditorial)
    if (!asset) throw new Error('Nothing was found.')
    return asset
  }

  /** Licenses the first asset of a search, with what goes with an order. */
  async function license(bearer: string, own = attempt, more: object = {}) {
    const { id } = await search()
    const metadata = { job: 'Spring', client: 'ACME' }
    const subscriptionId = 's1100001'
    const item = { ...itemOf(id), subscriptionId, metadata, ...more }
    return panel.postPurchase({ attempt: own, items: [item] }, bearer)
  }

  it('signs in, refreshes and signs out', async () => {
    const { states, endsAt, session } = await signIn()
    const { handle, userName, expiresAt } = session

    const next = await panel.postRefresh(handle)
    await panel.endSession(next.handle)

    expect(states).toEqual(['pending', 'ready'])
    expect(userName).toBe('Designer Demo')
    expect(endsAt - stack.clock.now()).toBe(900_000)
    expect(expiresAt - stack.clock.now()).toBe(3_600_000)
    await expect(panel.postRefresh(next.handle)).rejects.toMatchObject({
      code: 'session-expired'
    })
  })

  it('gives a sign-in up', async () => {
    const { verifier, challenge } = panel.createSignInSecret()
    const { id } = await panel.postSignIn(challenge)

    await panel.giveUpSignIn(id, verifier)

    expect(await panel.fetchSignInStatus(id)).toBe('ended')
  })

  it('finds out that the gateway is there', async () => {
    expect(await panel.checkGateway()).toEqual(expect.any(String))
  })

  it('licenses, and receives the same again', async () => {
    const { accessToken } = (await signIn()).session

    const bought = await license(accessToken)
    const known = await panel.fetchPurchase(attempt, accessToken)

    expect(bought.items).toMatchObject([
      { outcome: 'paid', charge: 1, download: expect.any(String) }
    ])
    expect(known).toEqual(bought)
    expect(licensePosts(stack)).toBe(1)
  })

  it('is informed about what was never seen', async () => {
    const { accessToken } = (await signIn()).session

    const known = await panel.fetchPurchase(attempt, accessToken)
    const late = await license(accessToken)

    expect(known).toBeNull()
    expect(late.items).toMatchObject([{ outcome: 'not-sent' }])
    expect(licensePosts(stack)).toBe(0)
  })

  it('gives an open attempt up once nobody may be sending it', async () => {
    const { accessToken } = (await signIn()).session
    stack.service.faults.failNext({ ...licensing, status: 500 })
    await license(accessToken)

    const second = await license(accessToken, attemptId('b'))
    await stack.clock.advance(121_000)
    const instead = { instead: attempt }
    const third = await license(accessToken, attemptId('c'), instead)

    expect(second.items).toMatchObject([
      { outcome: 'open', open: { attempt, outcome: 'unknown' } }
    ])
    expect(third.items).toMatchObject([{ outcome: 'paid' }])
    expect(licensePosts(stack)).toBe(2)
  })

  it('says that the history has its license', async () => {
    const { accessToken } = (await signIn()).session
    stack.service.faults.cutConnection(licensing)
    const { items } = await license(accessToken)
    await stack.clock.advance(121_000)

    const assetIds = items.map(({ assetId }) => assetId)
    await panel.postSettled(attempt, assetIds, accessToken)

    expect(items).toMatchObject([{ outcome: 'unknown' }])
    expect(await panel.fetchPurchase(attempt, accessToken)).toMatchObject({
      items: [{ outcome: 'paid' }]
    })
  })

  it('gets previews and licensed files through the relay', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
    const server = createServer((_, response) => response.end(jpeg))
    const origin = `http://localhost:${await listen(server)}`
    const { fetch } = scriptedService()
    const gateway = openGateway({ fetch, config: { media: [origin] } })
    panel = await loadOldPanel(version, {
      addresses: { ...addresses, media: [origin] },
      clock: stack.clock,
      async fetch(address, init) {
        if (!address.startsWith(origin)) return gateway.send(address, init)
        throw new TypeError('CORS') // of media hosts
      }
    })

    const preview = await panel.fetchPreview(`${origin}/a.jpg`)
    const file = await panel.fetchLicensedFile(`${origin}/b?key=1`)
    server.close()

    expect([preview.length, file.length]).toEqual([jpeg.length, jpeg.length])
  })
})
