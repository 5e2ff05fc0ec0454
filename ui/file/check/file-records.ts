import { atom } from 'nanostores'
import type {
  ApprovalRequest,
  Aside,
  EditorialAnswer,
  Mark,
  RecordKind,
  Records
} from '../../../contract/records.ts'
import { loadFileRecords } from '../../records/load-file-records.ts'
import {
  deleteFileRecords,
  saveFileRecords
} from '../../records/save-file-records.ts'
import { noticeWords } from './words.ts'
import { dismissNotice, showError, showNotice } from '../../shell/notices.ts'

type ById<Item> = ReadonlyMap<string, Item>

/** What people recorded in the file about its assets. */
export interface FileRecords {
  requests: ById<ApprovalRequest>
  asides: ById<Aside>
  answers: ById<EditorialAnswer>
  marks: ById<Mark>
  /** How many records were skipped: broken, of a newer version, or too many. */
  unread: number
}

export const $fileRecords = atom<FileRecords>({
  requests: new Map(),
  asides: new Map(),
  answers: new Map(),
  marks: new Map(),
  unread: 0
})

let loading = 0

/** Figma: there is no event when someone else changes plugin data. */
export async function refreshRecords(): Promise<void> {
  const own = (loading += 1)
  try {
    const [requests, asides, answers, marks] = await Promise.all([
      loadFileRecords('request'),
      loadFileRecords('aside'),
      loadFileRecords('answer'),
      loadFileRecords('mark')
    ])
    if (own !== loading) return
    $fileRecords.set({
      requests: byId(requests.records),
      asides: byId(asides.records),
      answers: byId(answers.records),
      marks: byId(marks.records),
      unread: [requests, asides, answers, marks].reduce(
        (sum, { unread, beyond }) => sum + unread + beyond,
        0
      )
    })
  } catch (error) {
    showError(error)
  }
}

/** In one undo step; false if they could not be saved. */
export function saveRecords<Kind extends RecordKind>(
  kind: Kind,
  records: readonly Records[Kind][]
): Promise<boolean> {
  return isSaved(saveFileRecords(kind, records))
}

export function deleteRecord(kind: RecordKind, id: string): Promise<boolean> {
  return isSaved(deleteFileRecords(kind, [id]))
}

/** The notice of the last record that could not be saved. */
let unsavedNotice = 0

async function isSaved(writing: Promise<string[] | void>): Promise<boolean> {
  try {
    const newer = (await writing) ?? []
    dismissNotice(unsavedNotice)
    if (newer.length === 0) return true
    unsavedNotice = showNotice('error', noticeWords.get().newerRecord)
    return false
  } catch (error) {
    unsavedNotice = showError(error)
    return false
  } finally {
    await refreshRecords()
  }
}

function byId<Item extends { id: string }>(
  records: readonly Item[]
): ById<Item> {
  return new Map(records.map(record => [record.id, record]))
}
