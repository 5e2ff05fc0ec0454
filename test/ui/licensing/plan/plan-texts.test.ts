import { expect, it } from 'vitest'
import type { PlanReason } from '../../../../ui/licensing/plan/license-plan.ts'
import { reasonText } from '../../../../ui/licensing/plan/plan-texts.ts'
import { waysOn } from '../../../../ui/licensing/plan/ways-on.ts'

const said: Record<PlanReason, RegExp> = {
  'asset-unavailable': /^No longer available/,
  'no-subscriptions': /no API subscription/,
  'all-expired': /have expired/,
  'all-used-up': /no downloads left/,
  'taken-by-others': /You can exclude some/,
  'wrong-media-type': /includes images/,
  'editorial-only': /for editorial images only/,
  'comps-only': /for comps only/,
  'not-licensable': /can’t license any/,
  'size-not-offered': /none of the sizes/,
  'vector-only': /License it on the library’s website\.$/,
  'gateway-outdated': /gateway is too old/,
  'not-downloadable': /Get the file from your account page\.$/,
  'purchase-open': /Wait until it finishes\.$/,
  'purchase-unreadable': /Update Cleared, or check your license history/,
  'being-licensed': /Wait until it finishes, then try again\.$/
}

it.each(Object.entries(said) as [PlanReason, RegExp][])(
  // of the record
  'says why, and something leads on: %s',
  (reason, why) => {
    expect(reasonText(reason)).toMatch(why)
    expect(waysOn[reason].length).toBeGreaterThan(0)
  }
)

const mediaSaid: [PlanReason, RegExp, RegExp][] = [
  ['taken-by-others', /videos/, /tracks/],
  ['wrong-media-type', /videos/, /music/],
  ['gateway-outdated', /videos/, /music/],
  ['purchase-unreadable', /video/, /track/]
]

it.each(mediaSaid)(
  'says %s of videos and of tracks',
  (reason, video, track) => {
    expect(reasonText(reason, null, 'video')).toMatch(video)
    expect(reasonText(reason, null, 'audio')).toMatch(track)
    expect(reasonText(reason, null, 'audio')).not.toMatch(/image|video|picture/)
  }
)

it('names who licenses it', () => {
  expect(reasonText('being-licensed', 'Rae')).toBe(
    'Rae is licensing this. Wait until it finishes, then try again.'
  )
})
