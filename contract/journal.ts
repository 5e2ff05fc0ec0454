import type { MediaType } from './api/media-type.ts'
import type { ProjectFields } from './project-fields.ts'

/** The states of a purchase, in their usual order. */
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

/** One asset of one attempt, under its own key of client storage. */
export interface JournalEntry {
  /** See `journalVersion`. */
  v: 1 | 2
  /** `<attempt>.<asset key>`; see asset-key.ts. */
  id: string
  /** 32 hexadecimal digits, shared by the items sent together. */
  attempt: string
  assetId: string
  mediaType: MediaType
  /** As the account's own details report it. */
  accountId: string
  /** Base address of the API, so that no other service is called. */
  service: string
  fileId: string
  subscriptionId: string
  /** Name as shown to the person. */
  subscriptionName?: string
  /** The API's license name, such as `standard`. */
  license?: string
  size: string
  /** Empty for others than images. */
  format: string
  /** What the license is for, in the person's words. */
  project?: ProjectFields
  /** The person confirmed that it is for news or comment only. */
  isEditorial?: boolean
  /** Downloads that this takes from the allotment, as announced before. */
  expectedCharge: number
  charge: number | null
  /** License ids of this asset known before anything was sent. */
  baseline: string[]
  licenseId: string | null
  /** `licenseId` may be the license of another purchase. */
  isGuess?: boolean
  /** Address of the file, valid for 8 hours. */
  download: string | null
  state: PurchaseState
  /** The service's message when it was refused or is doubtful. */
  reason: string | null
  /** ISO time; refused because of too many requests until then. */
  retryAt?: string
  /** Sent without a gateway, so no gateway knows the outcome. */
  direct: boolean
  /** ISO times. */
  createdAt: string
  sentAt: string | null
  /** Downloads left before; null when the subscription did not say. */
  leftBefore?: number | null
  /** Name of the person, to show. */
  userName?: string
  /** Name of the file at that time. */
  fileName?: string
  /** Of the gateway's store; see `Readiness`. */
  epoch?: string
  /** Id of the plan that the claim in the file belongs to. */
  plan?: string
  /** The attempt that the person abandoned for this one. */
  instead?: string
  /** The search in which the asset was found. */
  searchId?: string
  /** While it is only watched: on how many days we checked, and when last. */
  looks?: number
  lookedOn?: string
}

/**
 * Bytes that an entry may grow by: an address, a reason, a license id. Reserved
 * before anything is sent.
 */
export const journalReserve = 1300

/** 2 for videos and tracks: older panels, which know only images, skip it. */
export function journalVersion(mediaType: MediaType): 1 | 2 {
  return mediaType === 'image' ? 1 : 2
}

/** Whether nothing is left to do for the purchase. */
export function isSettled(entry: JournalEntry): boolean {
  return entry.state === 'closed' || entry.state === 'refused'
}
