import { expect, it } from 'vitest'
import type { Findings } from '../../../../ui/licensing/plan/findings.ts'
import { planDetail } from '../../../../ui/licensing/rows/plan-item-texts.ts'
import { assetOf } from '../../asset-of.ts'
import { licenseOf } from '../../plan-of.ts'
import { forImages, planBoth, standard } from './track-findings.ts'

it.each<[string, RegExp, Partial<Findings>]>([
  ['wrong-media-type', /includes music/, { subscriptions: [forImages] }],
  ['gateway-outdated', /too old to license music/, { outdatedFor: ['audio'] }],
  [
    'size-not-offered',
    /doesn’t know the license/,
    { subscriptions: [forImages, { ...standard, license: 'standard' }] }
  ],
  [
    'all-used-up',
    /no downloads left/,
    { subscriptions: [forImages, { ...standard, left: 0 }] }
  ],
  [
    'asset-unavailable',
    /^No longer available/,
    { assets: new Map([['5', assetOf('5')]]) }
  ],
  [
    'purchase-unreadable',
    /a purchase of this track/,
    { unreadable: ['audio 5'] }
  ],
  [
    'not-downloadable',
    /can’t be downloaded again/,
    {
      licenses: [licenseOf('5', { mediaType: 'audio', isDownloadable: false })]
    }
  ],
  [
    'being-licensed',
    /^Rae is licensing this/,
    { holders: new Map([['audio 5', 'Rae']]) }
  ]
])('says why only the track cannot be licensed: %s', (reason, text, change) => {
  const [first, item] = planBoth(change).items

  expect(first?.decision.kind).toBe('license')
  expect(item?.decision).toMatchObject({ kind: 'impossible', reason })
  expect(item && planDetail(item)).toMatch(text)
})
