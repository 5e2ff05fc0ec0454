import { atom } from 'nanostores'
import type { Subscription } from '../api/subscription.ts'
import type { ErrorData } from '../../contract/errors.ts'

export type SubscriptionsState =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; subscriptions: readonly Subscription[] }
  | { state: 'failed'; error: ErrorData }

export const $subscriptions = atom<SubscriptionsState>({ state: 'idle' })

export async function fetchSubscriptions(): Promise<void> {}
