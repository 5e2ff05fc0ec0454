import type { MediaType } from '../../../contract/api/media-type.ts'
import type { AssetRef, LedgerEntry } from '../../../contract/document.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { Claim } from '../../../contract/records.ts'
import type { Asset } from '../../api/asset.ts'
import type { License } from '../../api/licenses.ts'
import type { Subscription } from '../../api/subscription.ts'
import type { PlanSize, TickKind } from './license-plan.ts'

/** Everything that was loaded for a plan. */
export interface Findings {
  wanted: readonly AssetRef[]
  /** By key. */
  assets: ReadonlyMap<string, Asset>
  subscriptions: readonly Subscription[]
  /** From the account's history; complete for these assets at least. */
  licenses: readonly License[]
  /** Unsettled purchases of the account. */
  open: readonly JournalEntry[]
  /** Keys of assets of unreadable purchases. */
  unreadable?: readonly string[]
  ledger: readonly LedgerEntry[]
  /** By asset key, who else in this file is licensing it. */
  holders?: ReadonlyMap<string, string>
  /** Claims of others in this file whose outcome is unknown. */
  begun?: readonly Claim[]
  /**
   * What subscriptions demand, as refusals said; an empty id stands for
   * downloads of licensed files. Nothing if absent.
   */
  demands?: (subscriptionId: string, demand: Demand) => boolean
  /** Whether the gateway is available; if absent, it is. */
  isWatched?: boolean
  /** Media that the gateway is too old to license; none if left out. */
  outdatedFor?: readonly MediaType[]
  /** Milliseconds since 1970. */
  now: number
}

/** What a subscription may demand although its record does not say so. */
export type Demand = 'verification-code' | 'price'

/** What was found about one asset. */
export type AssetFindings = Pick<Findings, 'licenses' | 'open' | 'ledger'> & {
  asset: Asset | null
  /** This machine has an unreadable purchase of it. */
  isUnreadable: boolean
  /** Who else in this file is licensing it. */
  holder: string | null
  begun: readonly Claim[]
}

/** What the person chose for one asset. */
export interface Wish {
  subscriptionId?: string
  size?: PlanSize
  /** The size that suits its layers, preferred where it costs no more. */
  suits?: PlanSize | undefined
  ticked?: readonly TickKind[]
  /** License it once more, although the account has a license. */
  isAgain?: boolean
  isLeftOut?: boolean
  /** Retail price. */
  price?: number | null
}

/** By asset key. */
export type Wishes = ReadonlyMap<string, Wish>
