import type { ErrorData } from '../../../contract/errors.ts'
import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import { recordOpenAttempt } from './open-elsewhere.ts'
import { openAttemptText } from './purchase-texts.ts'
import { updateItem } from './licensing.ts'

/** Another file or machine of the account has an open attempt for it. */
export function reportOpen({ assetId, open }: PurchaseOutcome): void {
  if (open?.outcome !== 'unknown') {
    return updateItem(assetId, { step: 'refused', error: openElsewhere })
  }
  const againAt = recordOpenAttempt(assetId, open)
  const text = openAttemptText(open.startedAgo)
  updateItem(assetId, { step: 'elsewhere', text, againAt })
}

const openElsewhere: ErrorData = {
  code: 'purchase-open',
  message: 'Another file or machine is licensing it.'
}
