import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  gatewayRoutes,
  gatewayVersion,
  Health
} from '../../../contract/gateway.ts'
import { films } from '../../../dev/catalog/films/films.ts'
import { tracks } from '../../../dev/catalog/tracks/tracks.ts'
import { storedVersions } from '../../fixtures/left-behind.ts'
import { loadBundledPanel } from '../set-up/bundle-panel.ts'
import { fillOf, recordsOf } from '../set-up/layers.ts'
import {
  accountOf,
  decisionsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licensing,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { openOldGateway } from './open-old-gateway.ts'
import type { OldStack } from './open-old-gateway.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { imageOf } from '../../image-refs.ts'

describe.each(storedVersions)('before a gateway of %s', version => {
  let stack: OldStack
  let file: OpenFile
  let assetId: string
  let layerId: string
  let gateway: string

  beforeEach(async () => {
    stack = await openOldGateway(version, loadBundledPanel)
    gateway = stack.addresses.gateway
    file = await stack.openFile()
    await signInWithPages(stack, file, 'designer')
    const [placed] = await placeResults(file, 'mountain', 1)
    assetId = placed?.assetId ?? ''
    layerId = placed?.layer.id ?? ''
  })

  afterEach(() => stack.close())

  async function licenseAndAdvance(): Promise<void> {
    void license(file, [assetId])
    await stack.until(() => file.panel.$licensing.get().state === 'done')
  }

  /** Leaves only the session on the machine. */
  function forgetJournal(): void {
    for (const key of stack.storage.keys()) {
      if (key.includes('/journal:')) stack.storage.delete(key)
    }
  }

  it('recognises an older gateway by its replies', async () => {
    const ask = (route: string, init: RequestInit) =>
      stack.network.direct(new Request(gateway + route, init))
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

    await licenseAndAdvance()

    expect(stepsOf(file)).toEqual(['done'])
    expect(fillOf(file, layerId).imageHash).not.toBe(imageHash)
    expect((await recordsOf(file, layerId)).own.state).toBe('licensed')
    expect(await ledgerOf(file)).toMatchObject([{ assetId }])
    expect(licensePosts(stack)).toBe(1)
    expect(
      stack.network.asked.some(line => line.startsWith(`GET ${gateway}/api/`))
    ).toBe(true)
  })

  it.each([
    { assetId: films[0]?.id ?? '', mediaType: 'video' },
    { assetId: tracks[0]?.id ?? '', mediaType: 'audio' }
  ] as const)(
    'is said to be too old for $mediaType before anything is sent',
    async asset => {
      await file.panel.planLicenses([asset])
      const planned = decisionsOf(file)
      const { network } = stack
      const posted = network.asked.filter(line => line.startsWith('POST'))

      await file.panel.confirmLicenses()

      expect(planned).toMatchObject([{ reason: 'gateway-outdated' }])
      expect(network.asked.filter(line => line.startsWith('POST'))).toEqual(
        posted
      )
    }
  )

  it('refreshes the session, and signs out', async () => {
    await stack.clock.advance(61 * 60_000)
    await file.panel.fetchSubscriptions()
    const subscriptions = file.panel.$subscriptions.get()

    await file.panel.signOut()

    expect(subscriptions).toMatchObject({ state: 'ready' })
    expect(stack.network.asked).toEqual(
      expect.arrayContaining([
        `POST ${gateway}/sessions/refresh`,
        `POST ${gateway}/sessions/end`
      ])
    )
    expect(file.panel.$session.get()).toEqual({ state: 'out' })
  })

  it('loads pictures and licensed files through the relay', async () => {
    const unreadable = async (): Promise<Response> => {
      throw new TypeError('Failed to fetch')
    }
    const media = `GET ${stack.addresses.service}/media/`
    stack.network.breakAll((line, go) =>
      line.startsWith(media) ? unreadable() : go()
    )

    const [placed] = await placeResults(file, 'lake', 1)
    assetId = placed?.assetId ?? ''
    await licenseAndAdvance()

    expect(stepsOf(file)).toEqual(['done'])
    expect(stack.network.asked).toContain(`POST ${gateway}/media`)
    expect(stack.network.asked.join('\n')).toContain(
      `GET ${gateway}/media?url=`
    )
  })

  it('finishes when its reply is lost', async () => {
    stack.network.breakNext(`POST ${gateway}/purchases`, async go => {
      await go()
      throw new TypeError('Failed to fetch')
    })

    await licenseAndAdvance()

    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(stack)).toBe(1)
  })

  it('believes that it never saw a lost request', async () => {
    stack.network.breakNext(`POST ${gateway}/purchases`, async () => {
      throw new TypeError('Failed to fetch')
    })

    await licenseAndAdvance()

    expect(stepsOf(file)).toEqual(['refused'])
    expect(journalOf(stack)).toEqual([])
    expect(licensePosts(stack)).toBe(0)
  })

  it('reports licenses from the history to the gateway', async () => {
    stack.service.faults.cutConnection(licensing)

    await licenseAndAdvance()
    await stack.calm()

    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(stack)).toBe(1)
    expect(stack.network.asked.join('\n')).toMatch(
      new RegExp(`POST ${gateway}/purchases/[0-9a-f]{32}/settled`)
    )
  })

  it('licenses again, when asked, what another machine left open', async () => {
    stack.service.faults.failNext({ ...licensing, status: 500 })
    await licenseAndAdvance()
    forgetJournal()
    file = await stack.reopen(file)
    await licenseAndAdvance()
    const open = stepsOf(file)
    await stack.clock.advance(180_000)

    await file.panel.licenseAnyway(imageOf(assetId))
    await file.panel.confirmLicenses()

    expect(open).toEqual(['elsewhere'])
    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(stack)).toBe(2)
    expect(await accountOf(stack, 'designer')).toMatchObject({ left: 349 })
  })
})
