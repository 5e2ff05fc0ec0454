import { expect, it, vi } from 'vitest'
import { forgetRecords } from '../set-up/forget-records.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { OwnedLicense } from '../../../ui/storage/read-owned.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  accountOf,
  licenseRequest,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licenseAndAdvance,
  licensing,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

/** Licenses without a reply; the service processes it on the returned call. */
async function licenseWithoutReply(): Promise<() => Promise<void>> {
  let arrive = async () => {}
  stack.network.breakNext(licenseRequest, async go => {
    arrive = async () => void (await go())
    throw new TypeError('The connection was reset')
  })
  await licenseAndAdvance(comp)
  return arrive
}

function savedKeys(prefix: string): string[] {
  return [...stack.storage.keys()].filter(key => key.includes(`/${prefix}`))
}

it.each([0, 90])(
  'finishes a given-up purchase that was licensed after all, %i days later by the clock',
  async days => {
    const arrive = await licenseWithoutReply()
    await comp.file.panel.giveUpDoubtful(imageOf(comp.assetId))
    stack.ahead = days * 24 * 3_600_000
    const before = await stack.reopen(comp.file)
    await stack.calm()
    await arrive()

    const file = await stack.reopen(before)
    await stack.until(() => savedKeys('watched:').length === 0)
    await stack.until(() => journalOf(stack).length === 0)

    expect(await ledgerOf(file)).toMatchObject([{ assetId: comp.assetId }])
    expect(licensePosts(stack)).toBe(1)
  }
)

it('finishes it once a later purchase turns out to be void', async () => {
  const arrive = await licenseWithoutReply()
  await comp.file.panel.giveUpDoubtful(imageOf(comp.assetId))
  stack.network.breakNext(purchases, () => {
    comp.file.panel.window.close()
    throw new TypeError('The panel was closed')
  })
  void license(comp.file, [comp.assetId])
  await stack.until(() => comp.file.panel.window.isClosed)
  const open = journalOf(stack)
  await arrive()

  const file = await stack.reopen(comp.file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(open).toMatchObject([{ state: 'sending' }])
  expect(journalOf(stack)).toEqual([])
  expect(savedKeys('watched:')).toEqual([])
  expect(await ledgerOf(file)).toMatchObject([{ assetId: comp.assetId }])
  expect(licensePosts(stack)).toBe(1)
})

it('asks once at a start while nothing arrived and nothing is open', async () => {
  await licenseWithoutReply()
  await comp.file.panel.giveUpDoubtful(imageOf(comp.assetId))
  const own = `GET ${addresses.service}/v2/images/licenses?image_id=`
  const before = stack.network.asked.length

  await stack.reopen(comp.file)
  await stack.calm()

  const asked = stack.network.asked.slice(before)
  expect(savedKeys('watched:')).toHaveLength(1)
  expect(asked.filter(line => line.startsWith(own))).toHaveLength(1)
})

it('names both licenses when the one given up arrives late', async () => {
  const arrive = await licenseWithoutReply()
  await stack.clock.advance(120_000)
  await comp.file.panel.retryLicensing([imageOf(comp.assetId)])
  await comp.file.panel.confirmLicenses()
  const steps = stepsOf(comp.file)
  await arrive()

  const file = await stack.reopen(comp.file)
  await stack.until(() => savedKeys('incident:').length > 0)
  const again = await stack.reopen(file)
  await stack.until(() => readNotices(again) !== '')

  expect(steps).toEqual(['done'])
  expect((await accountOf(stack, 'metered')).licenses).toHaveLength(2)
  expect(readNotices(again)).toMatch(/licensed twice: \w+ and \w+/)
})

it('names both when the later purchase took the license as its own', async () => {
  await licenseWithoutReply()
  await stack.clock.advance(120_000)
  let arrive = async () => {}
  stack.network.breakNext(licenseRequest, async go => {
    arrive = async () => void (await go())
    await licenseElsewhere(stack, 'metered', [comp.assetId])
    throw new TypeError('The connection was reset')
  })
  await comp.file.panel.retryLicensing([imageOf(comp.assetId)])
  void comp.file.panel.confirmLicenses()
  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')
  const steps = stepsOf(comp.file)
  await arrive()

  const file = await stack.reopen(comp.file)
  await stack.until(() => readNotices(file) !== '')

  expect(steps).toEqual(['done'])
  expect(readNotices(file)).toMatch(/licensed twice: \w+ and \w+/)
})

it('forgets an incident once the person has resolved it', async () => {
  stack.network.breakNext(licenseRequest, async go => {
    await go()
    return go()
  })
  await licenseAndAdvance(comp)
  const before = savedKeys('incident:').length

  comp.file.panel.$notices
    .get()
    .find(({ text }) => text.includes('licensed twice'))
    ?.action?.run()
  await stack.until(() => savedKeys('incident:').length === 0)

  expect(before).toBe(1)
})

it('looks at a doubtful purchase again while the panel is open', async () => {
  const arrive = await licenseWithoutReply()
  await arrive()

  await stack.until(() => journalOf(stack).length === 0)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await ledgerOf(comp.file)).toHaveLength(1)
  expect(licensePosts(stack)).toBe(1)
})

it('hints at an allotment that did not change', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })

  await licenseAndAdvance(comp)

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ text: expect.stringMatching(/still has 100 downloads left/) }]
  })
})

it('sends nothing for an asset licensed since, here or elsewhere', async () => {
  const [, other] = await placeResults(comp.file, 'mountain', 2)
  const ids = [comp.assetId, other?.assetId ?? '']
  await comp.file.panel.planLicenses(imagesOf(ids))
  await licenseElsewhere(stack, 'metered', [comp.assetId])

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done', 'done'])
  expect((await accountOf(stack, 'metered')).licenses).toHaveLength(2)
})

it('names an asset that was licensed since but cannot be downloaded', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  await licenseElsewhere(stack, 'metered', [comp.assetId])
  stack.service.faults.licensing.forbidDownload(comp.assetId)

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(readNotices(comp.file)).toMatch(/license \w+ .* can’t be downloaded/)
  expect((await accountOf(stack, 'metered')).licenses).toHaveLength(1)
})

it('licenses no asset of a purchase that it cannot read', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  const [plugin] = [...stack.storage.keys()][0]?.split('/') ?? []
  const key = `${plugin}/journal:${'b'.repeat(32)}.${comp.assetId}`
  stack.storage.set(key, JSON.stringify({ v: 2 }))

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(stack)).toBe(0)
})

it('restores the ledger after an undo', async () => {
  await license(comp.file, [comp.assetId])
  const before = await ledgerOf(comp.file)
  await forgetRecords(comp.file, 'license:')

  const file = await stack.reopen(comp.file)
  await stack.calm()

  expect(before).toHaveLength(1)
  expect(await ledgerOf(file)).toEqual(before)
})

it('restores the ledger to an older version of the file', async () => {
  const older = comp.file.headless.host.exportDocument()
  await license(comp.file, [comp.assetId])
  const before = await ledgerOf(comp.file)

  const file = await stack.openFile(older)
  await stack.calm()
  const restored = await ledgerOf(file)
  await license(file, [comp.assetId])

  expect(before).toHaveLength(1)
  expect(restored).toEqual(before)
  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('sends nothing that another window has licensed since it looked', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.window.onCall(({ method }) => {
    const [own] = journalOf(stack)
    const [key] = savedKeys('journal:')
    if (method !== 'loadSaved' || !own || key === undefined) return
    stack.storage.set(
      key.replace(`journal:${own.id}`, 'owned:other'),
      JSON.stringify({ v: 1, id: 'other', licenses: [toOwnedLicense(own)] })
    )
  })

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['refused'])
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

/** The record that a finished purchase leaves. */
function toOwnedLicense(purchase: JournalEntry): OwnedLicense {
  const { accountId, service, fileId, assetId, size, format } = purchase
  const what = { assetId, mediaType: 'image' as const, size, format }
  const at = purchase.createdAt
  const license = { licenseId: 'e99', license: 'standard', licensee: '', at }
  const entry = { v: 1 as const, id: 'license.e99', ...what, ...license }
  return { entry, accountId, service, fileId }
}

it('keeps a purchase until its license is known without it', async () => {
  const set = stack.storage.set.bind(stack.storage)
  const full = vi.spyOn(stack.storage, 'set')
  full.mockImplementation((key, value) => {
    if (key.includes('/owned:')) throw new Error('The quota is exceeded')
    return set(key, value)
  })
  await license(comp.file, [comp.assetId])
  const steps = stepsOf(comp.file)
  const open = journalOf(stack)
  full.mockRestore()

  const file = await stack.reopen(comp.file)
  await stack.until(() => journalOf(stack).length === 0)

  expect(steps).toEqual(['done'])
  expect(open).toMatchObject([{ state: 'recorded' }])
  expect(savedKeys('owned:')).toHaveLength(1)
  expect(await ledgerOf(file)).toHaveLength(1)
  expect(licensePosts(stack)).toBe(1)
})

it('uses an owned file although the gateway is down', async () => {
  await licenseElsewhere(stack, 'metered', [comp.assetId])
  stack.network.takeDown(addresses.gateway)

  await license(comp.file, [comp.assetId])

  expect(comp.file.panel.$licensing.get()).toMatchObject({ state: 'done' })
  expect((await accountOf(stack, 'metered')).licenses).toHaveLength(1)
})
