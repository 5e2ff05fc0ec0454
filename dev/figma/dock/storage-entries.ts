import { storedEntrySize } from '../engine/storage-gate.ts'
import { readClientStorage } from '../session/client-storage.ts'
import type { Session } from '../session/session.ts'

/** One value of `figma.clientStorage` as the page shows it. */
export interface StorageEntry {
  key: string
  size: number
  /** As JSON; of bytes only the count. */
  text: string
}

export async function storageEntries(
  storage: Session['storage']
): Promise<StorageEntry[]> {
  const values = Object.entries(await readClientStorage(storage))
  return values.map(([key, value]) => ({
    key,
    size: storedEntrySize(key, value),
    text: textOf(value)
  }))
}

export async function clearEntries(storage: Session['storage']): Promise<void> {
  for (const key of await storage.keys()) await storage.delete(key)
}

function textOf(value: unknown): string {
  return JSON.stringify(withoutBytes(value), null, 2) ?? 'undefined'
}

function withoutBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.map(withoutBytes)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, it]) => [key, withoutBytes(it)]))
}
