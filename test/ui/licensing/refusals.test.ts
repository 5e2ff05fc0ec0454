import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  $subscriptions,
  forgetSubscriptions
} from '../../../ui/account/subscriptions.ts'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import type { Subscription } from '../../../ui/api/subscription.ts'
import { $refusals } from '../../../ui/licensing/refusals.ts'
import { session } from '../../src/saved-records.ts'
import { assetOf } from '../asset-of.ts'
import { endedSubscription, sizeOf, subscriptionOf } from '../plan-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'
import { trackAsset } from '../track-asset.ts'

beforeEach(() => {
  useQuietPlatform()
  signInWith([])
})

afterEach(() => {
  forgetSubscriptions()
  signInWith(null)
})

const image = assetOf('1')
const video = assetOf('1', { mediaType: 'video' })
const track = trackAsset('1')
const spent = subscriptionOf({ left: 0 })

it.each<[string | null, Subscription[], typeof image | null]>([
  [null, [subscriptionOf()], image],
  ['no-subscriptions', [], image],
  ['no-subscriptions', [], null],
  ['all-expired', [endedSubscription('2026-01-01T00:00:00Z')], video],
  ['all-used-up', [spent], image],
  [null, [spent, subscriptionOf({ id: 's2' })], image],
  ['wrong-media-type', [subscriptionOf()], video],
  ['wrong-media-type', [subscriptionOf()], track]
])('finds %s', (refusal, subscriptions, asset) => {
  $subscriptions.set({ state: 'ready', subscriptions })

  expect($refusals.get().of(asset)).toBe(refusal)
})

it('leaves what the record of a list says to the plan', () => {
  $subscriptions.set({ state: 'ready', subscriptions: [subscriptionOf()] })
  const asset = assetOf('1', { sizes: [sizeOf('huge_jpg', false)] })

  expect($refusals.get().of(asset)).toBeNull()
})

it('knows nothing before the subscriptions are loaded, and signed out', () => {
  const before = $refusals.get().of(image)
  $subscriptions.set({ state: 'ready', subscriptions: [] })
  signInWith(null)

  expect([before, $refusals.get().of(image)]).toEqual([null, null])
})

it('finds a sign-in without the right to license', () => {
  setActiveSession({ ...session, scopes: ['user.view'], expiresAt: null })

  expect($refusals.get().of(image)).toBe('token-lacks-scope')
})
