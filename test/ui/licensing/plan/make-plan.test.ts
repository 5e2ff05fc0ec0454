import { expect, it } from 'vitest'
import {
  isLicensed,
  isOwned
} from '../../../../ui/licensing/plan/license-plan.ts'
import type { Findings } from '../../../../ui/licensing/plan/findings.ts'
import { assetOf } from '../../asset-of.ts'
import {
  endedSubscription,
  begunOf,
  claimOf,
  decisions,
  entryOf,
  licenseOf,
  plan,
  sizeOf,
  subscriptionOf
} from '../../plan-of.ts'

it('plans an asset once when it is named twice', () => {
  const made = plan(['1', '1', '2'])

  expect(decisions(made)).toEqual(['license', 'license'])
  expect(made.totalCharge).toBe(2)
})

it('chooses the largest size that both sides offer', () => {
  const made = plan(['1'], {
    subscriptions: [subscriptionOf({ formats: ['small_jpg', 'medium_jpg'] })]
  })

  expect(made.items[0]?.decision).toMatchObject({
    choice: { size: 'medium', format: 'jpg', license: 'standard' }
  })
})

it.each([0, 1, 2, 5])(
  'never asks for more than the %d downloads that are left',
  left => {
    const ids = ['1', '2', '3', '4']

    const made = plan(ids, { subscriptions: [subscriptionOf({ left })] })

    const charged = Math.min(left, ids.length)
    expect(made.totalCharge).toBe(charged)
    expect(decisions(made)).toEqual(
      ids.map((_, i) =>
        i < left ? 'license' : left === 0 ? 'all-used-up' : 'taken-by-others'
      )
    )
  }
)

it('continues with another subscription when one is used up', () => {
  const subscriptions = [
    subscriptionOf({ left: 1 }),
    subscriptionOf({ id: 's2', left: 1 })
  ]

  const made = plan(['1', '2', '3'], { subscriptions })

  expect(decisions(made)).toEqual(['license', 'license', 'taken-by-others'])
  expect(made.charges).toMatchObject([
    { subscription: { id: 's1' }, charge: 1, leftAfter: 0 },
    { subscription: { id: 's2' }, charge: 1, leftAfter: 0 }
  ])
})

it('follows a wish while its subscription has downloads left', () => {
  const subscriptions = [
    subscriptionOf(),
    subscriptionOf({ id: 's2', left: 1 })
  ]
  const wish = { subscriptionId: 's2' }

  const made = plan(['1', '2'], { subscriptions }, { 1: wish, 2: wish })

  const chosen = made.items.map(({ decision }) =>
    decision.kind === 'license' ? decision.choice.subscriptionId : null
  )
  expect(chosen).toEqual(['s2', 's1'])
})

it('does not count an unknown allotment', () => {
  const made = plan(['1'], { subscriptions: [subscriptionOf({ left: null })] })

  expect(made.items[0]?.decision).toMatchObject({
    kind: 'license',
    leftAfter: null
  })
})

const impossible: [reason: string, change: Partial<Findings>][] = [
  ['no-subscriptions', { subscriptions: [] }],
  [
    'all-expired',
    { subscriptions: [endedSubscription('2026-02-28T00:00:00Z')] }
  ],
  ['wrong-media-type', { subscriptions: [subscriptionOf({ media: [] })] }],
  [
    'size-not-offered',
    { subscriptions: [subscriptionOf({ formats: ['vector_eps'] })] }
  ],
  [
    'editorial-only',
    {
      subscriptions: [subscriptionOf({ media: [], isForEditorial: true })]
    }
  ],
  [
    'comps-only',
    { subscriptions: [subscriptionOf({ license: 'premier_editorial_comp' })] }
  ],
  [
    'not-licensable',
    {
      assets: new Map([
        ['1', assetOf('1', { sizes: [sizeOf('huge_jpg', false)] })]
      ])
    }
  ],
  ['all-used-up', { subscriptions: [subscriptionOf({ left: 0 })] }],
  ['asset-unavailable', { assets: new Map() }],
  ['purchase-open', { open: [entryOf('1', 'unknown')] }],
  [
    'not-downloadable',
    { licenses: [licenseOf('1', { isDownloadable: false })] }
  ]
]

it.each(impossible)('reports %s', (reason, change) => {
  const made = plan(['1'], change)

  expect(decisions(made)).toEqual([reason])
  expect(made.totalCharge).toBe(0)
})

it('does not plan a size that this person may not license', () => {
  const asset = assetOf('1', {
    sizes: [sizeOf('huge_jpg', false), sizeOf('medium_jpg')]
  })

  const made = plan(['1'], { assets: new Map([['1', asset]]) })

  expect(made.items[0]?.decision).toMatchObject({ choice: { size: 'medium' } })
})

it('reports that a vector cannot be placed', () => {
  const asset = assetOf('1', {
    sizes: [sizeOf('huge_jpg', false), sizeOf('vector_eps')]
  })

  const made = plan(['1'], { assets: new Map([['1', asset]]) })

  expect(decisions(made)).toEqual(['vector-only'])
})

it('prefers an owned license to any charge', () => {
  const made = plan(['1', '2'], { licenses: [licenseOf('1')] })

  expect(made.items[0]?.decision).toEqual({
    kind: 'owned',
    licenseId: 'e-1',
    license: 'standard',
    size: 'medium',
    format: 'jpg',
    sizes: ['medium']
  })
  expect(made.totalCharge).toBe(1)
})

it('does not treat a comp license as a license', () => {
  const license = 'premier_editorial_comp'

  const made = plan(['1'], { licenses: [licenseOf('1', { license })] })

  expect(decisions(made)).toEqual(['license'])
})

it('asks about an unknown license name', () => {
  const licenses = [licenseOf('1', { license: 'galactic' })]

  const before = plan(['1'], { licenses })
  const after = plan(['1'], { licenses }, { 1: { ticked: ['unusual'] } })

  expect(decisions(before)).toEqual(['owned'])
  expect(before.items[0]?.ticks).toEqual([
    { kind: 'unusual', isTicked: false, license: 'galactic' }
  ])
  expect(before.items.map(isOwned)).toEqual([false])
  expect(after.items.map(isOwned)).toEqual([true])
})

it('treats an asset of a paid purchase as owned', () => {
  const made = plan(['1'], { open: [entryOf('1', 'recorded')] })

  expect(decisions(made)).toEqual(['owned'])
})

it('leaves editorial assets out until they are ticked', () => {
  const assets = new Map([['1', assetOf('1', { isEditorial: true })]])

  const before = plan(['1'], { assets })
  const after = plan(['1'], { assets }, { 1: { ticked: ['editorial'] } })

  expect(before.totalCharge).toBe(0)
  expect(after.totalCharge).toBe(1)
})

it('asks before it licenses an asset that a teammate claims', () => {
  const made = plan(['1', '2'], {
    ledger: [claimOf('1'), claimOf('2', 'footage_comp')]
  })

  expect(made.items).toMatchObject([
    {
      claim: { licensee: 'Rae' },
      ticks: [{ kind: 'claimed', isTicked: false }]
    },
    { claim: null, ticks: [] }
  ])
  expect(made.totalCharge).toBe(1)
})

it('asks before it licenses an asset that somebody else started', () => {
  const begun = [begunOf('1'), begunOf('3')]
  const owned = { begun, licenses: [licenseOf('3')] }

  const before = plan(['1', '2', '3'], owned)
  const after = plan(['1', '2', '3'], owned, { 1: { ticked: ['claimed'] } })

  expect(before.items).toMatchObject([
    {
      begun: [{ who: 'Rae' }],
      ticks: [{ kind: 'claimed', isTicked: false }]
    },
    { begun: [], ticks: [] },
    { decision: { kind: 'owned' }, begun: [], ticks: [] }
  ])
  expect([before.totalCharge, after.totalCharge]).toEqual([1, 2])
})

it('gives the downloads left to certain assets first', () => {
  const assets = new Map([
    ['1', assetOf('1', { isEditorial: true })],
    ['2', assetOf('2')]
  ])

  const made = plan(['1', '2'], {
    assets,
    subscriptions: [subscriptionOf({ left: 1 })]
  })

  expect(decisions(made)).toEqual(['taken-by-others', 'license'])
})

it('gives the download of a left-out asset to another', () => {
  const subscriptions = [subscriptionOf({ left: 1 })]
  const before = plan(['1', '2'], { subscriptions })

  const after = plan(['1', '2'], { subscriptions }, { 1: { isLeftOut: true } })

  expect(decisions(before)).toEqual(['license', 'taken-by-others'])
  expect(decisions(after)).toEqual(['license', 'license'])
  expect(after.items.map(isLicensed)).toEqual([false, true])
  expect(after.totalCharge).toBe(1)
})

it.each([
  ['is not licensed', {}, 'purchase-unreadable'],
  [
    'is used when the account has a license',
    { licenses: [licenseOf('1')] },
    'owned'
  ],
  [
    'is used when a purchase of it was paid',
    { open: [entryOf('1', 'paid')] },
    'owned'
  ],
  [
    'that cannot be downloaded says so',
    { licenses: [licenseOf('1', { isDownloadable: false })] },
    'not-downloadable'
  ]
] satisfies [string, Partial<Findings>, string][])(
  'an asset of a purchase that cannot be read %s',
  (_, found, expected) => {
    const made = plan(['1', '2'], { unreadable: ['1', ''], ...found })

    expect(decisions(made)).toEqual([expected, 'license'])
  }
)
