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

/** Every purchase on this machine that is not over. */
export const $journal = atom<readonly JournalEntry[]>([])

/**
 * Assets of purchases that cannot be read, as a newer Cleared wrote them:
 * nobody knows here how they stand. Empty where not even the asset is known.
 */
export const $unreadable = atom<readonly string[]>([])

/** Attempts of the run that is under way, and of no other window. */
const answered = new Set<string>()

/** From what client storage has under any key. */
export function fillJournal(saved: readonly SavedItem[]): void {
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

/** By its key, else by what it says. */
function assetIn(key: string, value: unknown): string {
  const { assetId } = asRecord(value) ?? {}
  const [, named] = /\.(.+)$/.exec(key) ?? []
  return named ?? (isText(assetId) ? assetId : '')
}

/**
 * Another window may have written in the meantime. What the run has an answer
 * to is not read again: it grows with each batch.
 */
export async function loadJournal(): Promise<readonly JournalEntry[]> {
  const but = [...answered].map(attempt => keyOf(`${attempt}.`))
  const asked = { begin: savedKeys.journal, but }
  const { items } = await controller.call('loadSaved', asked)
  fillJournal(items)
  return $journal.get()
}

/** Nothing more is to be learnt of this attempt while the run lasts. */
export function noteAnswered(attempt: string): void {
  answered.add(attempt)
}

/** The run is over. */
export function forgetAnswered(): void {
  answered.clear()
}

/** Resolves when it was read back; fails with `journal-failed`. */
export async function saveEntry(entry: JournalEntry): Promise<JournalEntry> {
  const text = journalText(entry)
  try {
    if (!readJournalEntry(parseSaved(text))) throw new Error('Unreadable.')
    await controller.call('saveText', { key: keyOf(entry.id), text })
  } catch (error) {
    throw new ClearedError('journal-failed', toErrorData(error).message)
  }
  $journal.set([...othersThan(entry.id), entry])
  return entry
}

export async function deleteEntry(id: string): Promise<void> {
  await deleteRecord(keyOf(id))
  $journal.set(othersThan(id))
}

/** Written as long as anything is left to do, and then forgotten. */
export async function keepEntry(entry: JournalEntry): Promise<void> {
  if (isSettled(entry)) await deleteEntry(entry.id)
  else await saveEntry(entry)
}

/** Purchases of this account at this service that are not settled. */
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

function othersThan(id: string): JournalEntry[] {
  return $journal.get().filter(entry => entry.id !== id)
}

function keyOf(id: string): string {
  return savedKeys.journal + id
}
