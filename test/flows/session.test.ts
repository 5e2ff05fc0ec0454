import { beforeEach, expect, it } from 'vitest'
import { license, stepsOf } from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import { addresses } from './open-house.ts'
import type { OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { resultsOf } from './results-of.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let file: OpenFile

beforeEach(async () => {
  file = await house.openFile()
})

const hour = 3_600_000

it('refreshes an access token that has expired, and goes on', async () => {
  await signInWithPages(house, file, 'designer')
  const [placed] = await placeFound(file, 'mountain', 1)
  await house.clock.advance(61 * 60_000)

  await license(file, [placed?.assetId ?? ''])

  expect(stepsOf(file)).toEqual(['done'])
  expect(house.network.asked).toContain(
    `POST ${addresses.gateway}/sessions/refresh`
  )
  expect(noticesOf(file)).not.toMatch(/has ended/)
})

it('is still signed in a day after it was closed', async () => {
  await signInWithPages(house, file, 'designer')
  await house.clock.advance(24 * hour)

  const reopened = await house.reopen(file)
  await reopened.panel.fetchSubscriptions()

  expect(reopened.panel.$session.get()).toMatchObject({
    state: 'in',
    userName: 'Designer Demo'
  })
  expect(reopened.panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('asks to sign in again when the session has ended, once', async () => {
  await signInWithPages(house, file, 'designer')
  await house.clock.advance(31 * 24 * hour)

  await file.panel.fetchSubscriptions()

  expect(file.panel.$session.get()).toEqual({ state: 'out' })
  expect(noticesOf(file)).toMatch(/Your sign-in has expired\. Sign in again/)
  expect((await house.reopen(file)).panel.$session.get()).toEqual({
    state: 'out'
  })
})

it('keeps the session when the gateway is away as the token ends', async () => {
  await signInWithPages(house, file, 'designer')
  await house.clock.advance(61 * 60_000)
  house.network.takeDown(addresses.gateway)
  await file.panel.fetchSubscriptions()
  const failed = file.panel.$subscriptions.get()
  house.network.bringUp(addresses.gateway)

  await file.panel.fetchSubscriptions()

  expect(failed).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(file.panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('searches as before after signing out', async () => {
  await signInWithPages(house, file, 'designer')

  await file.panel.signOut()
  await file.panel.search('mountain')

  expect(file.panel.$session.get()).toEqual({ state: 'out' })
  expect(noticesOf(file)).toMatch(/Signed out/)
  expect(resultsOf(file.panel).length).toBeGreaterThan(0)
  expect([...house.storage.keys()].join()).not.toMatch(/\/session/)
})
