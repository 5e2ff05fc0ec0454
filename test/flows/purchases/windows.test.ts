import { beforeEach, expect, it } from 'vitest'
import { holdCall } from '../set-up/hold-call.ts'
import { fillOf } from '../set-up/layers.ts'
import {
  accountOf,
  licenseRequest,
  decisionsOf,
  journalOf,
  license,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()
let first: OpenFile
let second: OpenFile
let assetId: string
let layers: string[]

beforeEach(async () => {
  first = await stack.openFile()
  await signInWithPages(stack, first, 'metered')
  const [one] = await placeResults(first, 'mountain', 1)
  second = await stack.openFile()
  const [two] = await placeResults(second, 'mountain', 1)
  assetId = one?.assetId ?? ''
  layers = [one?.layer.id ?? '', two?.layer.id ?? '']
})

const charged = { left: 99, licenses: expect.any(Array) }

function isDone({ panel }: OpenFile): boolean {
  return panel.$licensing.get().state === 'done'
}

/** Both know what the swap would change, so that neither waits for it. */
async function planInBoth(): Promise<void> {
  await first.panel.planLicenses([imageOf(assetId)])
  await second.panel.planLicenses([imageOf(assetId)])
  await stack.calm()
}

it('is signed in in both windows', () => {
  expect(second.panel.$session.get()).toEqual(first.panel.$session.get())
})

it('buys once when two windows license the same asset at once', async () => {
  await planInBoth()

  void first.panel.confirmLicenses()
  void second.panel.confirmLicenses()
  await stack.until(() => isDone(first) && isDone(second))

  const steps = [...stepsOf(first), ...stepsOf(second)].toSorted()
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'metered')).toEqual(charged)
  expect(steps).toEqual(['done', 'refused'])
  expect(journalOf(stack)).toEqual([])
})

it('buys once when a window is done while the other searches the file', async () => {
  await first.panel.planLicenses([imageOf(assetId)])
  const release = holdCall(second, 'previewSwaps')
  await second.panel.planLicenses([imageOf(assetId)])

  void first.panel.confirmLicenses()
  void second.panel.confirmLicenses()
  await stack.until(() => isDone(first))
  release()
  await stack.until(() => isDone(second))

  expect([...stepsOf(first), ...stepsOf(second)]).toEqual(['done', 'done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'metered')).toEqual(charged)
})

it('lets the second window swap for free right after', async () => {
  await planInBoth()
  void first.panel.confirmLicenses()
  void second.panel.confirmLicenses()
  await stack.until(() => isDone(first) && isDone(second))
  const late = stepsOf(first)[0] === 'refused' ? first : second
  const refused = late.panel.$licensing.get()

  await license(late, [assetId])

  expect(refused).toMatchObject({
    items: [{ error: { code: 'purchase-open' } }]
  })
  expect(stepsOf(late)).toEqual(['done'])
  expect(fillOf(first, layers[0] ?? '').imageHash).toBe(
    fillOf(second, layers[1] ?? '').imageHash
  )
  expect(licensePosts(stack)).toBe(1)
})

it('swaps for free in the window that planned too early', async () => {
  await first.panel.planLicenses([imageOf(assetId)])
  await second.panel.planLicenses([imageOf(assetId)])

  await first.panel.confirmLicenses()
  await second.panel.confirmLicenses()

  expect(stepsOf(first)).toEqual(['done'])
  expect(stepsOf(second)).toEqual(['done'])
  expect(second.panel.$licensing.get()).toMatchObject({
    items: [{ charge: 0 }]
  })
  expect(fillOf(second, layers[1] ?? '').imageHash).toBe(
    fillOf(first, layers[0] ?? '').imageHash
  )
  expect(licensePosts(stack)).toBe(1)
  expect(await accountOf(stack, 'metered')).toEqual(charged)
})

it('notifies the other window that a purchase is unfinished', async () => {
  const release = stack.network.holdNext(licenseRequest)
  await first.panel.planLicenses([imageOf(assetId)])
  const running = first.panel.confirmLicenses()
  await stack.waitForRequest(licenseRequest)

  await second.panel.planLicenses([imageOf(assetId)])
  const decisions = decisionsOf(second)
  release()
  await running

  expect(decisions).toMatchObject([
    { kind: 'impossible', reason: 'purchase-open' }
  ])
  expect(stepsOf(first)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('keeps a purchase for the file in which it was made', async () => {
  await first.panel.planLicenses([imageOf(assetId)])
  first.panel.window.onCall((call, close) => {
    if (writesLedger(call)) close()
  })
  void first.panel.confirmLicenses()
  await stack.until(() => first.panel.window.isClosed)

  const elsewhere = await stack.reopen(second)
  await stack.calm()
  const notices = readNotices(elsewhere)
  const waiting = journalOf(stack).length
  await stack.reopen(first)
  await stack.until(() => journalOf(stack).length === 0)

  expect(notices).toMatch(
    /^1 licensed for another file\. To swap it, open Cleared in “.+”/
  )
  expect(waiting).toBe(1)
  expect(licensePosts(stack)).toBe(1)
})

/** The first window closes before its ledger; then somebody else signs in. */
async function leaveUnfinished(): Promise<void> {
  await first.panel.planLicenses([imageOf(assetId)])
  first.panel.window.onCall((call, close) => {
    if (writesLedger(call)) close()
  })
  void first.panel.confirmLicenses()
  await stack.until(() => first.panel.window.isClosed)
  await second.panel.signOut()
  stack.browser.cookies.clear()
  await signInWithPages(stack, second, 'designer')
}

it('lets somebody else license what is unfinished', async () => {
  await leaveUnfinished()

  await license(second, [assetId])

  expect(stepsOf(second)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(2)
})

it('parks a purchase when somebody else is signed in', async () => {
  await leaveUnfinished()

  const file = await stack.reopen(first)
  await stack.calm()
  const parked = readNotices(file)
  await file.panel.signOut()
  stack.browser.cookies.clear()
  await signInWithPages(stack, file, 'metered')
  await stack.until(() => journalOf(stack).length === 0)

  expect(parked).toMatch(/Sign in as \S.* to finish it/)
  expect(fillOf(file, layers[0] ?? '').imageHash).not.toBe(
    fillOf(second, layers[1] ?? '').imageHash
  )
  expect(licensePosts(stack)).toBe(1)
})

it('keeps a person’s windows apart from their licenses', async () => {
  await license(first, [assetId])

  await second.panel.checkFile()

  const found = second.panel.$file.get()
  expect(found.state === 'ready' && found.assets).toMatchObject([
    { assetId, state: 'comp', license: null }
  ])
})
