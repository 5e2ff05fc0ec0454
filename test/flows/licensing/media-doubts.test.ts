import { describe, expect, it } from 'vitest'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { toAssetRef } from '../../../contract/asset-key.ts'
import { hideHistory } from '../set-up/hide-history.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  accountOf,
  journalOf,
  ledgerOf,
  licenseAssets,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { media, usePlacedAsset } from './use-placed-asset.ts'

describe.each(media)('a license of $medium in doubt', ({ medium }) => {
  const placed = usePlacedAsset(medium)
  const { stack } = placed
  const { path } = mediaRoutes[medium].license
  const licensing = { method: 'POST', path }
  const direct = `POST ${addresses.service}${path}`

  function loseReply(request: string): void {
    stack.network.breakNext(request, async go => {
      await go()
      throw new TypeError('Failed to fetch')
    })
  }

  /** Removes what this machine saved under keys with these names. */
  function forget(isForgotten: (key: string) => boolean): void {
    for (const key of stack.storage.keys()) {
      if (isForgotten(key)) stack.storage.delete(key)
    }
  }

  it('is found when its reply was lost', async () => {
    loseReply(purchases)

    await placed.licenseAndAdvance()

    expect(stepsOf(placed.file)).toEqual(['done'])
    expect(await ledgerOf(placed.file)).toMatchObject([
      { ...toAssetRef(placed.asset), licenseId: expect.stringMatching(/^[va]/) }
    ])
    expect(placed.posts()).toBe(1)
  })

  it('is found in the history when the gateway lost the reply', async () => {
    stack.service.faults.cutConnection(licensing)

    await placed.licenseAndAdvance()
    await stack.calm()

    expect(stepsOf(placed.file)).toEqual(['done'])
    expect(await ledgerOf(placed.file)).toMatchObject([
      { ...toAssetRef(placed.asset), licenseId: expect.stringMatching(/^[va]/) }
    ])
    expect(stack.network.asked.join('\n')).toMatch(
      new RegExp(`POST ${addresses.gateway}/purchases/[0-9a-f]{32}/settled`)
    )
    expect(placed.posts()).toBe(1)
  })

  it('is not taken for one that was there before', async () => {
    placed.file = await switchAccount(stack, placed.file, 'metered')
    await licenseElsewhere(stack, 'metered', [placed.asset.assetId], medium)
    stack.service.faults.licensing.forbidDownload(placed.asset.assetId)
    await placed.file.panel.planLicenses([placed.asset])
    placed.file.panel.licenseAgain(placed.asset, true)
    stack.service.faults.failNext({ ...licensing, status: 500 })
    const before = placed.posts()

    await placed.confirmAndAdvance()

    expect(stepsOf(placed.file)).toEqual(['doubtful'])
    expect(journalOf(stack)).toMatchObject([
      { state: 'doubtful', baseline: [expect.any(String)], licenseId: null }
    ])
    expect(await ledgerOf(placed.file)).toEqual([])
    expect(placed.posts()).toBe(before + 1)
  })

  it('is left to the person without a trace, and sent once', async () => {
    stack.service.faults.failNext({ ...licensing, status: 500 })

    await placed.licenseAndAdvance()

    expect(stepsOf(placed.file)).toEqual(['doubtful'])
    expect(journalOf(stack)).toMatchObject([
      { v: 2, ...toAssetRef(placed.asset), state: 'doubtful' }
    ])
    expect(placed.posts()).toBe(1)
  })

  it('is bought again when the person decides a doubt', async () => {
    stack.service.faults.failNext({ ...licensing, status: 500 })
    await placed.licenseAndAdvance()
    await stack.clock.advance(180_000)

    await placed.file.panel.retryLicensing([placed.asset])
    await placed.confirmAndAdvance()

    expect(stepsOf(placed.file)).toEqual(['done'])
    expect(placed.posts()).toBe(2)
    expect(await accountOf(stack, 'studio', medium)).toMatchObject({ left: 49 })
  })

  it('is bought again, when asked, though another machine left it open', async () => {
    stack.service.faults.failNext({ ...licensing, status: 500 })
    await placed.licenseAndAdvance()
    forget(key => key.includes('/journal:'))
    placed.file = await stack.reopen(placed.file)
    await placed.licenseAndAdvance()
    const open = stepsOf(placed.file)
    await stack.clock.advance(180_000)

    await placed.file.panel.licenseAnyway(placed.asset)
    await placed.confirmAndAdvance()

    expect(open).toEqual(['elsewhere'])
    expect(stepsOf(placed.file)).toEqual(['done'])
    expect(placed.posts()).toBe(2)
    expect(await accountOf(stack, 'studio', medium)).toMatchObject({ left: 49 })
  })

  it('is not bought again within a day, though no history shows it', async () => {
    hideHistory(stack)
    await licenseAssets(placed.file, [placed.asset])
    placed.file.panel.window.close()
    forget(key => !key.endsWith('/session'))
    await stack.clock.advance(50 * 60_000)

    placed.file = await stack.openFile()
    await placed.licenseAndAdvance()

    expect(stepsOf(placed.file)).toEqual(['refused'])
    expect(placed.posts()).toBe(1)
  })

  it('is bought without a gateway only after the warning', async () => {
    stack.network.takeDown(addresses.gateway)
    await placed.file.panel.planLicenses([placed.asset])
    const refused = placed.file.panel.$licensing.get()

    await placed.file.panel.planDirectly([placed.asset])
    await placed.confirmAndAdvance()

    expect(refused).toMatchObject({ error: { code: 'gateway-unreachable' } })
    expect(stepsOf(placed.file)).toEqual(['done'])
    expect(await ledgerOf(placed.file)).toMatchObject([
      toAssetRef(placed.asset)
    ])
    expect(placed.posts()).toBe(1)
  })

  it('is found in the history when it was bought directly', async () => {
    stack.network.takeDown(addresses.gateway)
    await placed.file.panel.planDirectly([placed.asset])
    loseReply(direct)

    await placed.confirmAndAdvance()

    expect(stepsOf(placed.file)).toEqual(['done'])
    expect(placed.posts()).toBe(1)
  })

  it('is an incident when a browser sent it twice', async () => {
    placed.file = await switchAccount(stack, placed.file, 'metered')
    stack.network.takeDown(addresses.gateway)
    await placed.file.panel.planDirectly([placed.asset])
    stack.network.breakNext(direct, async go => {
      await go()
      await go()
      throw new TypeError('Failed to fetch')
    })

    await placed.confirmAndAdvance()

    expect(stepsOf(placed.file)).toEqual(['done'])
    expect(readNotices(placed.file)).toMatch(/licensed twice: \w+ and \w+/)
    expect(await ledgerOf(placed.file)).toHaveLength(1)
  })
})
