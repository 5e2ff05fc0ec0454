import type {
  ProjectFields,
  ProjectKey
} from '../../../contract/project-fields.ts'
import type { Claim } from '../../../contract/records.ts'
import type { Asset } from '../../api/asset.ts'
import type { Subscription } from '../../api/subscription.ts'

/** Why an asset cannot be licensed; `words-for/reason.ts` has the words. */
export type PlanReason =
  | 'asset-gone'
  | 'no-subscriptions'
  | 'all-expired'
  | 'all-used-up'
  | 'taken-by-others'
  | 'wrong-media-type'
  | 'editorial-only'
  | 'comps-only'
  | 'not-licensable'
  | 'size-not-offered'
  | 'vector-only'
  | 'not-downloadable'
  | 'purchase-open'
  /** Nobody knows here how it stands. */
  | 'purchase-unreadable'
  /** By somebody else in this file; the detail says by whom. */
  | 'being-licensed'

/** Largest first. */
export const planSizes = ['huge', 'medium', 'small'] as const

export type PlanSize = (typeof planSizes)[number]

/** A way to license one asset. */
export interface PlanChoice {
  subscriptionId: string
  subscriptionName: string
  /** The API's license name, such as `standard`. */
  license: string
  size: PlanSize
  format: 'jpg'
}

/** What the person has to say yes to before an asset is touched. */
export type TickKind =
  | 'editorial'
  /** Somebody wrote into the file that they licensed it, or began to. */
  | 'claimed'
  /** The license has a name this panel does not know. */
  | 'unusual'

export interface PlanTick {
  kind: TickKind
  isTicked: boolean
  /** The name that is not known. */
  license?: string
}

/** What is planned for one asset. */
export type PlanDecision =
  | {
      kind: 'license'
      choice: PlanChoice
      /** Downloads it takes from the allotment, at most. */
      expectedCharge: number
      /** What the subscription has after the whole plan; null: unknown. */
      leftAfter: number | null
      /** False when a choice of the person was beyond the limits. */
      isAsWished: boolean
    }
  | {
      kind: 'owned'
      licenseId: string | null
      license: string
      size: string
      format: string
      /** Sizes of the file that are there for the asking. */
      sizes: readonly string[]
    }
  | { kind: 'impossible'; reason: PlanReason; detail: string | null }

export interface PlanItem {
  assetId: string
  /** Null when the library has it no longer. */
  asset: Asset | null
  decision: PlanDecision
  /** Every way to license it, the largest first; none when it is owned. */
  choices: readonly PlanChoice[]
  ticks: readonly PlanTick[]
  /** By the person: it is neither licensed nor swapped. */
  isLeftOut: boolean
  claim: PlanClaim | null
  /** Others said in the file that they license it, and not how it ended. */
  begun: readonly Claim[]
  again: PlanAgain | null
}

/** A license that somebody noted in the file. */
export interface PlanClaim {
  /** As the file has it; empty when the note does not say. */
  licensee: string
  /** ISO time; empty when the note does not say. */
  at: string
}

/** The account has licenses, but the person may want another one. */
export interface PlanAgain {
  isChosen: boolean
  /** Licenses of the asset that do not count against another one. */
  knownIds: readonly string[]
}

/** One line of the sum. */
export interface PlanCharge {
  subscription: Subscription
  charge: number
  leftAfter: number | null
}

/** What the person is asked to confirm. */
export interface LicensePlan {
  /** Can be used once. */
  id: string
  items: readonly PlanItem[]
  charges: readonly PlanCharge[]
  totalCharge: number
  /** What the subscriptions that are charged want to know. */
  asksFor: readonly ProjectKey[]
  /** As it was when the person confirmed. */
  project?: ProjectFields
  /** No gateway watches over it: the person knows what cannot be checked. */
  isDirect?: boolean
  /** Ids of doubtful purchases that give way to this, as the person asked. */
  replaces?: readonly string[]
}

/** Assets that wait for a tick stay out. */
export function isLicensed(item: PlanItem): boolean {
  return item.decision.kind === 'license' && isIn(item)
}

/** Its file is there for the asking. */
export function isOwned(item: PlanItem): boolean {
  return item.decision.kind === 'owned' && isIn(item)
}

/** Nothing is done with it before it is ticked. */
export function isWaiting({ ticks, isLeftOut }: PlanItem): boolean {
  return !isLeftOut && ticks.some(({ isTicked }) => !isTicked)
}

function isIn(item: PlanItem): boolean {
  return !item.isLeftOut && !isWaiting(item)
}
