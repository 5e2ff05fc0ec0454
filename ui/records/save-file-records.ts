import type { PublicRecord } from '../../contract/document.ts'
import { recordKey } from '../../contract/records.ts'
import type {
  RecordKind,
  Records,
  RecordToSave
} from '../../contract/records.ts'
import { controller } from '../platform/controller.ts'

/**
 * Saves all or none, in one undo step. Returns the ids of records that a newer
 * version wrote; those are kept.
 */
export async function saveFileRecords<Kind extends RecordKind>(
  kind: Kind,
  records: readonly Records[Kind][]
): Promise<string[]> {
  return save(
    kind,
    records.map(record => ({
      key: recordKey(kind, record.id),
      text: JSON.stringify(record),
      ...publicTextOf(kind, record)
    }))
  )
}

/** In one undo step. Missing records are ignored. */
export async function deleteFileRecords(
  kind: RecordKind,
  ids: readonly string[]
): Promise<void> {
  await save(
    kind,
    ids.map(id => ({ key: recordKey(kind, id), text: '' }))
  )
}

async function save(
  kind: RecordKind,
  records: RecordToSave[]
): Promise<string[]> {
  if (records.length === 0) return []
  const { newer } = await controller.saveRecords({ records })
  return newer.map(key => key.slice(recordKey(kind, '').length))
}

/** Other tools can read the public text; only licenses have one. */
function publicTextOf(
  kind: RecordKind,
  record: Records[RecordKind]
): { publicText?: string } {
  if (kind !== 'license' || !('license' in record)) return {}
  const { assetId, mediaType, license, licenseId, at } = record
  const publicRecord: PublicRecord = {
    assetId,
    state: 'licensed',
    license,
    licenseId,
    at
  }
  if (mediaType !== 'image') publicRecord.mediaType = mediaType
  return { publicText: JSON.stringify(publicRecord) }
}
