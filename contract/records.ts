import type { MediaType } from './api/media-type.ts'
import { parseEntry } from './document.ts'
import type { AssetRef, LedgerEntry } from './document.ts'
import type { ProjectFields } from './project-fields.ts'
import { asRecord } from './shape.ts'

/** Private data on the root, keys `<kind>:<id>`; see docs/protocol.md. */
export interface Records {
  license: LedgerEntry
  claim: Claim
  request: ApprovalRequest
  aside: Aside
  answer: EditorialAnswer
  mark: Mark
  project: Project
  pin: Pin
}

export type RecordKind = keyof Records

interface RecordBase {
  v: 1
  /** Name of the person. */
  who: string
  /** ISO time. */
  at: string
}

/** Somebody is licensing the asset for this file. */
export interface Claim extends RecordBase {
  /** `<attempt>.<asset key>`; see asset-key.ts. */
  id: string
  attempt: string
  assetId: string
  /** Missing in versions that knew only images. */
  mediaType?: MediaType
}

/** The asset of a claim. */
export function claimedAsset({
  assetId,
  mediaType = 'image'
}: Claim): AssetRef {
  return { assetId, mediaType }
}

/** A request from a person who cannot license, `who`, to one who can. */
export interface ApprovalRequest extends RecordBase {
  /** Random. */
  id: string
  /**
   * Keys of one medium, at most `maxRequestedAssets`; see asset-key.ts.
   * Versions that knew only images find no asset for the key of a video.
   */
  assetIds: string[]
  note: string
  answer?: RequestAnswer
}

export interface RequestAnswer {
  state: 'licensed' | 'declined' | 'withdrawn'
  who: string
  /** ISO time. */
  at: string
  reason?: string
}

/** An asset of the file that nobody has to license, and why. */
export interface Aside extends RecordBase {
  /** `<media type>.<asset id>`. */
  id: string
  assetId: string
  mediaType: MediaType
  reason: string
}

/** Why an editorial asset may stay in an advertising frame. */
export interface EditorialAnswer extends RecordBase {
  /** `<asset key>.<frame id>`; see asset-key.ts. */
  id: string
  assetId: string
  /** Missing in versions that knew only images. */
  mediaType?: MediaType
  frameId: string
  reason: string
}

/** Whether a frame is for advertising; overrides its name. */
export interface Mark extends RecordBase {
  /** Id of the frame. */
  id: string
  isAdvertising: boolean
}

/** What licenses in this file are for; the default for the next one. */
export interface Project extends Omit<RecordBase, 'who'>, ProjectFields {
  id: 'file'
}

/** A collection shown to everyone in this file; its share code opens it. */
export interface Pin extends RecordBase {
  /** Id of the collection. */
  id: string
  /** Name when it was pinned; it may have changed. */
  name: string
  shareCode: string
}

export const maxRequestedAssets = 100

/** Records that are read of each kind; the newest win. */
export const maxRecords = 5000

/** A text to write under a key; an empty text deletes it. */
export interface RecordToSave {
  key: string
  text: string
  /** The reduced copy for other tools, under the same key. */
  publicText?: string
}

/** The text to draw in a frame. */
export interface DrawProof {
  /** Name of the page and of the frame. */
  name: string
  /** With line breaks. */
  text: string
}

export interface FoundRecords {
  /** Texts by key, newest first; empty when too long. */
  records: { [key: string]: string }
  /** How many older ones were not read. */
  beyond: number
}

export interface SavedRecords {
  /** Keys that a newer version wrote; they were not changed. */
  newer: string[]
}

/** Where a record is in the document's plugin data. */
export function recordKey(kind: RecordKind, id: string): string {
  return `${kind}:${id}`
}

const keyPattern = /^(license|claim|request|aside|answer|mark|project|pin):(.+)/

/** Whether the text is empty or a record with the id in the key. */
export function isRecordText(key: string, text: string): boolean {
  const [, , id] = keyPattern.exec(key) || []
  const record = asRecord(parseEntry(text))
  return (
    !!id && (!text || (!!record && record['v'] === 1 && record['id'] === id))
  )
}
