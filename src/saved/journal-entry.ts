import type { JournalEntry, PurchaseState } from '../../contract/journal.ts'
import {
  areTexts,
  asRecord,
  isMediaType,
  isNumber,
  isNumberOrNull,
  isText,
  isTextOrNull
} from './named-values.ts'

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

const texts = [
  'id',
  'attempt',
  'assetId',
  'accountId',
  'service',
  'fileId',
  'subscriptionId',
  'size',
  'format',
  'createdAt'
]

const textsOrNull = ['licenseId', 'download', 'reason', 'sentAt']

export function readJournalEntry(value: unknown): JournalEntry | null {
  const entry = asRecord(value)
  return entry &&
    entry['v'] === 1 &&
    entry['id'] !== '' &&
    texts.every(name => isText(entry[name])) &&
    textsOrNull.every(name => isTextOrNull(entry[name])) &&
    isMediaType(entry['mediaType']) &&
    isNumber(entry['expectedCharge']) &&
    isNumberOrNull(entry['charge']) &&
    areTexts(entry['baseline']) &&
    isState(entry['state']) &&
    typeof entry['direct'] === 'boolean'
    ? (entry as unknown as JournalEntry) // every field was checked
    : null
}

function isState(value: unknown): boolean {
  return isText(value) && Object.prototype.hasOwnProperty.call(states, value)
}
