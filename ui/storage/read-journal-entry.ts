import { mediaTypes } from '../../contract/api/media-type.ts'
import { journalVersion } from '../../contract/journal.ts'
import type { JournalEntry, PurchaseState } from '../../contract/journal.ts'
import { areProjectFields } from '../../contract/project-fields.ts'
import {
  areTexts,
  fits,
  isBoolean,
  isNonEmptyText,
  isNumber,
  isNumberOrNull,
  isOneOf,
  isOneOrTwo,
  isText,
  isTextOrNull,
  optional
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

const states: { [State in PurchaseState]: true } = {
  prepared: true,
  sending: true,
  unknown: true,
  doubtful: true,
  refused: true,
  paid: true,
  recorded: true,
  placed: true,
  closed: true
}

const entry: Shape<JournalEntry> = {
  v: isOneOrTwo,
  id: isNonEmptyText,
  attempt: isText,
  assetId: isText,
  mediaType: isOneOf(...mediaTypes),
  accountId: isText,
  service: isText,
  fileId: isText,
  subscriptionId: isText,
  subscriptionName: optional(isText),
  license: optional(isText),
  size: isText,
  format: isText,
  project: optional(areProjectFields),
  isEditorial: optional(isBoolean),
  expectedCharge: isNumber,
  charge: isNumberOrNull,
  baseline: areTexts,
  licenseId: isTextOrNull,
  isGuess: optional(isBoolean),
  download: isTextOrNull,
  state: isState,
  reason: isTextOrNull,
  retryAt: optional(isText),
  direct: isBoolean,
  createdAt: isText,
  sentAt: isTextOrNull,
  leftBefore: optional(isNumberOrNull),
  userName: optional(isText),
  fileName: optional(isText),
  epoch: optional(isText),
  searchId: optional(isText),
  plan: optional(isText),
  instead: optional(isText),
  looks: optional(isNumber),
  lookedOn: optional(isText)
}

export function readJournalEntry(value: unknown): JournalEntry | null {
  return fits(value, entry) && value.v === journalVersion(value.mediaType)
    ? value
    : null
}

function isState(value: unknown): boolean {
  return Object.keys(states).some(state => state === value)
}
