import { storedEntrySize } from '../engine/storage-gate.ts'
import { readClientStorage } from '../session/client-storage.ts'
import type { Session } from '../session/session.ts'

/** One value of `figma.clientStorage` as the page shows it. */
export interface StorageEntry {
  key: string
  size: number
  /** As JSON; bytes and dates are only named. */
  text: string
  /** Whether the text says all, so that it can be edited. */
  whole: boolean
}

export async function storageEntries(
  storage: Session['storage']
): Promise<StorageEntry[]> {
  const values = Object.entries(await readClientStorage(storage))
  return values.map(([key, value]) => {
    const size = storedEntrySize(key, value)
    return { key, size, ...textOf(value) }
  })
}

/** Writes an edited value; throws with a sentence when it is not JSON. */
export async function editEntry(
  storage: Session['storage'],
  key: string,
  text: string
): Promise<void> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`“${key}” was not changed: this is not JSON.`, {
      cause: error
    })
  }
  await storage.set(key, value)
}

export async function clearEntries(storage: Session['storage']): Promise<void> {
  for (const key of await storage.keys()) await storage.delete(key)
}

function textOf(value: unknown): { text: string; whole: boolean } {
  let whole = true
  const name = (given: unknown): unknown => {
    if (given instanceof Uint8Array) {
      whole = false
      return `${given.length} bytes`
    }
    if (given instanceof Date) {
      whole = false
      return given
    }
    if (Array.isArray(given)) return given.map(name)
    if (typeof given !== 'object' || given === null) return given
    const entries = Object.entries(given)
    return Object.fromEntries(entries.map(([key, it]) => [key, name(it)]))
  }
  const text = JSON.stringify(name(value), null, 2) ?? 'undefined'
  return { text, whole: whole && value !== undefined }
}
