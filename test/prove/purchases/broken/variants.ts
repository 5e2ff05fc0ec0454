import { brokenClaims } from './claims.ts'
import { brokenDetails } from './details.ts'
import { brokenImages } from './images.ts'
import { brokenLeases } from './leases.ts'
import { brokenMedia } from './media.ts'
import type { Patch } from '../bundle.ts'
import type { Focus } from '../faults.ts'

/** A mistake that the proof has to find. */
export interface BrokenVariant {
  name: string
  patches: Patch[]
  /** Faults that make it show. */
  focus: Focus
  /** Matches what the proof then reports. */
  failure: RegExp
}

export const brokenVariants: BrokenVariant[] = [
  {
    name: 'journal after the request',
    patches: [
      {
        file: 'ui/licensing/purchase/purchase.ts',
        from: '  try {\n    await all(prepared.map(saveEntry))',
        to:
          "  return prepared.map(one => stepOf(one, { kind: 'leaves' }))\n" +
          '  try {\n    await all(prepared.map(saveEntry))'
      }
    ],
    focus: {},
    failure: /is sent unwritten/
  },
  {
    name: 'no lease',
    patches: [
      {
        file: 'gateway/purchases/find-holders.ts',
        from: 'if (attempt === null) return free',
        to: 'return free'
      }
    ],
    focus: { 'second-window': [], 'second-machine': [], 'request-slow': [] },
    failure: /was licensed \d times/
  },
  {
    name: 'resend after an empty history',
    patches: [
      {
        file: 'ui/licensing/purchase/settle.ts',
        from: "import { askGateway } from './send.ts'",
        to:
          "import { keepEntry } from './journal.ts'\n" +
          "import { askGateway, sendPurchase } from './send.ts'"
      },
      {
        file: 'ui/licensing/purchase/settle.ts',
        from: 'isUndecided(one) && isOwn(one))) return settled\n',
        to: `isUndecided(one) && isOwn(one))) {
          for (const one of settled.filter(one => one.state === 'doubtful')) {
            const { assetId, subscriptionId, size, format } = one
            const instead = one.attempt
            const attempt = 'a' + instead.slice(1)
            const items = [{ assetId, subscriptionId, size, format, instead }]
            const id = attempt + '.' + assetId
            await keepEntry({ ...one, id, attempt, state: 'sending' })
            await sendPurchase({ attempt, items }, one.accountId, '')
          }
          return settled
        }\n`
      }
    ],
    focus: { 'works-late': [] },
    failure: /was licensed \d times|it is sent again/
  },
  {
    name: 'one journal key for all',
    patches: [
      {
        file: 'ui/licensing/purchase/journal.ts',
        from: 'return savedKeys.journal + id',
        to: "return savedKeys.journal + 'all'"
      }
    ],
    focus: {},
    failure: /is sent unwritten/
  },
  {
    name: 'automatic retry of a license POST',
    patches: [
      {
        file: 'gateway/purchases/forward-purchase.ts',
        from: 'return { outcomes: classifyFailure(items, error), again: [] }',
        to: 'return sendOnce(core, bearer, items, extras)'
      }
    ],
    focus: { 'reply-lost': [] },
    failure: /was licensed \d times/
  },
  {
    name: 'matching by clock',
    patches: [
      {
        file: 'ui/licensing/purchase/find-licenses.ts',
        from: '!baseline.includes(one.id)',
        to: "Date.parse(one.at ?? '') > Date.parse(entry.sentAt ?? '')"
      }
    ],
    focus: { 'clock-skew': [], 'reply-lost': [] },
    failure: /stays doubtful|still has journal/
  },
  {
    name: 'ledger in the same undo step as the paints',
    patches: [
      {
        file: 'src/document/change-file.ts',
        from: '      figma.commitUndo()\n',
        to: ''
      }
    ],
    focus: { undone: [] },
    failure: /out of the ledger/
  },
  ...brokenClaims,
  ...brokenDetails,
  ...brokenImages,
  ...brokenLeases,
  ...brokenMedia,
  {
    name: 'token of another person',
    patches: [
      {
        file: 'ui/api/bearer.ts',
        from: 'account === undefined || session.userId === account',
        to: 'true'
      },
      {
        file: 'gateway/purchases/purchase-routes.ts',
        from: '    checkPerson(request, caller)\n',
        to: ''
      },
      {
        file: 'gateway/purchases/purchase-routes.ts',
        from: 'if (request.userId === undefined || request.userId === userId) return',
        to: 'if (userId) return'
      }
    ],
    focus: { 'other-account': [] },
    failure: /nobody agreed/
  },
  {
    name: 'a paid asset that is free when its lease is over',
    patches: [
      {
        file: 'gateway/purchases/find-holders.ts',
        from: '(isFresh && !isAgain)',
        to: 'false'
      }
    ],
    focus: { 'second-machine': [], 'history-lags': ['license'] },
    failure: /was licensed \d times/
  },
  {
    name: 'an open attempt that is free when its lease is over',
    patches: [
      {
        file: 'gateway/purchases/find-holders.ts',
        from: "if (outcome === 'unknown') return outcome",
        to: "if (outcome === 'unknown') return null"
      }
    ],
    focus: { 'second-machine': [], 'works-late': [] },
    failure: /was licensed \d times/
  },
  {
    name: 'a "not found" of anybody that is taken for "never seen"',
    patches: [
      {
        file: 'ui/api/gateway-age.ts',
        from: 'return isMissing(error) && (await fetchVersion()) === firstVersion',
        to: "return error.code === 'not-found'"
      },
      {
        file: 'ui/api/gateway.ts',
        from: "const isOwn = data?.['isGateway'] === true",
        to: 'const isOwn = data !== undefined'
      }
    ],
    focus: {
      'reply-lost': ['purchase'],
      'not-there': ['ask'],
      'store-lost': ['planned'],
      'history-lags': ['license']
    },
    failure: /was licensed \d times|in no ledger/
  },
  {
    name: 'a stop that is ignored during the last look',
    patches: [
      {
        file: 'ui/licensing/purchase/license-batch.ts',
        from: 'if (isStopped()) {',
        to: 'if (isStopped() && items.length < 0) {'
      }
    ],
    focus: { 'reply-slow': [] },
    failure: /is sent, though stopped/
  },
  {
    name: 'a direct send beside another one',
    patches: [
      {
        file: 'ui/licensing/purchase/purchase.ts',
        from: "(direct || one.state !== 'prepared' || one.attempt < attempt)",
        to: 'one.attempt === attempt'
      }
    ],
    focus: { 'gateway-away': [], 'second-window': [], 'history-lags': [] },
    failure: /was licensed \d times/
  },
  {
    name: 'a direct send without a warning',
    patches: [
      {
        file: 'ui/licensing/planning.ts',
        from: 'if (plan.isDirect && !how.mayBeDirect) {',
        to: 'delete plan.isDirect\n    if (false) {'
      },
      {
        file: 'ui/licensing/purchase/license-batch.ts',
        from: 'plan.isDirect ? asked.catch(() => null) : asked',
        to: 'asked.catch(() => null)'
      }
    ],
    focus: { 'gateway-away': [] },
    failure: /nobody agreed/
  },
  {
    name: 'a direct license POST that is repeated',
    patches: [
      {
        file: 'ui/licensing/purchase/send-directly.ts',
        from: '{ mayRepeat: false, accountId }',
        to: '{ mayRepeat: true, accountId }'
      },
      {
        file: 'ui/licensing/purchase/send-directly.ts',
        from: 'return postLicenses(request, bearer)',
        to: 'return postLicenses(request, bearer).catch(() => postLicenses(request, bearer))'
      }
    ],
    focus: { 'gateway-away': [], 'reply-lost': [] },
    failure: /it is sent again/
  },
  {
    name: 'a direct send that is over once it is refused',
    patches: [
      {
        file: 'ui/licensing/purchase/watched.ts',
        from: 'if (isSettled(entry) && mayFollow(entry)) await watch(entry)\n  else ',
        to: ''
      }
    ],
    focus: {
      'gateway-away': [],
      'repeated-by-transport': ['direct'],
      'all-refused': ['direct'],
      'works-late': ['direct']
    },
    failure: /is in no ledger/
  }
]
