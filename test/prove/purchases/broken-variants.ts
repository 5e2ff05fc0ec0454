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
        from: 'sending.push(await saveEntry(toSending(entry)))',
        to: 'sending.push(toSending(entry))'
      },
      {
        file: 'ui/licensing/purchase.ts',
        from: 'for (const entry of prepared) await saveEntry(entry)',
        to: ''
      }
    ],
    focus: [],
    says: /is sent unwritten/
  },
  {
    name: 'no lease',
    patches: [
      {
        file: 'gateway/purchases/claim-purchase.ts',
        from: 'const holders = await findHolders(core, fresh.account, items)',
        to:
          'const held = await findHolders(core, fresh.account, items)\n' +
          'const holders = held.map(one =>\n' +
          '  ({ ...one, open: undefined, conditions: [] }))'
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
        from: "return { ...entry, state: 'doubtful' }",
        to:
          'const { assetId, subscriptionId, size, format } = entry\n' +
          'const items = [{ assetId, subscriptionId, size, format }] as any\n' +
          "const attempt = 'a' + entry.attempt.slice(1)\n" +
          'await sendPurchase({ attempt, items })\n' +
          "return { ...entry, state: 'paid' }"
      }
    ],
    focus: ['works-late'],
    says: /was licensed \d times|is sent unwritten/
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
        file: 'ui/licensing/pick-new.ts',
        from: '!baseline.includes(license.id)',
        to: "Date.parse(license.at ?? '') > Date.parse(sentAt ?? '')"
      },
      {
        file: 'ui/licensing/pick-new.ts',
        from: '{ assetId, baseline }: JournalEntry',
        to: '{ assetId, sentAt }: JournalEntry'
      }
    ],
    focus: ['clock-skew', 'reply-lost'],
    says: /stays doubtful|placed|is in no ledger|was licensed \d times/
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
  }
]
