import type { PlanReason } from './license-plan.ts'

/** What leads on after a refusal. */
export type WayOn =
  /** Someone who can license is asked, by a request in the file. */
  | 'request'
  /** The library's page of plans. */
  | 'plans'
  /** Another subscription of the account, if one has downloads left. */
  | 'other-plan'
  | 'account'
  | 'check'
  | 'licenses'
  | 'similar'

/** Why an asset cannot be licensed: by the plan, or as a failure says. */
export type Refusal =
  | PlanReason
  | 'token-lacks-scope'
  | 'not-allowed'
  | 'license-refused'

/** The main one first; the texts are in `words.ts`. */
export const waysOn: Record<Refusal, readonly WayOn[]> = {
  'asset-unavailable': ['similar'],
  'no-subscriptions': ['request', 'plans'],
  'all-expired': ['plans', 'request'],
  'all-used-up': ['plans', 'request'],
  'taken-by-others': ['other-plan', 'plans', 'request'],
  'wrong-media-type': ['request', 'plans'],
  'editorial-only': ['request', 'plans'],
  'comps-only': ['request', 'plans'],
  'not-licensable': ['request', 'similar'],
  'size-not-offered': ['request', 'plans'],
  'vector-only': ['similar', 'plans'],
  'gateway-outdated': ['check'],
  'not-downloadable': ['licenses'],
  'purchase-open': ['check', 'licenses'],
  'purchase-unreadable': ['licenses'],
  'being-licensed': ['check'],
  'token-lacks-scope': ['request', 'account'],
  'not-allowed': ['request', 'account'],
  'license-refused': ['request']
}

/** Those that hold for every asset of its kind, whatever its record says. */
const ofAccount: readonly PlanReason[] = [
  'no-subscriptions',
  'all-expired',
  'all-used-up',
  'wrong-media-type',
  'editorial-only',
  'comps-only'
]

export function isOfAccount(refusal: PlanReason): boolean {
  return ofAccount.includes(refusal)
}

/** Undefined for failures that are no refusal. */
export function refusalIn(code: string): Refusal | undefined {
  return Object.hasOwn(waysOn, code) ? (code as Refusal) : undefined // checked here
}
