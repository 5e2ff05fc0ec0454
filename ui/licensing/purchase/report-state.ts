import type { ErrorData } from '../../../contract/errors.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { platform } from '../../platform/platform.ts'
import type { Tell } from './run-item.ts'
import { againAt } from './lease.ts'

/** How it stands with an asset, by its purchase, whose lease may go on. */
export function tellState(
  entry: JournalEntry,
  neverSent: ErrorData | null,
  tell: Tell,
  leaseLeft?: number
): void {
  const { assetId, charge } = entry
  const until = againAt(entry, platform().now(), leaseLeft)
  switch (entry.state) {
    case 'refused':
      return tell(assetId, { step: 'refused', error: neverSent ?? no(entry) })
    case 'doubtful':
      return tell(assetId, { step: 'doubtful', error: unknown, againAt: until })
    case 'unknown':
      return tell(assetId, { step: 'checking', againAt: until })
    case 'paid':
      return tell(assetId, { step: 'licensed', charge, error: null })
    case 'prepared':
    case 'sending':
    case 'recorded':
    case 'placed':
    case 'closed':
  }
}

function no({ reason }: JournalEntry): ErrorData {
  return reason === null
    ? { code: 'purchase-not-sent', message: 'It was never sent.' }
    : {
        code: 'license-refused',
        message: 'The service refused.',
        data: { explanation: reason }
      }
}

const unknown: ErrorData = {
  code: 'purchase-unknown',
  message: 'No reply and no trace.'
}
