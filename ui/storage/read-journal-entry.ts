import type { JournalEntry, PurchaseState } from '../../contract/journal.ts'
import { areProjectFields } from '../../contract/project-fields.ts'
import {
  areTexts,
  fits,
  isBoolean,
  isFilledText,
  isMediaType,
  isNumber,
  isNumberOrNull,
  isOne,
  isText,
  isTextOrNull,
  orNone
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
  v: isOne,
  id: isFilledText,
  attempt: isText,
  assetId: isText,
  mediaType: isMediaType,
  accountId: isText,
  service: isText,
  fileId: isText,
  subscriptionId: isText,
  subscriptionName: orNone(isText),
  license: orNone(isText),
  size: isText,
  format: isText,
  project: orNone(areProjectFields),
  isEditorial: orNone(isBoolean),
  expectedCharge: isNumber,
  charge: isNumberOrNull,
  baseline: areTexts,
  licenseId: isTextOrNull,
  isGuess: orNone(isBoolean),
  download: isTextOrNull,
  state: isState,
  reason: isTextOrNull,
  direct: isBoolean,
  createdAt: isText,
  sentAt: isTextOrNull,
  leftBefore: orNone(isNumberOrNull),
  userName: orNone(isText),
  fileName: orNone(isText),
  epoch: orNone(isText),
  plan: orNone(isText),
  instead: orNone(isText),
  looks: orNone(isNumber),
  lookedOn: orNone(isText)
}

export function readJournalEntry(value: unknown): JournalEntry | null {
  return fits(value, entry) ? value : null
}

function isState(value: unknown): boolean {
  return Object.keys(states).some(state => state === value)
}
