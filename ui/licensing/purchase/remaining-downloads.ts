import { isExpired } from '../../api/subscription.ts'
import type { Subscription } from '../../api/subscription.ts'
import { platform } from '../../platform/platform.ts'
import { purchaseWords } from './words.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import { poolTracks } from '../plan/track-licenses.ts'
import { updateItem } from './licensing.ts'

/**
 * The items of a batch that its subscription still covers, and its downloads
 * left; null if unknown. Others may have used it since the plan, or it may have
 * ended.
 */
export function remainingDownloads(
  items: readonly PlanItem[],
  subscriptions: readonly Subscription[]
): { items: PlanItem[]; left: number | null } {
  const now = platform().now()
  const pooled = poolTracks(subscriptions, now)
  const running = pooled.filter(one => !isExpired(one, now))
  const decisions = items.map(({ decision }) =>
    decision.kind === 'license' ? decision : null
  )
  const id = decisions[0]?.choice.subscriptionId
  const subscription = running.find(one => one.id === id)
  const left = subscription ? subscription.left : 0
  let taken = 0
  const covered = items.filter((item, i) => {
    const charge = decisions[i]?.expectedCharge ?? 0
    const isCovered = left === null || taken + charge <= left
    if (isCovered) taken += charge
    else
      updateItem(item, {
        step: 'stopped',
        text: purchaseWords.get().fewerLeft
      })
    return isCovered
  })
  return { items: covered, left }
}
