import { atom } from 'nanostores'
import type { ErrorData } from '../../contract/errors.ts'
import type { LicensePlan } from '../licensing/license-plan.ts'
import type { RunItem } from '../licensing/run-item.ts'

export type Licensing =
  | { state: 'idle' }
  | { state: 'planning'; assetIds: readonly string[] }
  | { state: 'confirm'; plan: LicensePlan }
  | { state: 'running'; items: readonly RunItem[] }
  | { state: 'done'; items: readonly RunItem[] }
  | { state: 'failed'; assetIds: readonly string[]; error: ErrorData }

export const $licensing = atom<Licensing>({ state: 'idle' })

/** Looks first, then shows what it would take; nothing is licensed yet. */
export async function planLicenses(
  assetIds: readonly string[]
): Promise<void> {}

export function chooseSubscription(
  assetId: string,
  subscriptionId: string
): void {}

/** The tick for an editorial asset. */
export function acknowledgeEditorial(
  assetId: string,
  acknowledged: boolean
): void {}

/** Carries out the plan that is shown; a second press does nothing. */
export async function confirmLicenses(): Promise<void> {}

/** Ends planning or asking; a run that has begun goes on. */
export function cancelLicensing(): void {}

/** Closes the result. */
export function closeLicensing(): void {}

/** A fresh plan for assets that were refused or doubtful. */
export async function retryLicensing(
  assetIds: readonly string[]
): Promise<void> {}

/** Asks again how a doubtful purchase ended. */
export async function checkDoubtful(assetId: string): Promise<void> {}

/** The person says that a doubtful purchase did not happen. */
export async function giveUpDoubtful(assetId: string): Promise<void> {}

/** Finishes what was not finished; never starts a purchase. */
export async function resumePurchases(): Promise<void> {}
