import { expect, it } from 'vitest'
import type { PlanItem } from '../../../../ui/licensing/plan/license-plan.ts'
import { toOwnedFile } from '../../../../ui/licensing/purchase/owned-file.ts'
import { entryOf } from '../../plan-of.ts'
import { imageOf } from '../../../image-refs.ts'

/** A plan item that uses this license of the account. */
function itemWith(licenseId: string): PlanItem {
  const file = { license: 'standard', size: 'huge', format: 'jpg' }
  const decision = { kind: 'owned', licenseId, ...file, sizes: [] } as const
  const nothing = { asset: null, claim: null, again: null, isLeftOut: false }
  return {
    ...imageOf('1'),
    decision,
    ...nothing,
    choices: [],
    ticks: [],
    begun: []
  }
}

it.each(['e1', null])(
  'finishes the purchase of the license, recorded as %s',
  licenseId => {
    const entry = { ...entryOf('1', 'paid'), licenseId }

    expect(toOwnedFile(itemWith('e1'), [entry])).toMatchObject([
      { licenseId: 'e1', entry }
    ])
  }
)

it('leaves a purchase alone that led to another license', () => {
  const entry = { ...entryOf('1', 'recorded'), licenseId: 'e2' }

  expect(toOwnedFile(itemWith('e1'), [entry])).toMatchObject([
    { licenseId: 'e1', entry: null, download: null }
  ])
})
