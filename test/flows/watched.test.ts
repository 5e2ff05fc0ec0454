import { expect, it, vi } from 'vitest'
import { forgetRecords } from './forget-records.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { OwnedLicense } from '../../ui/storage/read-owned.ts'
import { licenseElsewhere } from './license-elsewhere.ts'
import {
  accountOf,
  atService,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licenseToTheEnd,
  licensing,
  purchases,
  stepsOf
} from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import { addresses } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { useComp } from './use-comp.ts'

const comp = useComp('metered')
const { house } = comp

/** A purchase whose work is done when the given function is called. */
async function licenseWithoutReply(): Promise<() => Promise<void>> {
  let arrive = async () => {}
  house.network.disturbNext(atService, async go => {
    arrive = async () => void (await go())
    throw new TypeError('The connection was reset')
  })
  await licenseToTheEnd(comp)
  return arrive
}

function savedUnder(begin: string): string[] {
  return [...house.storage.keys()].filter(key => key.includes(`/${begin}`))
}

it.each([0, 90])(
  'finishes what was given up and licensed all the same, %i days on by the clock',
  async days => {
    const arrive = await licenseWithoutReply()
    await comp.file.panel.giveUpDoubtful(comp.assetId)
    house.ahead = days * 24 * 3_600_000
    const before = await house.reopen(comp.file)
    await house.calm()
    await arrive()

    const file = await house.reopen(before)
    await house.until(() => savedUnder('watched:').length === 0)
    await house.until(() => journalOf(house).length === 0)

    expect(await ledgerOf(file)).toMatchObject([{ assetId: comp.assetId }])
    expect(licensePosts(house)).toBe(1)
  }
)

it('finishes it once a later purchase of it turned out to be void', async () => {
  const arrive = await licenseWithoutReply()
  await comp.file.panel.giveUpDoubtful(comp.assetId)
  house.network.disturbNext(purchases, () => {
    comp.file.panel.window.close()
    throw new TypeError('The panel was closed')
  })
  void license(comp.file, [comp.assetId])
  await house.until(() => comp.file.panel.window.isClosed)
  const open = journalOf(house)
  await arrive()

  const file = await house.reopen(comp.file)
  await house.until(() => journalOf(house).length === 0)

  expect(open).toMatchObject([{ state: 'sending' }])
  expect(journalOf(house)).toEqual([])
  expect(savedUnder('watched:')).toEqual([])
  expect(await ledgerOf(file)).toMatchObject([{ assetId: comp.assetId }])
  expect(licensePosts(house)).toBe(1)
})

it('asks once at a start while nothing came and nothing is open', async () => {
  await licenseWithoutReply()
  await comp.file.panel.giveUpDoubtful(comp.assetId)
  const path = '/v2/images/licenses'
  const before = house.service.arrivals.count('GET', path)

  await house.reopen(comp.file)
  await house.calm()

  expect(savedUnder('watched:')).toHaveLength(1)
  expect(house.service.arrivals.count('GET', path) - before).toBe(1)
})

it('names both licenses when the one given up comes late', async () => {
  const arrive = await licenseWithoutReply()
  await house.clock.advance(120_000)
  await comp.file.panel.retryLicensing([comp.assetId])
  await comp.file.panel.confirmLicenses()
  const steps = stepsOf(comp.file)
  await arrive()

  const file = await house.reopen(comp.file)
  await house.until(() => savedUnder('incident:').length > 0)
  const again = await house.reopen(file)
  await house.until(() => noticesOf(again) !== '')

  expect(steps).toEqual(['done'])
  expect((await accountOf(house, 'metered')).licenses).toHaveLength(2)
  expect(noticesOf(again)).toMatch(/licensed twice: \w+ and \w+/)
})

it('names both when the later purchase took the license for its own', async () => {
  await licenseWithoutReply()
  await house.clock.advance(120_000)
  let arrive = async () => {}
  house.network.disturbNext(atService, async go => {
    arrive = async () => void (await go())
    await licenseElsewhere(house, 'metered', [comp.assetId])
    throw new TypeError('The connection was reset')
  })
  await comp.file.panel.retryLicensing([comp.assetId])
  void comp.file.panel.confirmLicenses()
  await house.until(() => comp.file.panel.$licensing.get().state === 'done')
  const steps = stepsOf(comp.file)
  await arrive()

  const file = await house.reopen(comp.file)
  await house.until(() => noticesOf(file) !== '')

  expect(steps).toEqual(['done'])
  expect(noticesOf(file)).toMatch(/licensed twice: \w+ and \w+/)
})

it('forgets an incident once the person has seen to it', async () => {
  house.network.disturbNext(atService, async go => {
    await go()
    return go()
  })
  await licenseToTheEnd(comp)
  const before = savedUnder('incident:').length

  comp.file.panel.$notices
    .get()
    .find(({ text }) => text.includes('licensed twice'))
    ?.action?.run()
  await house.until(() => savedUnder('incident:').length === 0)

  expect(before).toBe(1)
})

it('looks at a doubtful purchase again while the panel is open', async () => {
  const arrive = await licenseWithoutReply()
  await arrive()

  await house.until(() => journalOf(house).length === 0)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await ledgerOf(comp.file)).toHaveLength(1)
  expect(licensePosts(house)).toBe(1)
})

it('hints at an allotment that did not change', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })

  await licenseToTheEnd(comp)

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ text: expect.stringMatching(/still has 100 downloads left/) }]
  })
})

it('sends nothing for what was licensed since, here or elsewhere', async () => {
  const [, other] = await placeFound(comp.file, 'mountain', 2)
  const ids = [comp.assetId, other?.assetId ?? '']
  await comp.file.panel.planLicenses(ids)
  await licenseElsewhere(house, 'metered', [comp.assetId])

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done', 'done'])
  expect((await accountOf(house, 'metered')).licenses).toHaveLength(2)
})

it('names what was licensed since and cannot be downloaded', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  await licenseElsewhere(house, 'metered', [comp.assetId])
  house.service.faults.licensing.forbidDownload(comp.assetId)

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(noticesOf(comp.file)).toMatch(/license \w+ .* can’t be downloaded/)
  expect((await accountOf(house, 'metered')).licenses).toHaveLength(1)
})

it('licenses no asset of a purchase that it cannot read', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  const [plugin] = [...house.storage.keys()][0]?.split('/') ?? []
  const key = `${plugin}/journal:${'b'.repeat(32)}.${comp.assetId}`
  house.storage.set(key, JSON.stringify({ v: 2 }))

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(house)).toBe(0)
})

it('restores the ledger that an undo took away', async () => {
  await license(comp.file, [comp.assetId])
  const before = await ledgerOf(comp.file)
  await forgetRecords(comp.file, 'license:')

  const file = await house.reopen(comp.file)
  await house.calm()

  expect(before).toHaveLength(1)
  expect(await ledgerOf(file)).toEqual(before)
})

it('restores the ledger to an older version of the file', async () => {
  const older = comp.file.headless.host.exportDocument()
  await license(comp.file, [comp.assetId])
  const before = await ledgerOf(comp.file)

  const file = await house.openFile(older)
  await house.calm()
  const restored = await ledgerOf(file)
  await license(file, [comp.assetId])

  expect(before).toHaveLength(1)
  expect(restored).toEqual(before)
  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('sends nothing that another window has licensed since it looked', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.window.onCall(({ method }) => {
    const [own] = journalOf(house)
    const [key] = savedUnder('journal:')
    if (method !== 'loadSaved' || !own || key === undefined) return
    house.storage.set(
      key.replace(`journal:${own.id}`, 'owned:other'),
      JSON.stringify({ v: 1, id: 'other', licenses: [ownedLike(own)] })
    )
  })

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['refused'])
  expect(licensePosts(house)).toBe(0)
  expect(journalOf(house)).toEqual([])
})

/** As it is written down when the purchase is done. */
function ownedLike(purchase: JournalEntry): OwnedLicense {
  const { accountId, service, fileId, assetId, size, format } = purchase
  const what = { assetId, mediaType: 'image' as const, size, format }
  const at = purchase.createdAt
  const license = { licenseId: 'e99', license: 'standard', licensee: '', at }
  const entry = { v: 1 as const, id: 'license.e99', ...what, ...license }
  return { entry, accountId, service, fileId }
}

it('keeps a purchase until its license is known without it', async () => {
  const set = house.storage.set.bind(house.storage)
  const full = vi.spyOn(house.storage, 'set')
  full.mockImplementation((key, value) => {
    if (key.includes('/owned:')) throw new Error('The quota is exceeded')
    return set(key, value)
  })
  await license(comp.file, [comp.assetId])
  const steps = stepsOf(comp.file)
  const open = journalOf(house)
  full.mockRestore()

  const file = await house.reopen(comp.file)
  await house.until(() => journalOf(house).length === 0)

  expect(steps).toEqual(['done'])
  expect(open).toMatchObject([{ state: 'recorded' }])
  expect(savedUnder('owned:')).toHaveLength(1)
  expect(await ledgerOf(file)).toHaveLength(1)
  expect(licensePosts(house)).toBe(1)
})

it('uses an owned file though the gateway is away', async () => {
  await licenseElsewhere(house, 'metered', [comp.assetId])
  house.network.takeDown(addresses.gateway)

  await license(comp.file, [comp.assetId])

  expect(comp.file.panel.$licensing.get()).toMatchObject({ state: 'done' })
  expect((await accountOf(house, 'metered')).licenses).toHaveLength(1)
})
