import { beforeEach, describe, expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import {
  itemsOf,
  journalOf,
  license,
  licensePosts,
  licenseToTheEnd,
  licensing,
  purchases,
  stepsOf
} from './licensing-of.ts'
import type { OpenFile } from './open-house.ts'
import { useComp } from './use-comp.ts'

const comp = useComp('metered')
const { house } = comp

const second = 1000

/** Seconds until the only asset may be licensed again. */
function secondsLeft(file: OpenFile): number {
  const shown = file.panel.$licensing.get()
  const items = 'items' in shown ? shown.items : []
  return ((items[0]?.againAt ?? 0) - house.clock.now()) / second
}

/** A gateway of version 0.1 sends no lengths. */
function makeOlder(): void {
  house.network.disturbAll(async (line, go) =>
    /^(?:GET|POST) \S+\/purchases/.test(line)
      ? changeText(await go(), text =>
          text.replaceAll(/,"(?:startedAgo|leaseLeft)":\d+/g, '')
        )
      : go()
  )
}

/** The same file on another machine, so many seconds after it was sent. */
async function openElsewhere(seconds: number): Promise<OpenFile> {
  house.service.faults.failNext({ ...licensing, status: 500 })
  void license(comp.file, [comp.assetId])
  await house.sent(purchases)
  await house.calm()
  comp.file.panel.window.close()
  for (const key of house.storage.keys()) {
    if (!key.endsWith('/session')) house.storage.delete(key)
  }
  const file = await house.openFile(comp.file.headless.host.exportDocument())
  await house.clock.advance(seconds * second)
  await license(file, [comp.assetId])
  return file
}

it('leaves no purchase to the person before its lease is over', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  const start = house.clock.now()
  void license(comp.file, [comp.assetId])
  await house.until(() => stepsOf(comp.file).includes('checking'))
  await house.clock.advance(start + 119 * second - house.clock.now())
  const [during] = stepsOf(comp.file)
  const left = secondsLeft(comp.file)
  await house.clock.advance(2 * second)

  expect(during).toBe('checking')
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(2)
  expect(stepsOf(comp.file)).toEqual(['doubtful'])
  expect(secondsLeft(comp.file)).toBeLessThanOrEqual(0)
})

it('plans nothing anew of what is younger than a lease', async () => {
  house.service.faults.failNext({ ...licensing, status: 500 })
  await licenseToTheEnd(comp)
  const sentAt = new Date(house.clock.now() - 70 * second).toISOString()
  // As a panel of version 0.1 left it after a minute.
  const [entry] = journalOf(house)
  for (const key of house.storage.keys()) {
    if (!key.includes('/journal:')) continue
    house.storage.set(key, JSON.stringify({ ...entry, sentAt }))
  }

  await comp.file.panel.retryLicensing([comp.assetId])
  const early = comp.file.panel.$licensing.get()
  await house.clock.advance(51 * second)
  await comp.file.panel.retryLicensing([comp.assetId])

  expect(early).toMatchObject({
    plan: { items: [{ decision: { reason: 'purchase-open' } }] }
  })
  expect(comp.file.panel.$licensing.get()).toMatchObject({
    plan: { items: [{ decision: { kind: 'license' } }] }
  })
})

describe('what another machine left open', () => {
  it('is licensed again when its lease is over, and not before', async () => {
    const file = await openElsewhere(50)
    const left = secondsLeft(file)
    await file.panel.licenseAnyway(comp.assetId)
    await file.panel.confirmLicenses()
    const early = stepsOf(file)
    const sentEarly = licensePosts(house)
    await house.clock.advance(Math.ceil(secondsLeft(file)) * second)

    await file.panel.licenseAnyway(comp.assetId)
    await file.panel.confirmLicenses()

    expect(left).toBeGreaterThan(60)
    expect(left).toBeLessThanOrEqual(71)
    expect([early, sentEarly]).toEqual([['elsewhere'], 1])
    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(house)).toBe(2)
  })

  it('is told with the time that passed, by no clock but its own', async () => {
    const file = await openElsewhere(50)

    expect(itemsOf(file)[0]?.text).toMatch(/from .*2026/)
  })

  describe('at a gateway of version 0.1', () => {
    beforeEach(makeOlder)

    it('waits two minutes from when it was first heard of', async () => {
      const file = await openElsewhere(0)
      const left = secondsLeft(file)
      await house.clock.advance(60 * second)
      await license(file, [comp.assetId])
      const later = secondsLeft(file)
      await file.panel.licenseAnyway(comp.assetId)
      await file.panel.confirmLicenses()
      const early = stepsOf(file)
      await house.clock.advance(60 * second)

      await file.panel.licenseAnyway(comp.assetId)
      await file.panel.confirmLicenses()

      expect(left).toBeGreaterThan(110)
      expect(later).toBeGreaterThan(50)
      expect(later).toBeLessThanOrEqual(60)
      expect(early).toEqual(['elsewhere'])
      expect(stepsOf(file)).toEqual(['done'])
      expect(licensePosts(house)).toBe(2)
    })

    it('is told without a time', async () => {
      const file = await openElsewhere(0)

      expect(itemsOf(file)[0]?.text).toMatch(/^A purchase of this image, in/)
    })
  })
})
