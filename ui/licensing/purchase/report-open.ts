import type { AssetRef } from '../../../contract/document.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import { recordOpenAttempt } from './open-elsewhere.ts'
import { openAttemptText } from './purchase-texts.ts'
import { updateItem } from './licensing.ts'

/** Another file or machine of the account has an open attempt for it. */
export function reportOpen(asset: AssetRef, { open }: PurchaseOutcome): void {
  if (open?.outcome !== 'unknown') {
    return updateItem(asset, { step: 'refused', error: openElsewhere })
  }
  const againAt = recordOpenAttempt(asset, open)
  const text = openAttemptText(open.startedAgo)
  updateItem(asset, { step: 'elsewhere', text, againAt })
}

const openElsewhere: ErrorData = {
  code: 'purchase-open',
  message: 'Another file or machine is licensing it.'
}
