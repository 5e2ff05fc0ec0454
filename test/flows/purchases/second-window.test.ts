import { beforeEach, expect, it } from 'vitest'
import { fillOf, recordsOf } from '../set-up/layers.ts'
import {
  accountOf,
  licenseRequest,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useComp } from '../set-up/use-comp.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

beforeEach(async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
})

/** Opens the same file in a second window while the first one buys. */
async function openSecond(): Promise<OpenFile> {
  return stack.openFile(comp.file.headless.host.exportDocument())
}

it('opened while a purchase is at the service leaves it alone', async () => {
  const release = stack.network.holdNext(licenseRequest)
  const running = comp.file.panel.confirmLicenses()
  await stack.waitForRequest(licenseRequest)

  const second = await openSecond()
  await second.headless.settle()
  release()
  await running
  await stack.until(() => journalOf(stack).length === 0)

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'metered')).toMatchObject({ left: 99 })
  expect((await recordsOf(comp.file, comp.layerId)).own.state).toBe('licensed')
  expect(await ledgerOf(comp.file)).toHaveLength(1)
})

it('opened while a request is in flight never sends a second one', async () => {
  const release = stack.network.holdNext(purchases)
  void comp.file.panel.confirmLicenses()
  await stack.waitForRequest(purchases)

  const second = await openSecond()
  await second.headless.settle()
  release()
  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')
  const ended = stepsOf(comp.file)
  await license(comp.file, [comp.assetId])

  expect(ended).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'metered')).toEqual({
    left: 99,
    licenses: [comp.assetId]
  })
  expect((await recordsOf(comp.file, comp.layerId)).own.state).toBe('licensed')
  expect(journalOf(stack)).toEqual([])
})

it('asked about a request in flight, keeps it from being sent', async () => {
  const release = stack.network.holdNext(purchases)
  void comp.file.panel.confirmLicenses()
  await stack.waitForRequest(purchases)
  await stack.clock.advance(11_000)

  const second = await openSecond()
  await stack.waitForRequest(`GET ${addresses.gateway}/purchases/`)
  await second.headless.settle()
  release()
  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')
  const ended = stepsOf(comp.file)
  const sent = licensePosts(stack)
  await license(comp.file, [comp.assetId])

  expect([ended, sent]).toEqual([['refused'], 0])
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'metered')).toMatchObject({ left: 99 })
  expect(journalOf(stack)).toEqual([])
})

it('finishes what the first window left, and stays usable', async () => {
  comp.file.panel.window.onCall((call, close) => {
    if (writesLedger(call)) close()
  })
  void comp.file.panel.confirmLicenses()
  await stack.until(() => comp.file.panel.window.isClosed)

  const second = await openSecond()
  await stack.until(() => journalOf(stack).length === 0)

  expect((await recordsOf(second, comp.layerId)).own.state).toBe('licensed')
  expect(fillOf(second, comp.layerId)).not.toEqual(
    fillOf(comp.file, comp.layerId)
  )
  expect(licensePosts(stack)).toBe(1)
})

it('keeps both windows signed in when both refresh at once', async () => {
  const second = await openSecond()
  await stack.clock.advance(61 * 60_000)

  await Promise.all([
    comp.file.panel.fetchSubscriptions(),
    second.panel.fetchSubscriptions()
  ])

  expect(comp.file.panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
  expect(second.panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
  expect(second.panel.$session.get()).toMatchObject({ state: 'in' })
})

it('notices that the other window signed out', async () => {
  const second = await openSecond()
  await comp.file.panel.signOut()
  await stack.clock.advance(61 * 60_000)

  await second.panel.fetchSubscriptions()

  expect(second.panel.$session.get()).toEqual({ state: 'out' })
})
