import type { LedgerEntry } from '../../contract/document.ts'
import { readRecord } from '../../contract/read-record.ts'
import { recordKey } from '../../contract/records.ts'
import {
  asRecord,
  fits,
  isNonEmptyText,
  isOne,
  isText
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

/** A license that this machine wrote into the ledger of a file. */
export interface OwnedLicense {
  entry: LedgerEntry
  accountId: string
  service: string
  fileId: string
}

/** The licenses of one run. */
export interface OwnedRecord {
  v: 1
  id: string
  licenses: OwnedLicense[]
}

const license: Shape<OwnedLicense> = {
  entry: isLedgerEntry,
  accountId: isText,
  service: isText,
  fileId: isText
}

const record: Shape<OwnedRecord> = {
  v: isOne,
  id: isNonEmptyText,
  licenses: value =>
    Array.isArray(value) && value.every(one => fits(one, license))
}

export function readOwned(value: unknown): OwnedRecord | null {
  return fits(value, record) ? value : null
}

function isLedgerEntry(value: unknown): boolean {
  const id = asRecord(value)?.['id']
  if (!isText(id)) return false
  return !!readRecord(
    'license',
    recordKey('license', id),
    JSON.stringify(value)
  )
}
