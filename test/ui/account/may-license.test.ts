import { afterEach, beforeEach, expect, it } from 'vitest'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import { $subscriptions } from '../../../ui/account/subscriptions.ts'
import { $mayLicense } from '../../../ui/account/may-license.ts'
import { session } from '../../src/saved-records.ts'
import { endedSubscription, subscriptionOf } from '../plan-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

const running = subscriptionOf({ expiresAt: null })
const scopes = ['licenses.create', 'licenses.view', 'purchases.view']
const buyer = { ...session, scopes, expiresAt: null }
const past = '2026-11-19T12:00:00Z'

let stop = () => {}

beforeEach(() => {
  useQuietPlatform()
  stop = $mayLicense.listen(() => {})
})

afterEach(() => {
  stop()
  setActiveSession(null)
  $subscriptions.set({ state: 'idle' })
})

it.each([
  { what: 'a subscription', given: [running], is: 'yes' },
  { what: 'none', given: [], is: 'no' },
  { what: 'an old one', given: [endedSubscription(past)], is: 'no' },
  {
    what: 'one for the news',
    given: [{ ...running, media: [], isForEditorial: true }],
    is: 'yes'
  },
  {
    what: 'one of films',
    given: [{ ...running, media: [] }],
    is: 'no'
  }
])('depends on active subscriptions: $is with $what', ({ given, is }) => {
  setActiveSession(buyer)
  $subscriptions.set({ state: 'ready', subscriptions: given })

  expect($mayLicense.get()).toBe(is)
})

it('allows licensing until the subscriptions are known', () => {
  setActiveSession(buyer)

  expect($mayLicense.get()).toBe('yes')
})

it('checks the rights of the token first', () => {
  setActiveSession({ ...buyer, scopes: ['licenses.view'] })
  $subscriptions.set({ state: 'ready', subscriptions: [running] })

  expect($mayLicense.get()).toBe('no')
})

it('reports that nobody is signed in', () => {
  expect($mayLicense.get()).toBe('signed-out')
})
