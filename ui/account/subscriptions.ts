import { atom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import { fetchSubscriptionList } from '../api/account.ts'
import type { Subscription } from '../api/subscription.ts'
import { Latest } from '../platform/latest.ts'

export type SubscriptionsState =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; subscriptions: readonly Subscription[] }
  | { state: 'failed'; error: ErrorData }

export const $subscriptions = atom<SubscriptionsState>({ state: 'idle' })

const latest = new Latest()

/** What was there stays on view until the new list is. */
export async function fetchSubscriptions(): Promise<void> {
  const signal = latest.start()
  if ($subscriptions.get().state !== 'ready') {
    $subscriptions.set({ state: 'loading' })
  }
  try {
    const subscriptions = await fetchSubscriptionList(signal)
    if (!signal.aborted) $subscriptions.set({ state: 'ready', subscriptions })
  } catch (error) {
    if (signal.aborted) return
    $subscriptions.set({ state: 'failed', error: toErrorData(error) })
  }
}

/** Another person has others. */
export function forgetSubscriptions(): void {
  latest.stop()
  $subscriptions.set({ state: 'idle' })
}
