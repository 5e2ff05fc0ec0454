import { atom } from 'nanostores'
import { isSettled } from '../../contract/journal.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { platform } from '../platform.ts'
import { deleteRecord } from '../saved/delete-record.ts'
import { loadRecords } from '../saved/load-records.ts'
import { panelKeys } from '../saved/panel-keys.ts'
import { readJournalEntry } from '../saved/read-journal-entry.ts'
import { saveRecord } from '../saved/save-record.ts'
import { deleteEntry, keepEntry } from './journal.ts'

/**
 * Purchases that are over, of which a license may come all the same: doubtful
 * ones that the person gave up, those that a service refused without a gateway,
 * and those that may have got the license of another. They are watched for a
 * while.
 */
export const $watched = atom<readonly JournalEntry[]>([])

/** Milliseconds. */
const watchedFor = 30 * 24 * 3_600_000

/** Another window may have written in the meantime. */
export async function loadWatched(): Promise<void> {
  const all = await loadRecords(panelKeys.watched, readJournalEntry)
  const isOld = ({ createdAt }: JournalEntry) =>
    platform().now() - Date.parse(createdAt) > watchedFor
  $watched.set(all.filter(entry => !isOld(entry)))
  for (const { id } of all.filter(isOld)) {
    await deleteRecord(panelKeys.watched + id).catch(() => {
      // It counts no longer all the same; the next start tries again.
    })
  }
}

/** From the journal to those that are only watched. */
export async function watch(entry: JournalEntry): Promise<void> {
  await saveRecord(panelKeys.watched + entry.id, entry, readJournalEntry)
  $watched.set([...$watched.get().filter(({ id }) => id !== entry.id), entry])
  await deleteEntry(entry.id)
}

/** Written as long as anything is left to do, or may come. */
export async function keepDecision(entry: JournalEntry): Promise<void> {
  if (isSettled(entry) && mayFollow(entry)) await watch(entry)
  else await keepEntry(entry)
}

/** A browser may have sent twice what was refused without a gateway. */
function mayFollow({ isGuess, direct, reason }: JournalEntry): boolean {
  return isGuess === true || (direct && reason !== null)
}

/** Nothing can come of it any more, or it has. */
export async function stopWatching({ id }: JournalEntry): Promise<void> {
  await deleteRecord(panelKeys.watched + id)
  $watched.set($watched.get().filter(one => one.id !== id))
}

/** Of this account at this service; the newest first. */
export function watchedBy(accountId: string): JournalEntry[] {
  const { service } = platform().addresses
  const own = $watched
    .get()
    .filter(one => one.accountId === accountId && one.service === service)
  own.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  return own
}
