import type { BrokenVariant } from './variants.ts'

/** Mistakes with what a subscription demands, and with limits and pages. */
export const brokenDetails: BrokenVariant[] = [
  {
    name: 'a page that is taken for a refusal',
    patches: [
      {
        file: 'gateway/purchases/classify-reply.ts',
        from: 'if (isRefusal(status) && error.success && !hasResults(body)) {',
        to: 'if (isRefusal(status) && !hasResults(body)) {'
      },
      {
        file: 'gateway/purchases/classify-reply.ts',
        from: 'const reason = reasonOf(error.output)',
        to: "const reason = 'No.'"
      }
    ],
    focus: { 'page-after': ['license'], 'history-lags': ['license'] },
    failure: /is in no ledger|was licensed \d times|within its lease/
  },
  {
    name: 'automatic retry after too many requests',
    patches: [
      {
        file: 'gateway/purchases/forward-purchase.ts',
        from: '    const { status, body } = reply\n',
        to:
          '    const { status, body } = reply\n' +
          '    if (status === 429) return sendOnce(core, bearer, items, extras)\n'
      }
    ],
    focus: { 'rate-limited': ['license'] },
    failure: /was forwarded twice/
  },
  {
    name: 'a verification code in the journal',
    patches: [
      {
        file: 'ui/licensing/purchase/purchase.ts',
        from: 'prepareEntry({ ...origin, attempt }, order, history)',
        to:
          'Object.assign(prepareEntry({ ...origin, attempt }, order, history), ' +
          '{ fileName: $verificationCode.get() })'
      }
    ],
    focus: { 'demands-code': [] },
    failure: /keeps the code/
  },
  {
    name: 'a verification code in the store of the gateway',
    patches: [
      {
        file: 'gateway/purchases/claim-purchase.ts',
        from: '{ attempt, items, epoch: prepared }: PurchaseRequest,',
        to: '{ attempt, items, epoch: prepared, verificationCode }: PurchaseRequest,'
      },
      {
        file: 'gateway/purchases/claim-purchase.ts',
        from: 'markOpen({ ...fresh, epoch }, holders)',
        to: 'markOpen({ ...fresh, epoch, verificationCode }, holders)'
      }
    ],
    focus: { 'demands-code': [] },
    failure: /the gateway keeps the code/
  },
  {
    name: 'a verification code in the log',
    patches: [
      {
        file: 'gateway/purchases/forward-purchase.ts',
        from: "core.log({ event: 'purchase-without-note' })",
        to: "core.log({ event: 'purchase-without-note', verificationCode })"
      }
    ],
    focus: { 'demands-code': [], 'metadata-refused': ['license'] },
    failure: /"verificationCode"/
  },
  {
    name: 'the price of one asset for all',
    patches: [
      {
        file: 'contract/license-order.ts',
        from: '{ price: item.price }',
        to: '{ price: 5 }'
      }
    ],
    focus: { 'demands-price': [] },
    failure: /nobody agreed/
  },
  {
    name: 'a price that is not sent without the note',
    patches: [
      {
        file: 'contract/license-order.ts',
        from: '...(item.price !== undefined && {',
        to: '...(item.price !== undefined && note !== null && {'
      }
    ],
    focus: { 'demands-price': [], 'metadata-refused': ['license'] },
    failure: /nobody agreed/
  },
  {
    name: 'a search that is forgotten in the journal',
    patches: [
      {
        file: 'ui/licensing/purchase/journal-entry.ts',
        from: '    ...(instead && { instead }),\n    ...(searchId !== undefined',
        to: '    ...(instead && { instead }),\n    ...(searchId === undefined'
      }
    ],
    focus: {},
    failure: /arrived from search null/
  }
]
