import type { ErrorData } from '../../../contract/errors.ts'
import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import { hearOpen } from './open-elsewhere.ts'
import { wordsForOpen } from './purchase-texts.ts'
import type { Tell } from './run-item.ts'

/** Another file or machine of the account has an attempt at it. */
export function tellOpen({ assetId, open }: PurchaseOutcome, tell: Tell): void {
  if (open?.outcome !== 'unknown') {
    return tell(assetId, { step: 'refused', error: openElsewhere })
  }
  const againAt = hearOpen(assetId, open)
  const text = wordsForOpen(open.startedAgo)
  tell(assetId, { step: 'elsewhere', text, againAt })
}

const openElsewhere: ErrorData = {
  code: 'purchase-open',
  message: 'Another file or machine is licensing it.'
}
