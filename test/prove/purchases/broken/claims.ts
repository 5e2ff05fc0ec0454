import type { BrokenVariant } from './variants.ts'
import type { Patch } from '../bundle.ts'

/** Otherwise the run notices that its claim is missing, which hides mistakes. */
const unseen: Patch[] = [
  {
    file: 'ui/licensing/purchase/claim-assets.ts',
    from: 'if (missing.length === 0) return',
    to: 'return'
  },
  {
    file: 'ui/licensing/purchase/purchase.ts',
    from: 'await claims.revoked(written)',
    to: '[]'
  }
]

/** Mistakes with claims: the file's notes of who is licensing what. */
export const brokenClaims: BrokenVariant[] = [
  {
    name: 'no claim in the file',
    patches: [
      {
        file: 'ui/licensing/purchase/claim-assets.ts',
        from: "await saveFileRecords('claim', own)",
        to: 'void own'
      },
      ...unseen
    ],
    focus: { 'second-person': [], 'request-slow': [] },
    failure: /is sent unclaimed/
  },
  {
    name: 'a claim of an unfinished run, removed by another window',
    patches: [
      {
        file: 'ui/licensing/purchase/drop-claims.ts',
        from: 'return !isUnneeded && seemsActive(claim, now)',
        to: 'return isUnneeded && false'
      },
      ...unseen
    ],
    focus: { 'second-window': [], 'request-slow': [] },
    failure: /is sent unclaimed/
  },
  {
    name: 'a claim forgotten after its ten minutes',
    patches: [
      {
        file: 'ui/licensing/purchase/claim-holder.ts',
        from: 'return claim.who !== who && !seemsActive(claim, now)',
        to: 'return claim.who !== who && now < 0'
      }
    ],
    focus: {
      'second-person': [],
      'reply-lost': ['license'],
      'history-lags': ['license']
    },
    failure: /was licensed by two people/
  },
  {
    name: 'a claim that is taken back while nobody knows how it ended',
    patches: [
      {
        file: 'ui/licensing/purchase/drop-claims.ts',
        from: 'isOpen(entry) || ',
        to: ''
      }
    ],
    focus: { 'second-person': [], 'works-late': [] },
    failure: /was licensed by two people/
  }
]
