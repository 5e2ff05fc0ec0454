import { expect, it } from 'vitest'
import { maxVideoBytes } from '../../../../contract/picture.ts'
import type { FileSize } from '../../../../ui/api/asset.ts'
import type { Findings, Wish } from '../../../../ui/licensing/plan/findings.ts'
import { makePlan } from '../../../../ui/licensing/plan/make-plan.ts'
import {
  sizeBeyondFigma,
  suitingSize
} from '../../../../ui/licensing/plan/planned-size.ts'
import { limitText } from '../../../../ui/licensing/rows/plan-item-texts.ts'
import { imageOf } from '../../../image-refs.ts'
import { assetOf } from '../../asset-of.ts'
import { claimOf, entryOf, licenseOf, subscriptionOf } from '../../plan-of.ts'

const video = { assetId: '5', mediaType: 'video' } as const
const image = imageOf('5')
const large = maxVideoBytes + 1

const forImages = subscriptionOf({ id: 'images' })
const forVideos = subscriptionOf({
  id: 'videos',
  license: 'footage_standard',
  media: ['video'],
  formats: ['web', 'sd', 'hd', '4k']
})

function sizeOf(name: string, fileSize: number | null = 1000): FileSize {
  const pixels = { width: 1920, height: 1080, fps: 25 }
  const file = { format: 'mp4', displayName: name, isLicensable: true }
  return { name, fileSize, ...pixels, ...file }
}

/** A plan for image 5 and video 5, with these sizes of the video. */
function planBoth(
  sizes: FileSize[],
  change: Partial<Findings> = {},
  wish: Wish = {}
) {
  const imageSizes = [{ ...sizeOf('huge_jpg'), format: 'jpg' }]
  const findings: Findings = {
    wanted: [image, video],
    assets: new Map([
      ['5', assetOf('5', { sizes: imageSizes })],
      ['video 5', assetOf('5', { mediaType: 'video', sizes })]
    ]),
    subscriptions: [forImages, forVideos],
    licenses: [],
    open: [],
    ledger: [],
    now: Date.parse('2026-03-01T12:00:00Z'),
    ...change
  }
  return makePlan('plan-1', findings, new Map([['video 5', wish]])).items
}

function chosen(items: ReturnType<typeof planBoth>) {
  return items.map(({ decision }) =>
    decision.kind === 'license'
      ? `${decision.choice.subscriptionId} ${decision.choice.size}`
      : decision.kind
  )
}

it('takes the largest size of each medium from its own subscription', () => {
  const items = planBoth([sizeOf('hd'), sizeOf('4k')])

  expect(chosen(items)).toEqual(['images huge', 'videos 4k'])
  expect(items.map(limitText)).toEqual(['', ''])
})

it('takes the largest video that Figma takes, and says what is larger', () => {
  const [, item] = planBoth([sizeOf('sd'), sizeOf('hd'), sizeOf('4k', large)])

  expect(item && chosen([item])).toEqual(['videos hd'])
  expect(item && sizeBeyondFigma(item)).toBe('4k')
  expect(item && limitText(item)).toBe(
    'Figma takes videos up to 100 MB. You can download 4K after licensing.'
  )
})

it('licenses a larger file where it is chosen, and says what it means', () => {
  const sizes = [sizeOf('hd'), sizeOf('4k', large)]
  const [, item] = planBoth(sizes, {}, { size: '4k' })

  expect(item && chosen([item])).toEqual(['videos 4k'])
  expect(item && limitText(item)).toMatch(/^Larger than 100 MB/)
})

it('licenses a file that is too large where there is no other', () => {
  const [, item] = planBoth([sizeOf('4k', large)])

  expect(item && chosen([item])).toEqual(['videos 4k'])
})

it('finds no size suiting that Figma does not take', () => {
  const [, item] = planBoth([sizeOf('sd'), sizeOf('hd', large)])

  expect(item && suitingSize(item, 900)).toBe('sd')
})

it('takes a file whose length is unknown', () => {
  const [, item] = planBoth([sizeOf('hd'), sizeOf('4k', null)])

  expect(item && chosen([item])).toEqual(['videos 4k'])
})

it('swaps the largest file of a license that Figma takes', () => {
  const owned = licenseOf('5', {
    mediaType: 'video',
    license: 'footage_standard',
    size: '4k',
    format: 'mp4',
    subscriptionId: 'videos'
  })
  const sizes = [sizeOf('hd'), sizeOf('4k', large)]

  const items = planBoth(sizes, { licenses: [owned] })

  expect(chosen(items)).toEqual(['images huge', 'owned'])
  expect(items[1]?.decision).toMatchObject({ size: 'hd', format: '' })
})

it.each<[string, Partial<Findings>]>([
  ['a license', { licenses: [licenseOf('5')] }],
  ['an open purchase', { open: [entryOf('5', 'unknown')] }],
  ['an unreadable purchase', { unreadable: ['5'] }],
  ['a claim', { holders: new Map([['5', 'Rae']]) }]
])('counts %s of the image for the image alone', (_, change) => {
  const [first, second] = planBoth([sizeOf('hd')], change)

  expect(first?.decision.kind).not.toBe('license')
  expect(second?.decision.kind).toBe('license')
})

it('asks about a license in the ledger for its medium alone', () => {
  const ledger = [{ ...claimOf('5'), mediaType: 'video' as const }]

  const items = planBoth([sizeOf('hd')], { ledger })

  expect(items.map(({ ticks }) => ticks.length)).toEqual([0, 1])
})

it.each<[string, Partial<Findings>]>([
  ['wrong-media-type', { subscriptions: [forImages] }],
  ['gateway-outdated', { outdatedFor: ['video'] }],
  ['not-licensable', {}]
])('says why only the video cannot be licensed: %s', (reason, change) => {
  const sizes = reason === 'not-licensable' ? [sizeOf('other')] : [sizeOf('hd')]

  const [first, second] = planBoth(sizes, change)

  expect(first?.decision.kind).toBe('license')
  expect(second?.decision).toMatchObject({ kind: 'impossible', reason })
})
