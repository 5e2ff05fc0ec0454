import type { Patch } from './bundle.ts'
import type { TroubleName } from './troubles.ts'

/** A mistake that the proof has to find. */
export interface BrokenVariant {
  name: string
  patches: Patch[]
  /** Troubles in which it shows. */
  focus: TroubleName[]
  /** What the proof then says. */
  says: RegExp
}

export const brokenVariants: BrokenVariant[] = [
  {
    name: 'journal after the request',
    patches: [
      {
        file: 'ui/licensing/purchase.ts',
        from: '  try {\n    await all(prepared.map(saveEntry))',
        to:
          "  return prepared.map(one => stepOf(one, { kind: 'leaves' }))\n" +
          '  try {\n    await all(prepared.map(saveEntry))'
      }
    ],
    focus: [],
    says: /is sent unwritten/
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
    focus: ['second-window', 'second-machine', 'request-slow'],
    says: /was licensed \d times/
  },
  {
    name: 'resend after an empty history',
    patches: [
      {
        file: 'ui/licensing/settle.ts',
        from: "import { askGateway } from './send.ts'",
        to: "import { askGateway, sendPurchase } from './send.ts'"
      },
      {
        file: 'ui/licensing/settle.ts',
        from: 'isUndecided(one) && isOwn(one))) return settled\n',
        to: `isUndecided(one) && isOwn(one))) {
          for (const one of settled.filter(one => one.state === 'doubtful')) {
            const { assetId, subscriptionId, size, format } = one
            const instead = one.attempt
            const attempt = 'a' + instead.slice(1)
            const items = [{ assetId, subscriptionId, size, format, instead }]
            const id = attempt + '.' + assetId
            await keepEntry({ ...one, id, attempt, state: 'sending' })
            await sendPurchase({ attempt, items } as any, one.accountId)
          }
          return settled
        }\n`
      }
    ],
    focus: ['works-late'],
    says: /was licensed \d times/
  },
  {
    name: 'one journal key for all',
    patches: [
      {
        file: 'ui/stores/journal.ts',
        from: 'return savedKeys.journal + id',
        to: "return savedKeys.journal + 'all'"
      }
    ],
    focus: [],
    says: /is sent unwritten/
  },
  {
    name: 'automatic retry of a license POST',
    patches: [
      {
        file: 'gateway/purchases/forward-purchase.ts',
        from: 'return { outcomes: classifyFailure(items, error), again: [] }',
        to: 'return sendOnce(core, bearer, items, note)'
      }
    ],
    focus: ['reply-lost'],
    says: /was licensed \d times/
  },
  {
    name: 'matching by clock',
    patches: [
      {
        file: 'ui/licensing/find-licenses.ts',
        from: '!baseline.includes(one.id)',
        to: "Date.parse(one.at ?? '') > Date.parse(sentAt ?? '')"
      },
      {
        file: 'ui/licensing/find-licenses.ts',
        from: '{ assetId, attempt, baseline,',
        to: '{ assetId, attempt, sentAt,'
      }
    ],
    focus: ['clock-skew', 'reply-lost'],
    says: /stays doubtful|still has journal/
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
    focus: ['undone'],
    says: /out of the ledger/
  },
  {
    name: 'no claim in the file',
    patches: [
      {
        file: 'ui/licensing/claim-assets.ts',
        from: "await saveFileRecords('claim', own)",
        to: 'void own'
      }
    ],
    focus: ['second-person', 'request-slow'],
    says: /by two people/
  }
]
