import { afterEach, beforeEach, expect, it } from 'vitest'
import { journalOf, license, licensePosts, stepsOf } from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import { addresses, openHouse } from './open-house.ts'
import type { FlowHouse, OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { resultsOf } from './results-of.ts'
import { signInWithPages, walkPages } from './sign-in-with-pages.ts'

let house: FlowHouse
let file: OpenFile

beforeEach(async () => {
  house = await openHouse()
  file = await house.openFile()
})

afterEach(() => house.close())

const hour = 3_600_000

it('refreshes an access token that has expired, and goes on', async () => {
  await signInWithPages(house, file, 'designer')
  const [placed] = await placeFound(file, 'mountain', 1)
  await house.clock.pass(61 * 60_000)

  await license(file, [placed?.assetId ?? ''])

  expect(stepsOf(file)).toEqual(['done'])
  expect(house.network.asked).toContain(
    `POST ${addresses.gateway}/sessions/refresh`
  )
  expect(noticesOf(file)).not.toMatch(/has ended/)
})

it('is still signed in a day after it was closed', async () => {
  await signInWithPages(house, file, 'designer')
  await house.clock.pass(24 * hour)

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
  await house.clock.pass(31 * 24 * hour)

  await file.panel.fetchSubscriptions()

  expect(file.panel.$session.get()).toEqual({ state: 'out' })
  expect(noticesOf(file)).toMatch(/Your sign-in has ended\. Sign in again/)
  expect((await house.reopen(file)).panel.$session.get()).toEqual({
    state: 'out'
  })
})

it('keeps the session when the gateway is away as the token ends', async () => {
  await signInWithPages(house, file, 'designer')
  await house.clock.pass(61 * 60_000)
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

it('says that a pairing code is wrong and takes the right one', async () => {
  await file.panel.startSignIn()
  const code = await walkPages(
    house,
    file.headless.opened.at(-1) ?? '',
    'designer'
  )

  await file.panel.redeemPairingCode(code.startsWith('B') ? 'CCCCCC' : 'BBBBBB')
  const refused = file.panel.$signIn.get()
  await file.panel.redeemPairingCode(code.toLowerCase())

  expect(refused).toMatchObject({
    step: 'waiting',
    error: { code: 'pairing-code-wrong' }
  })
  expect(file.panel.$session.get()).toMatchObject({ state: 'in' })
})

it('ends a sign-in after too many wrong codes', async () => {
  await file.panel.startSignIn()
  const code = await walkPages(
    house,
    file.headless.opened.at(-1) ?? '',
    'designer'
  )
  const guesses = ['B', 'C', 'D', 'F', 'G', 'H'].map(one => one.repeat(6))
  const wrong = guesses.filter(guess => guess !== code).slice(0, 5)

  for (const guess of wrong) await file.panel.redeemPairingCode(guess)
  const ended = file.panel.$signIn.get()
  await file.panel.redeemPairingCode(code)

  expect(ended).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
  expect(file.panel.$session.get()).toEqual({ state: 'out' })
})

it('takes a sign-in up again that a restart interrupted', async () => {
  await file.panel.startSignIn()
  const address = file.headless.opened.at(-1) ?? ''

  const reopened = await house.reopen(file)
  const waiting = reopened.panel.$signIn.get()
  const code = await walkPages(house, address, 'designer')
  await reopened.panel.redeemPairingCode(code)

  expect(waiting).toMatchObject({ step: 'waiting', address })
  expect(reopened.panel.$session.get()).toMatchObject({ state: 'in' })
  expect(reopened.panel.$signIn.get()).toEqual({ step: 'none' })
})

it('shows that the code is there as soon as it is', async () => {
  await file.panel.startSignIn()
  await walkPages(house, file.headless.opened.at(-1) ?? '', 'designer')

  await house.until(() => {
    const shown = file.panel.$signIn.get()
    return shown.step === 'waiting' && shown.ready
  })

  expect(file.panel.$signIn.get()).toMatchObject({ step: 'waiting' })
})

it('hears that the sign-in was denied in the browser', async () => {
  await file.panel.startSignIn()
  const address = file.headless.opened.at(-1) ?? ''
  await walkPages(house, address, 'designer', 'deny')

  await house.until(() => file.panel.$signIn.get().step !== 'waiting')

  expect(file.panel.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-denied' }
  })
})

it('ends a sign-in that nobody finished', async () => {
  await file.panel.startSignIn()

  await house.until(() => file.panel.$signIn.get().step !== 'waiting')

  expect(file.panel.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
})

it('gets in though the reply to the code was lost', async () => {
  await file.panel.startSignIn()
  const address = file.headless.opened.at(-1) ?? ''
  const code = await walkPages(house, address, 'designer')
  house.network.disturbNext(`POST ${addresses.gateway}/sign-ins/`, async go => {
    await go()
    throw new TypeError('Failed to fetch')
  })

  void file.panel.redeemPairingCode(code)
  await house.until(() => file.panel.$session.get().state === 'in')

  expect(file.panel.$session.get()).toMatchObject({ userName: 'Designer Demo' })
})

it('says what a pasted token with few scopes cannot do', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const token = house.service.makeToken('designer', ['user.view'])

  await file.panel.pasteToken(token)
  await file.panel.planLicenses([placed?.assetId ?? ''])

  expect(noticesOf(file)).toMatch(/cannot license.*it lacks licenses\.create/s)
  expect(file.panel.$session.get()).toMatchObject({ canLicense: false })
  expect(file.panel.$licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'token-lacks-scope' }
  })
  expect(licensePosts(house)).toBe(0)
})

it('licenses with a pasted token that has the scopes', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const scopes = ['user.view', 'licenses.create', 'licenses.view']
  const token = house.service.makeToken('designer', [
    ...scopes,
    'purchases.view'
  ])

  await file.panel.pasteToken(` ${token}\n`)
  await license(file, [placed?.assetId ?? ''])

  expect(stepsOf(file)).toEqual(['done'])
})

it.each(['', 'two words', 'v2/bm9uc2Vuc2U', 'täuschung'])(
  'does not take %j for a token',
  async token => {
    await file.panel.pasteToken(token)

    expect(file.panel.$signIn.get()).toMatchObject({
      step: 'failed',
      error: { code: 'token-invalid' }
    })
    expect(file.panel.$session.get()).toEqual({ state: 'out' })
  }
)

it('refuses to license with the token of a foreign application', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const token = house.service.makeToken(
    'designer',
    ['user.view', 'licenses.create', 'licenses.view', 'purchases.view'],
    house.service.otherApplication.clientId
  )
  await file.panel.pasteToken(token)

  await license(file, [placed?.assetId ?? ''])

  expect(file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'refused', error: { code: 'token-invalid' } }]
  })
  expect(licensePosts(house)).toBe(0)
  expect(journalOf(house)).toEqual([])
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
