import { expect, it } from 'vitest'
import type { Findings, Wish } from '../../../../ui/licensing/plan/findings.ts'
import { trackSize } from '../../../../ui/licensing/plan/track-licenses.ts'
import { planDetail } from '../../../../ui/licensing/rows/plan-item-texts.ts'
import { assetOf } from '../../asset-of.ts'
import {
  claimOf,
  entryOf,
  endedSubscription,
  licenseOf
} from '../../plan-of.ts'
import {
  planBoth,
  planTrack,
  platform,
  second,
  standard,
  track
} from './track-findings.ts'

function chosenBy(subscriptions: Findings['subscriptions'], wish?: Wish) {
  const { decision } = planTrack({ subscriptions }, wish)
  return decision.kind === 'license'
    ? `${decision.choice.license} ${decision.choice.size}`
    : decision
}

it('takes the subscription for music, whose license has one file', () => {
  const item = planTrack()

  expect(item.decision).toMatchObject({
    kind: 'license',
    choice: {
      subscriptionId: 'music',
      license: 'audio_standard',
      size: 'clean_audio',
      format: ''
    },
    expectedCharge: 1,
    leftAfter: 9
  })
  expect(item.choices).toHaveLength(1)
  expect(item.ticks).toEqual([])
  expect(planDetail(item)).toBe('Music · MP3 · Standard license')
})

it('offers each license once, and takes the usual one', () => {
  const subscriptions = [platform, standard]

  const item = planTrack({ subscriptions })

  expect(item.choices.map(one => `${one.license} ${one.size}`)).toEqual([
    'audio_standard clean_audio',
    'audio_platform original_audio'
  ])
  expect(chosenBy(subscriptions)).toBe('audio_standard clean_audio')
  expect(planDetail(item)).toBe('Music')
})

it('takes the license that the person chose', () => {
  const wish = { subscriptionId: 'platform' }

  expect(chosenBy([standard, platform], wish)).toBe(
    'audio_platform original_audio'
  )
})

it.each([
  ['audio_standard', ['clean_audio'], 'clean_audio'],
  ['audio_standard', ['original_audio'], 'original_audio'],
  ['audio_standard', ['original_audio', 'clean_audio'], 'clean_audio'],
  ['audio_platform', ['original_audio', 'clean_audio'], 'original_audio'],
  ['audio_standard', [], 'clean_audio'],
  ['audio_enhanced', ['huge_jpg'], 'original_audio']
])('says which file the license %s gives with %j', (license, formats, size) => {
  expect(trackSize(license, formats)).toBe(size)
  expect(chosenBy([{ ...standard, license, formats }])).toBe(
    `${license} ${size}`
  )
})

it('makes one of two subscriptions with the same license', () => {
  const subscriptions = [standard, second]

  const { items, charges } = planBoth({ subscriptions })

  expect(items[1]?.choices).toMatchObject([
    { subscriptionId: 'music', subscriptionName: 'Music, More music' }
  ])
  expect(charges).toMatchObject([
    { subscription: { left: 13, limit: 20 }, charge: 1, leftAfter: 12 }
  ])
})

it('uses up what is left of both before it says that it is used up', () => {
  const wanted = ['1', '2', '3'].map(assetId => ({ ...track, assetId }))
  const assets = new Map(
    wanted.map(({ assetId }) => [
      `audio ${assetId}`,
      assetOf(assetId, { mediaType: 'audio' })
    ])
  )
  const subscriptions = [
    { ...standard, left: 1 },
    { ...second, left: 1 }
  ]

  const { items } = planBoth({ wanted, assets, subscriptions })

  expect(items.map(({ decision }) => decision)).toMatchObject([
    { kind: 'license', leftAfter: 0 },
    { kind: 'license', leftAfter: 0 },
    { kind: 'impossible', reason: 'taken-by-others' }
  ])
})

it('does not know what is left when one of two does not say', () => {
  const subscriptions = [standard, { ...second, left: null }]

  const { charges } = planBoth({ subscriptions })

  expect(charges).toMatchObject([
    { subscription: { left: null }, leftAfter: null }
  ])
})

it('leaves out a subscription that has ended', () => {
  const over = {
    ...endedSubscription('2026-02-01T00:00:00Z'),
    id: 'over',
    license: 'audio_standard',
    media: ['audio'] as const
  }

  const { charges } = planBoth({ subscriptions: [over, standard] })

  expect(charges).toMatchObject([{ subscription: { id: 'music', left: 10 } }])
})

it('keeps the downloads of other media apart', () => {
  const both = { ...second, media: ['image', 'audio'] as const }
  const forAll = { ...both, formats: ['huge_jpg', 'clean_audio'] }

  const { items } = planBoth({ subscriptions: [standard, forAll] })

  expect(items.map(({ decision }) => decision)).toMatchObject([
    { choice: { subscriptionId: 'second' }, leftAfter: 2 },
    { choice: { subscriptionId: 'music' }, leftAfter: 12 }
  ])
})

it('shows the higher price of two', () => {
  const price = { amount: 5, currency: 'USD' }
  const dearer = { amount: 9, currency: 'USD' }
  const subscriptions = [
    { ...standard, price },
    { ...second, price: dearer }
  ]

  const { charges } = planBoth({ subscriptions })

  expect(charges).toMatchObject([{ subscription: { price: dearer } }])
})

it('asks for no price and no code, which a request for a track cannot have', () => {
  const demands = () => true

  const { items, needsCode } = planBoth({
    wanted: [track],
    demands,
    licenses: [
      licenseOf('5', { mediaType: 'audio', license: 'audio_standard' })
    ]
  })
  const toLicense = planTrack({ demands })

  expect(items).toMatchObject([{ decision: { kind: 'owned' } }])
  expect(needsCode).toBe(false)
  expect(toLicense.decision).not.toHaveProperty('retail')
})

it.each([
  ['clean_audio', 'audio_standard', 'clean_audio', 'MP3'],
  ['', 'audio_standard', 'clean_audio', 'MP3'],
  ['', 'audio_platform', 'original_audio', 'WAV']
])(
  'uses an owned license with the size “%s” of %s, which has one file',
  (size, license, expected, text) => {
    const subscriptions = [
      { ...standard, formats: ['clean_audio', 'original_audio'] }
    ]
    const owned = licenseOf('5', {
      mediaType: 'audio',
      license,
      size,
      format: 'mp3',
      subscriptionId: 'music'
    })

    const item = planTrack({ subscriptions, licenses: [owned] })

    expect(item.decision).toMatchObject({
      kind: 'owned',
      size: expected,
      format: '',
      sizes: [expected]
    })
    expect(planDetail(item)).toBe(text)
  }
)

it('offers the original of a track that is owned as MP3, once more', () => {
  const owned = licenseOf('5', {
    mediaType: 'audio',
    license: 'audio_standard',
    size: 'clean_audio'
  })
  const subscriptions = [standard, platform]
  const licenses = [owned]

  const item = planTrack({ subscriptions, licenses })
  const again = planTrack({ subscriptions, licenses }, { isAgain: true })

  expect(item).toMatchObject({
    decision: { kind: 'owned' },
    again: { isChosen: false, knownIds: [owned.id] }
  })
  expect(again.decision).toMatchObject({
    choice: { license: 'audio_platform' }
  })
})

it.each<[string, Partial<Findings>]>([
  ['a license', { licenses: [licenseOf('5')] }],
  ['an open purchase', { open: [entryOf('5', 'unknown')] }],
  ['an unreadable purchase', { unreadable: ['5'] }],
  ['a claim', { holders: new Map([['5', 'Rae']]) }]
])('counts %s of the image for the image alone', (_, change) => {
  const [first, other] = planBoth(change).items

  expect(first?.decision.kind).not.toBe('license')
  expect(other?.decision.kind).toBe('license')
})

it('asks about a license in the ledger for its medium alone', () => {
  const ledger = [{ ...claimOf('5'), mediaType: 'audio' as const }]

  const { items } = planBoth({ ledger })

  expect(items.map(({ ticks }) => ticks.length)).toEqual([0, 1])
})
