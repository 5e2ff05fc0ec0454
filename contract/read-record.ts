import { parseEntry } from './document.ts'
import type { LedgerEntry } from './document.ts'
import { areProjectFields, projectShape } from './project-fields.ts'
import type {
  ApprovalRequest,
  RecordKind,
  Records,
  RequestAnswer
} from './records.ts'
import { isRecordText, maxRequestedAssets } from './records.ts'
import {
  fits,
  isAssetId,
  isBoolean,
  isEntryText,
  isEntryTextOrNull,
  isMediaType,
  isOne,
  isOneOf,
  isText,
  optional
} from './shape.ts'
import type { Shape } from './shape.ts'

const written = { v: isOne, id: isEntryText, at: isEntryText }

const license: Shape<LedgerEntry> = {
  ...written,
  assetId: isAssetId,
  mediaType: isMediaType,
  licenseId: isEntryTextOrNull,
  license: isEntryText,
  size: isEntryText,
  format: isEntryText,
  licensee: isEntryText,
  subscription: optional(isEntryText),
  project: optional(areProjectFields),
  isEditorial: optional(isBoolean),
  knownIds: optional(ids => Array.isArray(ids) && ids.every(isEntryText))
}

const answer: Shape<RequestAnswer> = {
  state: isOneOf('licensed', 'declined', 'withdrawn'),
  who: isEntryText,
  at: isEntryText,
  reason: optional(isEntryText)
}

const request: Shape<ApprovalRequest> = {
  ...written,
  who: isEntryText,
  assetIds: value =>
    Array.isArray(value) &&
    value.length <= maxRequestedAssets &&
    value.every(isEntryText),
  note: isEntryText,
  answer: optional(value => fits(value, answer))
}

const shapes: { [Kind in RecordKind]: Shape<Records[Kind]> } = {
  license,
  claim: {
    ...written,
    who: isEntryText,
    attempt: isEntryText,
    assetId: isAssetId,
    mediaType: optional(isMediaType)
  },
  request,
  aside: {
    ...written,
    who: isEntryText,
    assetId: isAssetId,
    mediaType: isMediaType,
    reason: isEntryText
  },
  answer: {
    ...written,
    who: isEntryText,
    assetId: isAssetId,
    mediaType: optional(isMediaType),
    frameId: isEntryText,
    reason: isEntryText
  },
  mark: { ...written, who: isEntryText, isAdvertising: isBoolean },
  project: { ...written, ...projectShape, id: isOneOf('file') },
  pin: {
    ...written,
    id: isCollectionId,
    who: isEntryText,
    name: isEntryText,
    shareCode: value => isEntryText(value) && value !== ''
  }
}

/** It cannot change the path of an address. */
function isCollectionId(value: unknown): boolean {
  return isText(value) && /^[\w-]{1,64}$/.test(value)
}

/**
 * Reads a record of the file; null when it is broken, edited by hand, of a
 * newer version or of another kind.
 */
export function readRecord<Kind extends RecordKind>(
  kind: Kind,
  key: string,
  text: string
): Records[Kind] | null {
  if (!key.startsWith(`${kind}:`) || !isRecordText(key, text)) return null
  const value = parseEntry(text)
  return fits<Records[Kind]>(value, shapes[kind]) ? value : null
}
