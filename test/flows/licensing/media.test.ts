import { describe, expect, it } from 'vitest'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { toAssetRef } from '../../../contract/asset-key.ts'
import { imageOf } from '../../image-refs.ts'
import { recordsOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  accountOf,
  decisionsOf,
  itemsOf,
  journalOf,
  ledgerOf,
  licenseAssets,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { media, usePlacedAsset } from './use-placed-asset.ts'

describe.each(media)('a license of $medium', one => {
  const { medium } = one
  const placed = usePlacedAsset(medium)
  const { stack } = placed
  const { path } = mediaRoutes[medium].license
  const licensing = { method: 'POST', path }
  const direct = `POST ${addresses.service}${path}`

  it('is planned on a subscription for the medium', async () => {
    await placed.file.panel.planLicenses([placed.asset])

    expect(decisionsOf(placed.file)).toMatchObject([
      {
        kind: 'license',
        choice: { subscriptionId: one.subscription, license: one.license },
        expectedCharge: 1,
        leftAfter: 49
      }
    ])
  })

  it('is bought once, recorded and shown in one undo step', async () => {
    await licenseAssets(placed.file, [placed.asset])

    const { own } = await recordsOf(placed.file, placed.layerId)
    const ledger = await ledgerOf(placed.file)
    placed.file.headless.host.user.undo()
    const undone = await recordsOf(placed.file, placed.layerId)
    expect(itemsOf(placed.file)).toMatchObject([
      { step: 'done', charge: 1, uses: 1 }
    ])
    expect(own).toMatchObject({
      ...toAssetRef(placed.asset),
      state: 'licensed'
    })
    expect(undone.own).toMatchObject({ state: 'comp' })
    expect(ledger).toMatchObject([
      {
        ...toAssetRef(placed.asset),
        license: one.license,
        licenseId: expect.stringMatching(/^[va]/)
      }
    ])
    expect(journalOf(stack)).toEqual([])
    expect(placed.posts()).toBe(1)
    expect(await accountOf(stack, 'studio', medium)).toEqual({
      left: 49,
      licenses: [placed.asset.assetId]
    })
  })

  it('is bought with images of one plan, each by its own call', async () => {
    const [result] = await placeResults(placed.file, 'mountain', 1)
    const image = imageOf(result?.assetId ?? '')

    await licenseAssets(placed.file, [placed.asset, image])

    expect(stepsOf(placed.file)).toEqual(['done', 'done'])
    expect((await ledgerOf(placed.file)).map(toAssetRef)).toEqual(
      expect.arrayContaining([toAssetRef(placed.asset), image])
    )
    expect(placed.posts()).toBe(1)
    expect(stack.service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)
  })

  it('is looked for once more after the images of one plan', async () => {
    const results = await placeResults(placed.file, 'mountain', 2)
    const images = results.map(({ assetId }) => imageOf(assetId))
    await placed.file.panel.planLicenses([...images, placed.asset])
    await licenseElsewhere(stack, 'studio', [placed.asset.assetId], medium)
    const before = placed.posts()

    await placed.confirmAndAdvance()

    expect(placed.posts()).toBe(before)
    expect((await ledgerOf(placed.file)).map(toAssetRef)).toContainEqual(
      toAssetRef(placed.asset)
    )
  })

  it('is finished after the panel was closed', async () => {
    placed.file.panel.window.onCall(({ method }, close) => {
      if (method === 'swapComps') close()
    })
    void licenseAssets(placed.file, [placed.asset])
    await stack.until(() => placed.file.panel.window.isClosed)

    const next = await stack.reopen(placed.file)
    await stack.until(() => journalOf(stack).length === 0)

    const { own } = await recordsOf(next, placed.layerId)
    expect(own).toMatchObject({ state: 'licensed' })
    expect(readNotices(next)).toMatch(/1 licensed/)
    expect(placed.posts()).toBe(1)
  })

  it('is refused with the reason of the service', async () => {
    stack.service.faults.failNext({ ...licensing, status: 400 })

    await licenseAssets(placed.file, [placed.asset])

    expect(itemsOf(placed.file)).toMatchObject([
      {
        step: 'refused',
        error: {
          code: 'license-refused',
          data: { explanation: 'Service fault' }
        }
      }
    ])
    expect(await ledgerOf(placed.file)).toEqual([])
    expect((await recordsOf(placed.file, placed.layerId)).own.state).toBe(
      'comp'
    )
  })

  it('is refused with a demand that no request for it can meet', async () => {
    const message = 'Verification code is required'
    stack.service.faults.failNext({ ...licensing, status: 400, message })
    await licenseAssets(placed.file, [placed.asset])
    const refused = itemsOf(placed.file)

    await placed.file.panel.retryLicensing([placed.asset])

    expect(refused).toMatchObject([
      {
        step: 'refused',
        text: '',
        error: { code: 'license-refused', data: { explanation: message } }
      }
    ])
    expect(placed.file.panel.$licensing.get()).toMatchObject({
      state: 'confirm',
      plan: { needsCode: false }
    })
  })

  it('is refused for as long as the service asks to wait', async () => {
    stack.network.breakNext(direct, async () => tooMany())

    await licenseAssets(placed.file, [placed.asset])

    expect(itemsOf(placed.file)).toMatchObject([
      {
        step: 'refused',
        error: { code: 'rate-limited', data: { retryAfter: 30_000 } }
      }
    ])
    expect(placed.posts()).toBe(0)
    expect(journalOf(stack)).toEqual([])
  })

  it('is refused by a service without gateway that asks to wait', async () => {
    stack.network.takeDown(addresses.gateway)
    await placed.file.panel.planDirectly([placed.asset])
    stack.network.breakNext(direct, async () => tooMany())

    await placed.confirmAndAdvance()

    expect(itemsOf(placed.file)).toMatchObject([
      { step: 'refused', error: { code: 'rate-limited' } }
    ])
  })

  it('is not refused by the page of a cache', async () => {
    stack.network.takeDown(addresses.gateway)
    await placed.file.panel.planDirectly([placed.asset])
    stack.network.breakNext(direct, async () => page(403))

    await placed.confirmAndAdvance()

    expect(itemsOf(placed.file)).toMatchObject([
      { step: 'doubtful', error: { code: 'purchase-unknown' } }
    ])
  })

  it('is used at no charge once it is owned', async () => {
    await licenseElsewhere(stack, 'studio', [placed.asset.assetId], medium)
    const before = placed.posts()

    await licenseAssets(placed.file, [placed.asset])

    expect(itemsOf(placed.file)).toMatchObject([{ step: 'done', charge: 0 }])
    expect((await recordsOf(placed.file, placed.layerId)).own.state).toBe(
      'licensed'
    )
    expect(await ledgerOf(placed.file)).toMatchObject([
      toAssetRef(placed.asset)
    ])
    expect(placed.posts()).toBe(before)
  })

  it('is restored in the ledger after an undo', async () => {
    await licenseAssets(placed.file, [placed.asset])
    const written = await ledgerOf(placed.file)
    for (let step = 0; step < 3; step += 1)
      placed.file.headless.host.user.undo()
    const undone = await ledgerOf(placed.file)

    const next = await stack.reopen(placed.file)
    await stack.calm()

    expect(undone).toEqual([])
    expect(await ledgerOf(next)).toEqual(written)
  })

  it('is kept apart from a claim on the image of its number', async () => {
    const claim = {
      v: 1,
      id: `a.${placed.asset.assetId}`,
      attempt: 'a',
      assetId: placed.asset.assetId,
      who: 'Rae',
      at: new Date(stack.clock.now()).toISOString()
    }
    await placed.file.headless.host.evaluate(
      `figma.root.setPluginData('claim:' + input.id, JSON.stringify(input))`,
      claim
    )

    await licenseAssets(placed.file, [placed.asset])

    expect(stepsOf(placed.file)).toEqual(['done'])
  })

  it('is left to a person who claimed it', async () => {
    const id = `a.${medium} ${placed.asset.assetId}`
    const claim = {
      ...toAssetRef(placed.asset),
      v: 1,
      id,
      attempt: 'a',
      who: 'Rae',
      at: new Date(stack.clock.now()).toISOString()
    }
    await placed.file.headless.host.evaluate(
      `figma.root.setPluginData('claim:' + input.id, JSON.stringify(input))`,
      claim
    )

    await placed.file.panel.planLicenses([placed.asset])

    expect(decisionsOf(placed.file)).toMatchObject([
      { reason: 'being-licensed' }
    ])
  })

  it('needs a subscription for the medium', async () => {
    const other = await switchAccount(stack, placed.file, 'designer')

    await other.panel.planLicenses([placed.asset])

    expect(decisionsOf(other)).toMatchObject([{ reason: 'wrong-media-type' }])
  })
})

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Retry-After': '30'
}

function tooMany(): Response {
  return Response.json({ message: 'Not now' }, { status: 429, headers })
}

function page(status: number): Response {
  return new Response('<h1>Blocked</h1>', { status, headers })
}
