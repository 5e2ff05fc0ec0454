import type { MediaType } from './document.ts'
import type { ProjectFields } from './project-fields.ts'

/** The states of one purchase, in the order of their life. */
export type PurchaseState =
  | 'prepared'
  | 'sending'
  | 'unknown'
  | 'doubtful'
  | 'refused'
  | 'paid'
  | 'recorded'
  | 'placed'
  | 'closed'

/** One asset of one attempt; a client storage key each. */
export interface JournalEntry {
  v: 1
  /** `<attempt>.<asset id>`. */
  id: string
  /** 32 hexadecimal digits, shared by the items sent together. */
  attempt: string
  assetId: string
  mediaType: MediaType
  /** As the account's own details report it. */
  accountId: string
  /** Base address of the API, so that another service is never asked. */
  service: string
  fileId: string
  subscriptionId: string
  /** As shown. */
  subscriptionName?: string
  /** The API's license name, such as `standard`. */
  license?: string
  size: string
  format: string
  /** What the person said it is for. */
  project?: ProjectFields
  /** The person knew that it is for news or comment only. */
  isEditorial?: boolean
  /** Downloads the plan said this takes from the allotment. */
  expectedCharge: number
  charge: number | null
  /** License ids of this asset known before anything was sent. */
  baseline: string[]
  licenseId: string | null
  /** Nothing says that its license is not that of another purchase. */
  isGuess?: boolean
  /** Where the file can be fetched for 8 hours. */
  download: string | null
  state: PurchaseState
  /** Why it was refused or is doubtful, in the service's words. */
  reason: string | null
  /** True when sent without a gateway, which cannot vouch for it. */
  direct: boolean
  /** ISO times. */
  createdAt: string
  sentAt: string | null
  /** What the subscription had before; null when it did not say. */
  leftBefore?: number | null
  /** Whose account it is, for words. */
  userName?: string
  /** As the file was called then. */
  fileName?: string
  /** Of the gateway's store, whose "never seen" counts. */
  epoch?: string
  /** The plan, in whose name the file says that it is being licensed. */
  plan?: string
  /** The attempt that the person gave up for this one. */
  instead?: string
  /** While it is watched only: on how many days, and on which one last. */
  looks?: number
  lookedOn?: string
}

/**
 * What a purchase may come to need besides, in bytes: an address, a reason, a
 * number. It is reserved before anything is sent.
 */
export const journalReserve = 1300

/** States in which the purchase needs nothing more. */
export function isSettled(entry: JournalEntry): boolean {
  return entry.state === 'closed' || entry.state === 'refused'
}
