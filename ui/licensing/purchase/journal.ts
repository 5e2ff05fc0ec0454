import { atom } from 'nanostores'
import { ClearedError, toErrorData } from '../../../contract/errors.ts'
import { isSettled } from '../../../contract/journal.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { matchesKey, parseSaved, savedKeys } from '../../../contract/saved.ts'
import type { SavedItem } from '../../../contract/saved.ts'
import { asRecord, isText } from '../../../contract/shape.ts'
import { controller } from '../../platform/controller.ts'
import { platform } from '../../platform/platform.ts'
import { deleteRecord } from '../../storage/delete-record.ts'
import { journalText } from '../../storage/journal-text.ts'
import { readJournalEntry } from '../../storage/read-journal-entry.ts'

/** All unfinished purchases on this machine. */
export const $journal = atom<readonly JournalEntry[]>([])

/**
 * Keys of assets whose purchases cannot be read because a newer Cleared wrote
 * them; their state is unknown here. An empty text for an unknown asset.
 */
export const $unreadable = atom<readonly string[]>([])

/** Answered attempts of the current run in this window. */
const answered = new Set<string>()

/** Reads entries from all keys of client storage. */
export function restoreJournal(saved: readonly SavedItem[]): void {
  const entries: JournalEntry[] = []
  const unreadable: string[] = []
  for (const { key, text } of saved) {
    if (!matchesKey(key, savedKeys.journal)) continue
    const value = parseSaved(text)
    const entry = readJournalEntry(value)
    if (entry) entries.push(entry)
    else unreadable.push(assetIn(key, value))
  }
  const isAnswered = ({ attempt }: JournalEntry) => answered.has(attempt)
  $journal.set([
    ...$journal.get().filter(isAnswered),
    // One may have been answered while it was read.
    ...entries.filter(one => !isAnswered(one))
  ])
  $unreadable.set(unreadable)
}

/** The asset's key from the record's key, else from the text. */
function assetIn(key: string, value: unknown): string {
  const { assetId } = asRecord(value) ?? {}
  const [, named] = /\.(.+)$/.exec(key) ?? []
  return named ?? (isText(assetId) ? assetId : '')
}

/**
 * Another window may have written in the meantime. Skips answered attempts of
 * the current run, which grow with each batch.
 */
export async function loadJournal(): Promise<readonly JournalEntry[]> {
  const but = [...answered].map(attempt => keyOf(`${attempt}.`))
  const asked = { begin: savedKeys.journal, but }
  const { items } = await controller.loadSaved(asked)
  restoreJournal(items)
  return $journal.get()
}

/** Marks an attempt that needs no more reading during this run. */
export function noteAnswered(attempt: string): void {
  answered.add(attempt)
}

/** The run is over. */
export function forgetAnswered(): void {
  answered.clear()
}

/** Resolves once it was read back; fails with `journal-failed`. */
export async function saveEntry(entry: JournalEntry): Promise<JournalEntry> {
  const text = journalText(entry)
  try {
    if (!readJournalEntry(parseSaved(text))) throw new Error('Unreadable.')
    await controller.saveText({ key: keyOf(entry.id), text })
  } catch (error) {
    throw new ClearedError('journal-failed', toErrorData(error).message)
  }
  $journal.set([...entriesExcept(entry.id), entry])
  return entry
}

export async function deleteEntry(id: string): Promise<void> {
  await deleteRecord(keyOf(id))
  $journal.set(entriesExcept(id))
}

/** Saves an entry while something is left to do, then deletes it. */
export async function keepEntry(entry: JournalEntry): Promise<void> {
  if (isSettled(entry)) await deleteEntry(entry.id)
  else await saveEntry(entry)
}

/** Unsettled purchases of this account at this service. */
export function openEntries(accountId: string): JournalEntry[] {
  const { service } = platform().addresses
  return $journal
    .get()
    .filter(
      entry =>
        entry.accountId === accountId &&
        entry.service === service &&
        !isSettled(entry)
    )
}

function entriesExcept(id: string): JournalEntry[] {
  return $journal.get().filter(entry => entry.id !== id)
}

function keyOf(id: string): string {
  return savedKeys.journal + id
}
