import type { MediaType } from '../../../contract/api/media-type.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { Demand } from '../plan/findings.ts'
import { platform } from '../../platform/platform.ts'
import { demandIn, rememberDemand } from './demands.ts'
import { againAt } from './lease.ts'
import { updateItem } from './licensing.ts'
import type { RunItem } from './run-item.ts'
import { refuseCode } from './verification-code.ts'
import { purchaseWords } from './words.ts'
import { refusedCodeText } from './purchase-texts.ts'

/** Updates the item of a purchase, whose lease may still be active. */
export function reportState(
  entry: JournalEntry,
  neverSent: ErrorData | null,
  leaseLeft?: number
): void {
  const { charge } = entry
  const until = againAt(entry, platform().now(), leaseLeft)
  switch (entry.state) {
    case 'refused':
      return updateItem(entry, {
        step: 'refused',
        ...(whatIsMissing(entry) ?? { error: neverSent ?? no(entry) })
      })
    case 'doubtful':
      return updateItem(entry, {
        step: 'doubtful',
        error: unknown,
        againAt: until
      })
    case 'unknown':
      return updateItem(entry, { step: 'checking', againAt: until })
    case 'paid':
      return updateItem(entry, { step: 'licensed', charge, error: null })
    case 'prepared':
    case 'sending':
    case 'recorded':
    case 'placed':
    case 'closed':
  }
}

/** A demand is remembered, so that the next plan has a field for it. */
function whatIsMissing({
  mediaType,
  reason,
  retryAt,
  subscriptionId
}: JournalEntry): Pick<RunItem, 'text'> | null {
  const demand = demandIn(reason)
  if (!demand || !canMeet(demand, mediaType) || retryAt !== undefined) {
    return null
  }
  rememberDemand(subscriptionId, demand)
  if (demand === 'price') return { text: purchaseWords.get().priceMissing }
  const text = refusedCodeText()
  refuseCode()
  return { text }
}

/** The API takes a code for images only, and a price for all but tracks. */
function canMeet(demand: Demand, mediaType: MediaType): boolean {
  return mediaType === 'image' || (mediaType === 'video' && demand === 'price')
}

function no({ reason, retryAt }: JournalEntry): ErrorData {
  if (retryAt !== undefined) return limited(Date.parse(retryAt))
  return reason === null
    ? { code: 'purchase-not-sent', message: 'It was never sent.' }
    : {
        code: 'license-refused',
        message: 'The service refused.',
        data: { explanation: reason }
      }
}

function limited(until: number): ErrorData {
  const at = platform().now()
  const retryAfter = Math.max(0, until - at)
  return {
    code: 'rate-limited',
    message: 'Too many requests.',
    data: { at, retryAfter }
  }
}

const unknown: ErrorData = {
  code: 'purchase-unknown',
  message: 'No reply and no trace.'
}
