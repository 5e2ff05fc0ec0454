import type { ErrorData } from '../../../contract/errors.ts'
import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import { hearOpen } from './open-elsewhere.ts'
import { wordsForOpen } from './purchase-texts.ts'
import { updateItem } from './licensing.ts'

/** Another file or machine of the account has an open attempt for it. */
export function reportOpen({ assetId, open }: PurchaseOutcome): void {
  if (open?.outcome !== 'unknown') {
    return updateItem(assetId, { step: 'refused', error: openElsewhere })
  }
  const againAt = hearOpen(assetId, open)
  const text = wordsForOpen(open.startedAgo)
  updateItem(assetId, { step: 'elsewhere', text, againAt })
}

const openElsewhere: ErrorData = {
  code: 'purchase-open',
  message: 'Another file or machine is licensing it.'
}
