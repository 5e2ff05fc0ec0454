import type { Asset } from '../api/asset.ts'
import type { Subscription } from '../api/subscription.ts'

/** Why an asset cannot be licensed; `words.ts` has a sentence for each. */
export type PlanReason =
  | 'asset-gone'
  | 'no-subscriptions'
  | 'all-expired'
  | 'all-used-up'
  | 'wrong-media-type'
  | 'size-not-offered'
  | 'vector-only'
  | 'not-downloadable'
  | 'purchase-open'

/** A way to license one asset. */
export interface PlanChoice {
  subscriptionId: string
  subscriptionName: string
  /** The API's license name, such as `standard`. */
  license: string
  size: 'small' | 'medium' | 'huge'
  format: 'jpg'
}

/** What is planned for one asset. */
export type PlanDecision =
  | {
      kind: 'license'
      choice: PlanChoice
      /** Others that would do, the chosen one included. */
      choices: readonly PlanChoice[]
      /** Downloads it takes from the allotment. */
      expectedCharge: number
      /** What the subscription then has; null when it does not say. */
      leftAfter: number | null
      /**
       * The person must tick it before it is licensed: an editorial asset, or
       * one that `claimedBy` says is licensed.
       */
      needsAcknowledgement: boolean
      acknowledged: boolean
      /** Someone who wrote into the file that they licensed it. */
      claimedBy: string | null
    }
  | {
      kind: 'owned'
      licenseId: string | null
      license: string
      size: string
      format: string
      /** A license name this panel does not know. */
      isUnusual: boolean
    }
  | { kind: 'impossible'; reason: PlanReason; detail: string | null }

export interface PlanItem {
  assetId: string
  /** Null when the library has it no longer. */
  asset: Asset | null
  decision: PlanDecision
  /** By the person: it is neither licensed nor swapped. */
  isLeftOut: boolean
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
}

/** Assets that wait for a tick stay out. */
export function isLicensed({ decision, isLeftOut }: PlanItem): boolean {
  return (
    !isLeftOut &&
    decision.kind === 'license' &&
    (!decision.needsAcknowledgement || decision.acknowledged)
  )
}

/** Its file is there for the asking. */
export function isOwned({ decision, isLeftOut }: PlanItem): boolean {
  return !isLeftOut && decision.kind === 'owned'
}
