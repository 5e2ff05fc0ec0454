import { parseEntry } from './document.ts'
import type { LedgerEntry, MediaType } from './document.ts'
import type { ProjectFields } from './project-fields.ts'
import { asRecord } from './shape.ts'

/** On the root, private keys `<kind>:<id>`, one a record; see docs/protocol.md. */
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

/** In a file; also what a part of its id says. */
interface Written {
  v: 1
  /** Name of the person. */
  who: string
  /** ISO time. */
  at: string
}

/** Somebody in this file is licensing the asset. */
export interface Claim extends Written {
  /** `<attempt>.<asset id>`. */
  id: string
  attempt: string
  assetId: string
}

/** Of a person who cannot license, for one who can; `who` asked. */
export interface ApprovalRequest extends Written {
  /** Made by us. */
  id: string
  /** At most `maxRequestedAssets`. */
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
export interface Aside extends Written {
  /** `<media type>.<asset id>`. */
  id: string
  assetId: string
  mediaType: MediaType
  reason: string
}

/** Why an editorial asset may stay in a frame that advertises. */
export interface EditorialAnswer extends Written {
  /** `<asset id>.<frame id>`. */
  id: string
  assetId: string
  frameId: string
  reason: string
}

/** What a person says a frame is for, whatever its name says. */
export interface Mark extends Written {
  /** Of the frame. */
  id: string
  isAdvertising: boolean
}

/** What licenses of this file are booked on; remembered for the next. */
export interface Project extends Omit<Written, 'who'>, ProjectFields {
  id: 'file'
}

/** A collection that everyone here may look into; its code opens it. */
export interface Pin extends Written {
  /** Of the collection. */
  id: string
  /** When it was pinned; it may have another by now. */
  name: string
  shareCode: string
}

/** Assets of one request. */
export const maxRequestedAssets = 100

/** Of each kind, the newest. */
export const maxRecords = 5000

/** What is written under a key; an empty text deletes it. */
export interface RecordToSave {
  key: string
  text: string
  /** The reduced copy for other tools, under the same key. */
  publicText?: string
}

/** What is drawn as a frame. */
export interface DrawProof {
  /** Of the page and of the frame. */
  name: string
  /** Line by line. */
  text: string
}

export interface FoundRecords {
  /** By key, the newest first; a text that is too long is empty. */
  records: { [key: string]: string }
  /** How many older ones were not read. */
  beyond: number
}

export interface SavedRecords {
  /** Keys that a newer version of us wrote; these stay as they are. */
  newer: string[]
}

export function recordKey(kind: RecordKind, id: string): string {
  return `${kind}:${id}`
}

const keyPattern = /^(license|claim|request|aside|answer|mark|project|pin):(.+)/

/** Whether this may stand under the key: the text names the id in it. */
export function isRecordText(key: string, text: string): boolean {
  const [, , id] = keyPattern.exec(key) || []
  const record = asRecord(parseEntry(text))
  return (
    !!id && (!text || (!!record && record['v'] === 1 && record['id'] === id))
  )
}
