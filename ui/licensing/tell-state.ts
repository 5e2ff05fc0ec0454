import type { ErrorData } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { Tell } from './run-item.ts'

/** How it stands with an asset, by its purchase. */
export function tellState(
  entry: JournalEntry,
  neverSent: ErrorData | null,
  tell: Tell
): void {
  const { assetId, charge } = entry
  switch (entry.state) {
    case 'refused':
      return tell(assetId, { step: 'refused', error: neverSent ?? no(entry) })
    case 'doubtful':
      return tell(assetId, { step: 'doubtful', error: unknown })
    case 'unknown':
      return tell(assetId, { step: 'checking' })
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
