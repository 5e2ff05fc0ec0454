import { beforeEach, expect, it } from 'vitest'
import { license, stepsOf } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const hour = 3_600_000

it('refreshes an expired access token, and continues', async () => {
  await signInWithPages(stack, file, 'designer')
  const [placed] = await placeResults(file, 'mountain', 1)
  await stack.clock.advance(61 * 60_000)

  await license(file, [placed?.assetId ?? ''])

  expect(stepsOf(file)).toEqual(['done'])
  expect(stack.network.asked).toContain(
    `POST ${addresses.gateway}/sessions/refresh`
  )
  expect(readNotices(file)).not.toMatch(/has ended/)
})

it('is still signed in a day after it was closed', async () => {
  await signInWithPages(stack, file, 'designer')
  await stack.clock.advance(24 * hour)

  const reopened = await stack.reopen(file)
  await reopened.panel.fetchSubscriptions()

  expect(reopened.panel.$session.get()).toMatchObject({
    state: 'in',
    userName: 'Designer Demo'
  })
  expect(reopened.panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('asks to sign in again when the session has ended, once', async () => {
  await signInWithPages(stack, file, 'designer')
  await stack.clock.advance(31 * 24 * hour)

  await file.panel.fetchSubscriptions()

  expect(file.panel.$session.get()).toEqual({ state: 'out' })
  expect(readNotices(file)).toMatch(/Your sign-in has expired\. Sign in again/)
  expect((await stack.reopen(file)).panel.$session.get()).toEqual({
    state: 'out'
  })
})

it('dismisses the expired sign-in once somebody signs in', async () => {
  await signInWithPages(stack, file, 'designer')
  const [placed] = await placeResults(file, 'mountain', 1)
  await stack.clock.advance(31 * 24 * hour)
  await file.panel.planLicenses([imageOf(placed?.assetId ?? '')])
  const expired = readNotices(file)
  const state = file.panel.$licensing.get().state
  stack.browser.cookies.clear()
  await signInWithPages(stack, file, 'designer')

  await file.panel.planLicenses([imageOf(placed?.assetId ?? '')])

  expect(expired).toMatch(/Your sign-in has expired\. Sign in again/)
  expect(state).not.toBe('confirm')
  expect(file.panel.$licensing.get().state).toBe('confirm')
  expect(readNotices(file)).not.toMatch(/Sign in|has expired/)
})

it('keeps the session when the gateway is down as the token expires', async () => {
  await signInWithPages(stack, file, 'designer')
  await stack.clock.advance(61 * 60_000)
  stack.network.takeDown(addresses.gateway)
  await file.panel.fetchSubscriptions()
  const failed = file.panel.$subscriptions.get()
  stack.network.bringUp(addresses.gateway)

  await file.panel.fetchSubscriptions()

  expect(failed).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(file.panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('searches as before after signing out', async () => {
  await signInWithPages(stack, file, 'designer')

  await file.panel.signOut()
  await file.panel.search('mountain')

  expect(file.panel.$session.get()).toEqual({ state: 'out' })
  expect(readNotices(file)).toMatch(/Signed out/)
  expect(readResults(file.panel).length).toBeGreaterThan(0)
  expect([...stack.storage.keys()].join()).not.toMatch(/\/session/)
})
