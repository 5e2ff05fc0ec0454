import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  gatewayRoutes,
  gatewayVersion,
  Health
} from '../../contract/gateway.ts'
import { storedVersions } from '../fixtures/left-behind.ts'
import { loadBundledPanel } from './bundle-panel.ts'
import { fillOf, recordsOf } from './layers.ts'
import {
  accountOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licensing,
  stepsOf
} from './licensing.ts'
import type { OpenFile } from './open-stack.ts'
import { openOldGateway } from './open-old-gateway.ts'
import type { OldHouse } from './open-old-gateway.ts'
import { placeFound } from './place-results.ts'
import { signInWithPages } from './sign-in-with-pages.ts'

describe.each(storedVersions)('before a gateway of %s', version => {
  let house: OldHouse
  let file: OpenFile
  let assetId: string
  let layerId: string
  let gateway: string

  beforeEach(async () => {
    house = await openOldGateway(version, loadBundledPanel)
    gateway = house.addresses.gateway
    file = await house.openFile()
    await signInWithPages(house, file, 'designer')
    const [placed] = await placeFound(file, 'mountain', 1)
    assetId = placed?.assetId ?? ''
    layerId = placed?.layer.id ?? ''
  })

  afterEach(() => house.close())

  /** The house's clock goes on meanwhile. */
  async function licenseToTheEnd(): Promise<void> {
    void license(file, [assetId])
    await house.until(() => file.panel.$licensing.get().state === 'done')
  }

  /** As on a machine that has only the session. */
  function forgetJournal(): void {
    for (const key of house.storage.keys()) {
      if (key.includes('/journal:')) house.storage.delete(key)
    }
  }

  it('knows one that is older by what it names and refuses', async () => {
    const ask = (route: string, init: RequestInit) =>
      house.network.direct(new Request(gateway + route, init))
    const body = JSON.stringify({ challenge: 'a'.repeat(43), isNew: true })
    const health = await ask(gatewayRoutes.health, {})
    const refused = await ask(gatewayRoutes.signIns, { method: 'POST', body })

    const { version = 1 } = v.parse(Health, await health.json())
    expect(version).toBeLessThan(gatewayVersion)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: { code: 'bad-request' }
    })
  })

  it('searches, places and licenses', async () => {
    const { imageHash } = fillOf(file, layerId)

    await licenseToTheEnd()

    expect(stepsOf(file)).toEqual(['done'])
    expect(fillOf(file, layerId).imageHash).not.toBe(imageHash)
    expect((await recordsOf(file, layerId)).own.state).toBe('licensed')
    expect(await ledgerOf(file)).toMatchObject([{ assetId }])
    expect(licensePosts(house)).toBe(1)
    expect(
      house.network.asked.some(line => line.startsWith(`GET ${gateway}/api/`))
    ).toBe(true)
  })

  it('refreshes the session, and signs out', async () => {
    await house.clock.advance(61 * 60_000)
    await file.panel.fetchSubscriptions()
    const subscriptions = file.panel.$subscriptions.get()

    await file.panel.signOut()

    expect(subscriptions).toMatchObject({ state: 'ready' })
    expect(house.network.asked).toEqual(
      expect.arrayContaining([
        `POST ${gateway}/sessions/refresh`,
        `POST ${gateway}/sessions/end`
      ])
    )
    expect(file.panel.$session.get()).toEqual({ state: 'out' })
  })

  it('gets pictures and licensed files through the relay', async () => {
    const unreadable = async (): Promise<Response> => {
      throw new TypeError('Failed to fetch')
    }
    const media = `GET ${house.addresses.service}/media/`
    house.network.disturbAll((line, go) =>
      line.startsWith(media) ? unreadable() : go()
    )

    const [placed] = await placeFound(file, 'lake', 1)
    assetId = placed?.assetId ?? ''
    await licenseToTheEnd()

    expect(stepsOf(file)).toEqual(['done'])
    expect(house.network.asked).toContain(`POST ${gateway}/media`)
    expect(house.network.asked.join('\n')).toContain(
      `GET ${gateway}/media?url=`
    )
  })

  it('finishes when its reply is lost', async () => {
    house.network.disturbNext(`POST ${gateway}/purchases`, async go => {
      await go()
      throw new TypeError('Failed to fetch')
    })

    await licenseToTheEnd()

    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(house)).toBe(1)
  })

  it('believes that it never saw a lost request', async () => {
    house.network.disturbNext(`POST ${gateway}/purchases`, async () => {
      throw new TypeError('Failed to fetch')
    })

    await licenseToTheEnd()

    expect(stepsOf(file)).toEqual(['refused'])
    expect(journalOf(house)).toEqual([])
    expect(licensePosts(house)).toBe(0)
  })

  it('tells it of licenses that the history showed', async () => {
    house.service.faults.cutConnection(licensing)

    await licenseToTheEnd()
    await house.calm()

    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(house)).toBe(1)
    expect(house.network.asked.join('\n')).toMatch(
      new RegExp(`POST ${gateway}/purchases/[0-9a-f]{32}/settled`)
    )
  })

  it('licenses again what another machine left open, when asked to', async () => {
    house.service.faults.failNext({ ...licensing, status: 500 })
    await licenseToTheEnd()
    forgetJournal()
    file = await house.reopen(file)
    await licenseToTheEnd()
    const open = stepsOf(file)
    await house.clock.advance(180_000)

    await file.panel.licenseAnyway(assetId)
    await file.panel.confirmLicenses()

    expect(open).toEqual(['elsewhere'])
    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(house)).toBe(2)
    expect(await accountOf(house, 'designer')).toMatchObject({ left: 349 })
  })
})
