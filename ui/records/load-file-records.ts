import { readRecord } from '../../contract/read-record.ts'
import { recordKey } from '../../contract/records.ts'
import type { RecordKind, Records } from '../../contract/records.ts'
import { controller } from '../platform/controller.ts'

export interface LoadedRecords<Kind extends RecordKind> {
  /** In the order in which the file has them. */
  records: readonly Records[Kind][]
  /** How many were skipped: broken, written by hand or by a newer version. */
  unread: number
  /** How many older ones exceeded the limit and were not read. */
  beyond: number
}

/** Records of one kind in this file, by any person. */
export async function loadFileRecords<Kind extends RecordKind>(
  kind: Kind,
  signal?: AbortSignal
): Promise<LoadedRecords<Kind>> {
  const begin = recordKey(kind, '')
  const options = signal ? { signal } : {}
  const found = await controller.loadRecords({ begin }, options)
  const entries = Object.entries(found.records)
  entries.reverse()
  const records = entries.flatMap(([key, text]) => {
    const record = readRecord(kind, key, text)
    return record ? [record] : []
  })
  const unread = entries.length - records.length
  return { records, unread, beyond: found.beyond }
}
