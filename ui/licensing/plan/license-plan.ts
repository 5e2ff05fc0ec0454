import type { MediaType } from '../../../contract/api/media-type.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type {
  ProjectFields,
  ProjectKey
} from '../../../contract/project-fields.ts'
import type { Claim } from '../../../contract/records.ts'
import type { Asset } from '../../api/asset.ts'
import type { Subscription } from '../../api/subscription.ts'

/** Why an asset cannot be licensed; `plan-texts.ts` has the words. */
export type PlanReason =
  | 'asset-unavailable'
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
  /** The gateway is too old to license this medium. */
  | 'gateway-outdated'
  | 'not-downloadable'
  | 'purchase-open'
  /** Its state is unknown on this machine. */
  | 'purchase-unreadable'
  /** Someone else in this file is licensing it; the detail says who. */
  | 'being-licensed'

/** Largest first; a vector only where no JPEG is sold. */
export const planSizes = {
  image: ['huge', 'medium', 'small', 'vector'],
  video: ['4k', 'hd', 'sd', 'web'],
  audio: ['original_audio', 'clean_audio']
} as const satisfies Record<MediaType, readonly string[]>

export type PlanSize = (typeof planSizes)[MediaType][number]

/** A size of any medium; undefined for other names. */
export function toPlanSize(name: string): PlanSize | undefined {
  return Object.values(planSizes)
    .flat()
    .find(size => size === name)
}

/** Only images have a format. */
export function planFormat(
  mediaType: MediaType,
  size: string
): PlanChoice['format'] {
  if (mediaType !== 'image') return ''
  return size === 'vector' ? 'eps' : 'jpg'
}

/** A way to license one asset. */
export interface PlanChoice {
  subscriptionId: string
  subscriptionName: string
  /** The API's license name, such as `standard`. */
  license: string
  size: PlanSize
  /** Only images have one. */
  format: 'jpg' | 'eps' | ''
  /** Figma does not take the file; it can be downloaded. */
  isTooLarge?: true
  /** The license gives an EPS, too. */
  hasEps?: true
}

/** What the person must confirm before an asset is licensed. */
export type TickKind =
  | 'editorial'
  /** Someone noted in the file that they licensed it or started to. */
  | 'claimed'
  /** The panel does not know a license of this name. */
  | 'unusual'

export interface PlanTick {
  kind: TickKind
  isTicked: boolean
  /** The unknown name. */
  license?: string
}

/** What the person's customer pays for an asset. */
export interface RetailPrice {
  /** Null until entered. */
  amount: number | null
  /** Such as `USD`. */
  currency: string
}

/** What is planned for one asset. */
export type PlanDecision =
  | {
      kind: 'license'
      choice: PlanChoice
      /** The most downloads that it takes. */
      expectedCharge: number
      /**
       * What the subscription has left after the whole plan; null if unknown.
       */
      leftAfter: number | null
      /** False if the person's choice exceeded the limits. */
      isAsWished: boolean
      /** Only if the subscription demands it. */
      retail?: RetailPrice
    }
  | {
      kind: 'owned'
      licenseId: string | null
      license: string
      size: string
      format: string
      /** Sizes that can be downloaded. */
      sizes: readonly string[]
      /** The license gives an EPS, too. */
      hasEps?: true
    }
  | { kind: 'impossible'; reason: PlanReason; detail: string | null }

export interface PlanItem extends AssetRef {
  /** Null when the library removed it. */
  asset: Asset | null
  decision: PlanDecision
  /** All ways to license it, largest first; none when owned. */
  choices: readonly PlanChoice[]
  ticks: readonly PlanTick[]
  /** The person excluded it: it is neither licensed nor swapped. */
  isLeftOut: boolean
  claim: PlanClaim | null
  /** Claims of others in the file, with unknown outcome. */
  begun: readonly Claim[]
  again: PlanAgain | null
}

/** A license noted in the file. */
export interface PlanClaim {
  /** From the file; empty when not stated. */
  licensee: string
  /** ISO time; empty when not stated. */
  at: string
}

/** The account has licenses, but the person may want another one. */
export interface PlanAgain {
  isChosen: boolean
  /** Existing licenses, which cannot be the result of a new purchase. */
  knownIds: readonly string[]
}

/** One line of the total. */
export interface PlanCharge {
  subscription: Subscription
  charge: number
  leftAfter: number | null
}

/** What the person is asked to confirm. */
export interface LicensePlan {
  /** Valid for one run. */
  id: string
  items: readonly PlanItem[]
  charges: readonly PlanCharge[]
  totalCharge: number
  /** Details that the charged subscriptions ask for. */
  asksFor: readonly ProjectKey[]
  /** A charged subscription demands a verification code. */
  needsCode?: boolean
  /** As confirmed by the person. */
  project?: ProjectFields
  /** Without a gateway; the person was warned of what cannot be checked. */
  isDirect?: boolean
  /** Ids of doubtful purchases that the person chose to replace. */
  replaces?: readonly string[]
}

/** Assets that wait for a tick are excluded. */
export function isLicensed(item: PlanItem): boolean {
  return item.decision.kind === 'license' && isIn(item)
}

/** The retail price that its subscription demands; undefined for others. */
export function retailOf({ decision }: PlanItem): RetailPrice | undefined {
  return decision.kind === 'license' ? decision.retail : undefined
}

/** It cannot be licensed before its retail price is entered. */
export function lacksPrice(item: PlanItem): boolean {
  return isLicensed(item) && retailOf(item)?.amount === null
}

/** Its file can be downloaded without another license. */
export function isOwned(item: PlanItem): boolean {
  return item.decision.kind === 'owned' && isIn(item)
}

/** Not touched until it is ticked. */
export function isWaiting({ ticks, isLeftOut }: PlanItem): boolean {
  return !isLeftOut && ticks.some(({ isTicked }) => !isTicked)
}

function isIn(item: PlanItem): boolean {
  return !item.isLeftOut && !isWaiting(item)
}
