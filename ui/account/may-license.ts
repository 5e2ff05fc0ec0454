import { computed } from 'nanostores'
import { isExpired } from '../api/subscription.ts'
import { platform } from '../platform/platform.ts'
import { $subscriptions, fetchSubscriptions } from './subscriptions.ts'
import { $session } from './session.ts'

/**
 * Whether the person can license anything. Requires the scope and, as far as
 * known, an active subscription.
 */
export const $mayLicense = computed(
  [$session, $subscriptions],
  (session, list): 'yes' | 'no' | 'signed-out' => {
    if (session.state === 'out') return 'signed-out'
    if (!session.canLicense) return 'no'
    if (list.state !== 'ready') return 'yes'
    const now = platform().now()
    return list.subscriptions.some(
      one =>
        (one.media.length > 0 || one.isForEditorial) && !isExpired(one, now)
    )
      ? 'yes'
      : 'no'
  }
)

/** Fetches the subscriptions, once per person. */
export async function lookUpRights(): Promise<void> {
  const session = $session.get()
  if (session.state === 'out' || !session.canSeeSubscriptions) return
  if ($subscriptions.get().state === 'idle') await fetchSubscriptions()
}
