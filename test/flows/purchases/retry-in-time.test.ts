import { beforeEach, describe, expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import {
  itemsOf,
  journalOf,
  license,
  licensePosts,
  licenseAndAdvance,
  licensing,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useComp } from '../set-up/use-comp.ts'
import { momentText } from '../../../ui/words/format.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

const second = 1000

/** Seconds until the only asset may be licensed again. */
function secondsLeft(file: OpenFile): number {
  const shown = file.panel.$licensing.get()
  const items = 'items' in shown ? shown.items : []
  return ((items[0]?.againAt ?? 0) - stack.clock.now()) / second
}

/** Makes the gateway send no lease times, like version 0.1. */
function imitateOldGateway(): void {
  stack.network.breakAll(async (line, go) =>
    /^(?:GET|POST) \S+\/purchases/.test(line)
      ? changeText(await go(), text =>
          text.replaceAll(/,"(?:startedAgo|leaseLeft)":\d+/g, '')
        )
      : go()
  )
}

/** Opens the file on another machine, `seconds` after the purchase. */
async function openElsewhere(seconds: number): Promise<OpenFile> {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  void license(comp.file, [comp.assetId])
  await stack.waitForRequest(purchases)
  await stack.calm()
  comp.file.panel.window.close()
  for (const key of stack.storage.keys()) {
    if (!key.endsWith('/session')) stack.storage.delete(key)
  }
  const file = await stack.openFile(comp.file.headless.host.exportDocument())
  await stack.clock.advance(seconds * second)
  await license(file, [comp.assetId])
  return file
}

it('leaves no purchase to the person before its lease is over', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  const start = stack.clock.now()
  void license(comp.file, [comp.assetId])
  await stack.until(() => stepsOf(comp.file).includes('checking'))
  await stack.clock.advance(start + 119 * second - stack.clock.now())
  const [during] = stepsOf(comp.file)
  const left = secondsLeft(comp.file)
  await stack.clock.advance(2 * second)

  expect(during).toBe('checking')
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(2)
  expect(stepsOf(comp.file)).toEqual(['doubtful'])
  expect(secondsLeft(comp.file)).toBeLessThanOrEqual(0)
})

it('does not plan again what is younger than a lease', async () => {
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await licenseAndAdvance(comp)
  const sentAt = new Date(stack.clock.now() - 70 * second).toISOString()
  // Imitate what a panel of version 0.1 left after a minute.
  const [entry] = journalOf(stack)
  for (const key of stack.storage.keys()) {
    if (!key.includes('/journal:')) continue
    stack.storage.set(key, JSON.stringify({ ...entry, sentAt }))
  }

  await comp.file.panel.retryLicensing([imageOf(comp.assetId)])
  const early = comp.file.panel.$licensing.get()
  await stack.clock.advance(51 * second)
  await comp.file.panel.retryLicensing([imageOf(comp.assetId)])

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
    await file.panel.licenseAnyway(imageOf(comp.assetId))
    await file.panel.confirmLicenses()
    const early = stepsOf(file)
    const sentEarly = licensePosts(stack)
    await stack.clock.advance(Math.ceil(secondsLeft(file)) * second)

    await file.panel.licenseAnyway(imageOf(comp.assetId))
    await file.panel.confirmLicenses()

    expect(left).toBeGreaterThan(60)
    expect(left).toBeLessThanOrEqual(71)
    expect([early, sentEarly]).toEqual([['elsewhere'], 1])
    expect(stepsOf(file)).toEqual(['done'])
    expect(licensePosts(stack)).toBe(2)
  })

  it('is reported with the time that passed, by its own clock only', async () => {
    const start = stack.clock.now()

    const file = await openElsewhere(3000)

    const sentAt = [start, start + 60 * second].map(momentText).join('|')
    expect(itemsOf(file)[0]?.text).toMatch(new RegExp(`from (${sentAt}), `))
  })

  describe('at a gateway of version 0.1', () => {
    beforeEach(imitateOldGateway)

    it('waits two minutes from when it was first known', async () => {
      const file = await openElsewhere(0)
      const left = secondsLeft(file)
      await stack.clock.advance(60 * second)
      await license(file, [comp.assetId])
      const later = secondsLeft(file)
      await file.panel.licenseAnyway(imageOf(comp.assetId))
      await file.panel.confirmLicenses()
      const early = stepsOf(file)
      await stack.clock.advance(60 * second)

      await file.panel.licenseAnyway(imageOf(comp.assetId))
      await file.panel.confirmLicenses()

      expect(left).toBeGreaterThan(110)
      expect(later).toBeGreaterThan(50)
      expect(later).toBeLessThanOrEqual(60)
      expect(early).toEqual(['elsewhere'])
      expect(stepsOf(file)).toEqual(['done'])
      expect(licensePosts(stack)).toBe(2)
    })

    it('is reported without a time', async () => {
      const file = await openElsewhere(0)

      expect(itemsOf(file)[0]?.text).toMatch(/^A purchase in/)
    })
  })
})
