import type { BrokenVariant } from './variants.ts'

/** Mistakes that show only with videos, some only beside an image's same id. */
export const brokenMedia: BrokenVariant[] = [
  {
    name: 'one claim for an image and a video of the same id',
    patches: [
      {
        file: 'ui/licensing/purchase/claim-holder.ts',
        from: 'return `${attempt}.${assetKey(asset)}`',
        to: 'return `${attempt}.${asset.assetId}`'
      }
    ],
    focus: {},
    failure: /is sent unclaimed/
  },
  {
    name: 'a video that is sent as an image',
    patches: [
      {
        file: 'gateway/purchases/forward-purchase.ts',
        from: 'const extras = { mediaType, note',
        to: "const extras = { mediaType: 'image' as const, note"
      }
    ],
    focus: {},
    failure: /nobody agreed/
  },
  {
    name: 'a license of a video that an image with its number takes',
    patches: [
      {
        file: 'ui/licensing/purchase/license-numbers.ts',
        from: '(one: Known) => one.mediaType === mediaType',
        to: '(one: Known) => one.mediaType === mediaType || !!one.id'
      }
    ],
    focus: { 'reply-lost': ['license'] },
    failure: /stays doubtful|still has journal/
  }
]
