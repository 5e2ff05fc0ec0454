import type { LedgerEntry } from '../../../contract/document.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { Claim } from '../../../contract/records.ts'
import type { Asset } from '../../api/asset.ts'
import type { License } from '../../api/licenses.ts'
import type { Subscription } from '../../api/subscription.ts'
import type { PlanSize, TickKind } from './license-plan.ts'

/** What was looked at before anything is asked. */
export interface Findings {
  assetIds: readonly string[]
  assets: ReadonlyMap<string, Asset>
  subscriptions: readonly Subscription[]
  /** Of the account's own history; of these assets at least. */
  licenses: readonly License[]
  /** Unsettled purchases of the account. */
  open: readonly JournalEntry[]
  /** Assets of purchases that cannot be read. */
  unreadable?: readonly string[]
  ledger: readonly LedgerEntry[]
  /** By asset, who else in this file is licensing it. */
  holders?: ReadonlyMap<string, string>
  /** What others began there, and it is not known how it ended. */
  begun?: readonly Claim[]
  /** The gateway is there; absent means so. */
  isWatched?: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** What was found of one asset. */
export type AssetFindings = Pick<Findings, 'licenses' | 'open' | 'ledger'> & {
  asset: Asset | null
  /** This machine has a purchase of it that cannot be read. */
  isUnreadable: boolean
  /** Who else in this file is licensing it. */
  holder: string | null
  begun: readonly Claim[]
}

/** What the person chose for one asset. */
export interface Wish {
  subscriptionId?: string
  size?: PlanSize
  ticked?: readonly TickKind[]
  /** Another license of what the account has one of. */
  isAgain?: boolean
  isLeftOut?: boolean
}

export type Wishes = ReadonlyMap<string, Wish>
