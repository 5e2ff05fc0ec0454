import { expect, it } from 'vitest'
import type { PlanReason } from '../../../../ui/licensing/plan/license-plan.ts'
import { reasonText } from '../../../../ui/licensing/plan/plan-texts.ts'

const advice: Record<PlanReason, RegExp> = {
  'asset-unavailable': /Choose another one\.$/,
  'no-subscriptions': /Ask your admin for one\.$/,
  'all-expired': /Renew one on your account page\.$/,
  'all-used-up': /Wait for the next period, or get more/,
  'taken-by-others': /Exclude one, or get more/,
  'wrong-media-type': /Ask your admin for one that does\.$/,
  'editorial-only': /Choose another image, or ask your admin/,
  'comps-only': /Ask your admin for one that licenses\.$/,
  'not-licensable': /Choose another one, or ask the library why\.$/,
  'size-not-offered': /Choose another image or subscription\.$/,
  'vector-only': /License it on the library’s website\.$/,
  'gateway-outdated': /gateway is too old/,
  'not-downloadable': /Get the file from your account page\.$/,
  'purchase-open': /Wait until it finishes\.$/,
  'purchase-unreadable': /Update Cleared, or check your license history/,
  'being-licensed': /Wait until it finishes, then try again\.$/
}

it.each(Object.entries(advice) as [PlanReason, RegExp][])(
  // of the record
  'says why and what to do: %s',
  (reason, whatToDo) => {
    const words = reasonText(reason)

    expect(words).toMatch(whatToDo)
    expect(words.search(whatToDo)).toBeGreaterThan(0)
  }
)

const mediaSaid: [PlanReason, RegExp, RegExp][] = [
  ['asset-unavailable', /video/, /track/],
  ['taken-by-others', /videos/, /tracks/],
  ['wrong-media-type', /videos/, /music/],
  ['size-not-offered', /video/, /track/],
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
