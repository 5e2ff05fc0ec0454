import { atom } from 'nanostores'
import { isSettled } from '../../../contract/journal.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { platform } from '../../platform/platform.ts'
import { deleteRecord } from '../../storage/delete-record.ts'
import { loadRecords } from '../../storage/load-records.ts'
import { panelKeys } from '../../storage/panel-keys.ts'
import { readJournalEntry } from '../../storage/read-journal-entry.ts'
import { saveRecord } from '../../storage/save-record.ts'
import { deleteEntry, keepEntry } from './journal.ts'

/**
 * Finished purchases that may still produce a license: doubtful ones that the
 * person gave up, direct ones that the service refused, and those that may have
 * got the license of another. They are watched for a while.
 */
export const $watched = atom<readonly JournalEntry[]>([])

/** Days on which it is checked. Clock changes do not end it. */
const maxChecks = 30

/** Another window may have written in the meantime. */
export async function loadWatched(): Promise<void> {
  $watched.set(await loadRecords(panelKeys.watched, readJournalEntry))
}

/** Moves a purchase from the journal to the watched ones. */
export async function watch(entry: JournalEntry): Promise<void> {
  await saveRecord(panelKeys.watched + entry.id, entry, readJournalEntry)
  $watched.set([...$watched.get().filter(({ id }) => id !== entry.id), entry])
  await deleteEntry(entry.id)
}

/** Saves an entry while something is left to do or may follow. */
export async function keepDecision(entry: JournalEntry): Promise<void> {
  if (isSettled(entry) && mayFollow(entry)) await watch(entry)
  else await keepEntry(entry)
}

/** A browser may have sent a directly refused purchase twice. */
function mayFollow({ isGuess, direct, reason }: JournalEntry): boolean {
  return isGuess === true || (direct && reason !== null)
}

/** Nothing more can follow, or it has. */
export async function stopWatching({ id }: JournalEntry): Promise<void> {
  await deleteRecord(panelKeys.watched + id)
  $watched.set($watched.get().filter(one => one.id !== id))
}

/** The account's history has no license from it so far. */
export async function recordCheck(entry: JournalEntry): Promise<void> {
  const lookedOn = new Date(platform().now()).toISOString().slice(0, 10)
  if (entry.lookedOn === lookedOn) return
  const looks = (entry.looks ?? 0) + 1
  if (looks > maxChecks) return stopWatching(entry)
  const looked = { ...entry, lookedOn, looks }
  await saveRecord(panelKeys.watched + entry.id, looked, readJournalEntry)
  $watched.set($watched.get().map(one => (one.id === entry.id ? looked : one)))
}

/** Watched purchases of this account at this service, newest first. */
export function watchedBy(accountId: string): JournalEntry[] {
  const { service } = platform().addresses
  const own = $watched
    .get()
    .filter(one => one.accountId === accountId && one.service === service)
  own.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  return own
}
