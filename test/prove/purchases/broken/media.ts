import type { BrokenVariant } from './variants.ts'

/** Mistakes that show with one medium only, some beside the same id of another. */
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
  },
  {
    name: 'the license of a track, lost at the gateway',
    patches: [
      {
        file: 'contract/license-order.ts',
        from: '      license: item.license,\n',
        to: ''
      }
    ],
    focus: {},
    failure: /nobody agreed/
  },
  {
    name: 'the usual license of a track in place of the chosen one',
    patches: [
      {
        file: 'ui/licensing/purchase/journal-entry.ts',
        from: 'toTrackLicense(decision.choice.license)',
        to: "toTrackLicense('audio_standard')"
      }
    ],
    focus: {},
    failure: /nobody agreed/
  },
  {
    name: 'a track that is looked for by its subscription',
    patches: [
      {
        file: 'ui/licensing/purchase/find-licenses.ts',
        from: "if (entry.mediaType === 'audio') {",
        to: "if (entry.mediaType === 'audio' && !one.subscriptionId) {"
      }
    ],
    focus: { 'reply-lost': ['license'] },
    failure: /stays doubtful|still has journal/
  },
  {
    name: 'a track that is sent again without a note',
    patches: [
      {
        file: 'gateway/purchases/forward-purchase.ts',
        from: 'note === null ? [] : first.again',
        to: 'first.again'
      }
    ],
    focus: { 'metadata-refused': ['license'] },
    failure: /was forwarded twice/
  },
  {
    name: 'an older license that answers for a lost reply',
    patches: [
      {
        file: 'ui/licensing/purchase/find-licenses.ts',
        from: '      !baseline.includes(one.id) &&\n',
        to: ''
      }
    ],
    focus: { 'reply-lost': ['license'] },
    failure: /takes an older license/
  },
  {
    name: 'a look at the history of images that counts for tracks',
    patches: [
      {
        file: 'ui/licensing/purchase/license-batch.ts',
        from: 'if (!look || look.mediaType !== mediaType) return false\n',
        to: 'if (!look) return false\n'
      }
    ],
    focus: {},
    failure: /takes an older license|was licensed \d times/
  }
]
