import type { JournalEntry } from '../../../contract/journal.ts'
import { fetchSubscriptionList } from '../../api/account.ts'
import { platform } from '../../platform/platform.ts'
import { errorText } from '../../words/error-texts.ts'
import { poolTracks } from '../plan/track-licenses.ts'
import { purchaseWords } from './words.ts'
import { updateItem } from './licensing.ts'

/** An unchanged allotment suggests that nothing was licensed. */
export async function downloadsLeftHint(
  entries: readonly JournalEntry[]
): Promise<void> {
  const doubtful = entries.filter(({ state }) => state === 'doubtful')
  if (doubtful.length === 0) return
  const list = await fetchSubscriptionList().catch(() => [])
  const subscriptions = poolTracks(list, platform().now())
  for (const entry of doubtful) {
    const { subscriptionId, leftBefore = null } = entry
    const { left = null } =
      subscriptions.find(({ id }) => id === subscriptionId) ?? {}
    if (left === null || left !== leftBefore) continue
    const unknown = errorText({ code: 'purchase-unknown', message: '' })
    updateItem(entry, {
      text: `${unknown} ${purchaseWords.get().unchanged(left)}`
    })
  }
}
