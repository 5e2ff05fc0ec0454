import { savedKeys } from '../../contract/saved.ts'
import type { Session } from '../../contract/session.ts'
import { loadRecords } from '../storage/load-records.ts'
import { readSession } from '../storage/read-session.ts'
import { saveRecord } from '../storage/save-record.ts'

/** The token in storage while the session of this window cannot be saved. */
let unsaved: { stored: string | null } | null = null

/** Fails when it is good in this window only. */
export async function saveSession(session: Session): Promise<void> {
  try {
    await saveRecord(savedKeys.session, session, readSession)
    unsaved = null
  } catch (error) {
    const older = await loadStored().catch(() => null) // as unreadable as it is unwritable
    unsaved = { stored: older?.accessToken ?? null }
    throw error
  }
}

/**
 * The newest session of this person: what a window saved last, else the one
 * of this window, which could not be saved. Null when another signed out.
 */
export async function loadSession(own: Session): Promise<Session | null> {
  const stored = await loadStored()
  const isUnsaved =
    unsaved !== null && unsaved.stored === (stored?.accessToken ?? null)
  return isUnsaved ? own : stored
}

async function loadStored(): Promise<Session | null> {
  const [stored = null] = await loadRecords(savedKeys.session, readSession)
  return stored
}
