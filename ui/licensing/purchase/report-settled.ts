import type { JournalEntry } from '../../../contract/journal.ts'
import { withBearer } from '../../api/bearer.ts'
import { postSettled } from '../../api/gateway.ts'

type Found = Pick<JournalEntry, 'attempt' | 'assetId' | 'accountId'>

/**
 * Reports licenses found in the history to the gateway, so that other files and
 * machines need not wait. Optional: the gateway forgets an open attempt after a
 * week.
 */
export function reportSettled(found: readonly Found[]): void {
  const attempts = new Set(found.map(({ attempt }) => attempt))
  for (const attempt of attempts) {
    const own = found.filter(one => one.attempt === attempt)
    const assetIds = own.map(({ assetId }) => assetId)
    withBearer(bearer => postSettled(attempt, assetIds, bearer), {
      mayRepeat: false,
      accountId: own[0]?.accountId
    }).catch(() => {
      // Nothing depends on it.
    })
  }
}
