import { savedKeys } from '../../contract/saved.ts'
import type { Session } from '../../contract/session.ts'
import { loadRecords } from '../storage/load-records.ts'
import { readSession } from '../storage/read-session.ts'
import { saveRecord } from '../storage/save-record.ts'

/** The token in storage, while this window's session cannot be saved. */
let unsaved: { stored: string | null } | null = null

/** Fails when the session only works in this window. */
export async function saveSession(session: Session): Promise<void> {
  try {
    await saveRecord(savedKeys.session, session, readSession)
    unsaved = null
  } catch (error) {
    const older = await loadStored().catch(() => null) // storage that cannot be written may not be readable either
    unsaved = { stored: older?.accessToken ?? null }
    throw error
  }
}

/**
 * The person's newest session: the last one any window saved, or this window's
 * own if it could not be saved. Null when another window signed out.
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
