import { atom } from 'nanostores'
import type { JournalEntry } from '../../contract/journal.ts'
import { platform } from '../platform.ts'
import { deleteRecord } from '../saved/delete-record.ts'
import { loadRecords } from '../saved/load-records.ts'
import { panelKeys } from '../saved/panel-keys.ts'
import { readJournalEntry } from '../saved/read-journal-entry.ts'
import { saveRecord } from '../saved/save-record.ts'
import { deleteEntry } from './journal.ts'

/**
 * Doubtful purchases of which the person said that they did not happen. A
 * license may come of one all the same: they are watched for a while.
 */
export const $givenUp = atom<readonly JournalEntry[]>([])

/** Milliseconds. */
const watched = 30 * 24 * 3_600_000

/** Another window may have written in the meantime. */
export async function loadGivenUp(): Promise<void> {
  const all = await loadRecords(panelKeys.givenUp, readJournalEntry)
  const isOld = ({ createdAt }: JournalEntry) =>
    platform().now() - Date.parse(createdAt) > watched
  $givenUp.set(all.filter(entry => !isOld(entry)))
  for (const { id } of all.filter(isOld)) {
    await deleteRecord(panelKeys.givenUp + id).catch(() => {
      // It counts no longer all the same; the next start tries again.
    })
  }
}

/** From the journal to those that are only watched. */
export async function giveUp(entry: JournalEntry): Promise<void> {
  await saveRecord(panelKeys.givenUp + entry.id, entry, readJournalEntry)
  $givenUp.set([...$givenUp.get().filter(({ id }) => id !== entry.id), entry])
  await deleteEntry(entry.id)
}

/** Nothing can come of it any more, or it has. */
export async function stopWatching({ id }: JournalEntry): Promise<void> {
  await deleteRecord(panelKeys.givenUp + id)
  $givenUp.set($givenUp.get().filter(one => one.id !== id))
}

/** Of this account at this service; the newest first. */
export function givenUpBy(accountId: string): JournalEntry[] {
  const { service } = platform().addresses
  const own = $givenUp
    .get()
    .filter(one => one.accountId === accountId && one.service === service)
  own.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  return own
}
