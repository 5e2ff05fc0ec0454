import { beforeEach, expect, it } from 'vitest'
import { fillOf } from './layer-of.ts'
import {
  accountOf,
  atService,
  decisionsOf,
  journalOf,
  license,
  licensePosts,
  stepsOf
} from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import type { OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { writesLedger } from './writes-ledger.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let first: OpenFile
let second: OpenFile
let assetId: string
let layers: string[]

beforeEach(async () => {
  first = await house.openFile()
  await signInWithPages(house, first, 'metered')
  const [one] = await placeFound(first, 'mountain', 1)
  second = await house.openFile()
  const [two] = await placeFound(second, 'mountain', 1)
  assetId = one?.assetId ?? ''
  layers = [one?.layer.id ?? '', two?.layer.id ?? '']
})

const charged = { left: 99, licenses: expect.any(Array) }

function isDone({ panel }: OpenFile): boolean {
  return panel.$licensing.get().state === 'done'
}

it('is signed in in both windows', () => {
  expect(second.panel.$session.get()).toEqual(first.panel.$session.get())
})

it('buys once when two windows license the same asset at once', async () => {
  await first.panel.planLicenses([assetId])
  await second.panel.planLicenses([assetId])

  void first.panel.confirmLicenses()
  void second.panel.confirmLicenses()
  await house.until(() => isDone(first) && isDone(second))

  const steps = [...stepsOf(first), ...stepsOf(second)].toSorted()
  expect(licensePosts(house)).toBe(1)
  expect(await accountOf(house, 'metered')).toEqual(charged)
  expect(steps).toEqual(['done', 'refused'])
  expect(journalOf(house)).toEqual([])
})

it('lets the window that came second swap for free right after', async () => {
  await first.panel.planLicenses([assetId])
  await second.panel.planLicenses([assetId])
  void first.panel.confirmLicenses()
  void second.panel.confirmLicenses()
  await house.until(() => isDone(first) && isDone(second))
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
  expect(licensePosts(house)).toBe(1)
})

it('swaps for free in the window that planned too early', async () => {
  await first.panel.planLicenses([assetId])
  await second.panel.planLicenses([assetId])

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
  expect(licensePosts(house)).toBe(1)
  expect(await accountOf(house, 'metered')).toEqual(charged)
})

it('tells the other window that a purchase is unfinished', async () => {
  const letGo = house.network.holdNext(atService)
  await first.panel.planLicenses([assetId])
  const running = first.panel.confirmLicenses()
  await house.sent(atService)

  await second.panel.planLicenses([assetId])
  const decisions = decisionsOf(second)
  letGo()
  await running

  expect(decisions).toMatchObject([
    { kind: 'impossible', reason: 'purchase-open' }
  ])
  expect(stepsOf(first)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('keeps a purchase for the file in which it was made', async () => {
  await first.panel.planLicenses([assetId])
  first.panel.window.onCall((call, close) => {
    if (writesLedger(call)) close()
  })
  void first.panel.confirmLicenses()
  await house.until(() => first.panel.window.isClosed)

  const elsewhere = await house.reopen(second)
  await house.calm()
  const told = noticesOf(elsewhere)
  const waiting = journalOf(house).length
  await house.reopen(first)
  await house.until(() => journalOf(house).length === 0)

  expect(told).toMatch(
    /^1 image licensed for another file\. To swap it, open Cleared in “.+”/
  )
  expect(waiting).toBe(1)
  expect(licensePosts(house)).toBe(1)
})

it('parks a purchase when somebody else is signed in', async () => {
  await first.panel.planLicenses([assetId])
  first.panel.window.onCall((call, close) => {
    if (writesLedger(call)) close()
  })
  void first.panel.confirmLicenses()
  await house.until(() => first.panel.window.isClosed)
  await second.panel.signOut()
  house.browser.cookies.clear()
  await signInWithPages(house, second, 'designer')

  const file = await house.reopen(first)
  await house.calm()
  const parked = noticesOf(file)
  await file.panel.signOut()
  house.browser.cookies.clear()
  await signInWithPages(house, file, 'metered')
  await house.until(() => journalOf(house).length === 0)

  expect(parked).toMatch(/Sign in as \S.* to finish it/)
  expect(fillOf(file, layers[0] ?? '').imageHash).not.toBe(
    fillOf(second, layers[1] ?? '').imageHash
  )
  expect(licensePosts(house)).toBe(1)
})

it('keeps a person’s windows apart from their licenses', async () => {
  await license(first, [assetId])

  await second.panel.checkFile()

  const found = second.panel.$file.get()
  expect(found.state === 'ready' && found.assets).toMatchObject([
    { assetId, state: 'comp', license: null }
  ])
})
