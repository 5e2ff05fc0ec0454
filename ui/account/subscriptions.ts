import { atom, computed } from 'nanostores'
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

const none: readonly Subscription[] = []

/** None until they are loaded. */
export const $loadedSubscriptions = computed($subscriptions, shown =>
  shown.state === 'ready' ? shown.subscriptions : none
)

const latest = new Latest()

/** The old list stays until the new one is loaded. */
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

/** Subscriptions belong to one person. */
export function forgetSubscriptions(): void {
  latest.stop()
  $subscriptions.set({ state: 'idle' })
}
