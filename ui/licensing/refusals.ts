import { computed } from 'nanostores'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { Asset } from '../api/asset.ts'
import { isExpired } from '../api/subscription.ts'
import type { Subscription } from '../api/subscription.ts'
import { $session } from '../account/session.ts'
import { $subscriptions } from '../account/subscriptions.ts'
import { platform } from '../platform/platform.ts'
import { createChooser } from './plan/choices.ts'
import type { PlanReason } from './plan/license-plan.ts'
import { reasonText } from './plan/plan-texts.ts'
import { poolTracks } from './plan/track-licenses.ts'
import { isOfAccount } from './plan/ways-on.ts'
import { licenseFailures } from './purchase/words.ts'

export type AccountRefusal = PlanReason | 'token-lacks-scope'

export interface Refusals {
  /** Why the account cannot license an asset; null as far as is known. */
  of: (asset: Asset | null) => AccountRefusal | null
}

/**
 * By the account's subscriptions alone: the record of a list may be another
 * person's. What only a plan can find out is said there.
 */
export const $refusals = computed(
  [$session, $subscriptions],
  (session, list): Refusals => {
    if (session.state === 'out') return { of: () => null }
    if (!session.canLicense) return { of: () => 'token-lacks-scope' }
    if (list.state !== 'ready') return { of: () => null }
    return refusalsBy(list.subscriptions, platform().now())
  }
)

function refusalsBy(all: readonly Subscription[], now: number): Refusals {
  const choose = createChooser(poolTracks(all, now), now)
  if (all.length === 0) return { of: () => 'no-subscriptions' }
  if (all.every(one => isExpired(one, now))) return { of: () => 'all-expired' }
  return {
    of(asset) {
      const found = asset ? choose(asset) : null
      return typeof found === 'string' && isOfAccount(found) ? found : null
    }
  }
}

export function refusalText(
  refusal: AccountRefusal,
  mediaType: MediaType = 'image'
): string {
  return refusal === 'token-lacks-scope'
    ? licenseFailures.get()[refusal]
    : reasonText(refusal, null, mediaType)
}
