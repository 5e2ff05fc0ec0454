import { expect, it } from 'vitest'
import type { PlanReason } from '../../../../ui/licensing/plan/license-plan.ts'
import { reasonText } from '../../../../ui/licensing/plan/plan-texts.ts'

const advice: Record<PlanReason, RegExp> = {
  'asset-gone': /Choose another one\.$/,
  'no-subscriptions': /Get one for the API, then try again\.$/,
  'all-expired': /Renew one on your account’s page\.$/,
  'all-used-up': /Wait for the next period or get more/,
  'taken-by-others': /Leave one of them out, or get more/,
  'wrong-media-type': /Get one that does\.$/,
  'editorial-only': /Get one for this, or choose another asset\.$/,
  'comps-only': /Get one that licenses\.$/,
  'not-licensable': /Choose another one, or ask the library why\.$/,
  'size-not-offered': /Choose another asset or subscription\.$/,
  'vector-only': /License it on the library’s website\.$/,
  'not-downloadable': /Get the file from your account’s page\.$/,
  'purchase-open': /Let that end before you license it again\.$/,
  'purchase-unreadable': /Update Cleared, or look into your license history/,
  'being-licensed': /Let that end, then try again\.$/
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

it('names who licenses it', () => {
  expect(reasonText('being-licensed', 'Rae')).toBe(
    'Rae is licensing this. Wait until it finishes, then try again.'
  )
})
