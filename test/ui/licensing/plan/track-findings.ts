import type { Findings, Wish } from '../../../../ui/licensing/plan/findings.ts'
import { makePlan } from '../../../../ui/licensing/plan/make-plan.ts'
import { imageOf } from '../../../image-refs.ts'
import { assetOf } from '../../asset-of.ts'
import { sizeOf, subscriptionOf } from '../../plan-of.ts'

export const track = { assetId: '5', mediaType: 'audio' } as const
const image = imageOf('5')

export const forImages = subscriptionOf({ id: 'images' })
export const standard = subscriptionOf({
  id: 'music',
  name: 'Music',
  license: 'audio_standard',
  media: ['audio'],
  formats: ['clean_audio']
})
export const platform = subscriptionOf({
  ...standard,
  id: 'platform',
  name: 'Music for platforms',
  license: 'audio_platform',
  formats: ['original_audio']
})
export const second = { ...standard, id: 'second', name: 'More music', left: 3 }

/** A plan for image 5 and track 5. */
export function planBoth(change: Partial<Findings> = {}, wish: Wish = {}) {
  const findings: Findings = {
    wanted: [image, track],
    assets: new Map([
      ['5', assetOf('5', { sizes: [sizeOf('huge_jpg')] })],
      ['audio 5', assetOf('5', { mediaType: 'audio' })]
    ]),
    subscriptions: [forImages, standard],
    licenses: [],
    open: [],
    ledger: [],
    now: Date.parse('2026-03-01T12:00:00Z'),
    ...change
  }
  return makePlan('plan-1', findings, new Map([['audio 5', wish]]))
}

/** What is planned for the track. */
export function planTrack(...given: Parameters<typeof planBoth>) {
  const item = planBoth(...given).items[1]
  if (!item) throw new Error('The track is missing.')
  return item
}
