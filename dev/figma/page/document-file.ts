import type { DocumentFile } from '../core/host.ts'
import { stopAutosave } from './autosave.ts'
import { removeDocument, saveDocument } from './saved-document.ts'
import { $session } from './session.ts'

/** Downloads the document as one JSON file. */
export function exportFile(): void {
  const file = $session.get()?.host.exportDocument()
  if (!file) return
  const blob = new Blob([JSON.stringify(file)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${file.name || 'document'}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Replaces the document by a file's and starts over. */
export async function importFile(key: string, file: Blob): Promise<void> {
  const found = readDocument(await file.text())
  stopAutosave()
  await saveDocument(key, found)
  location.reload()
}

/** Forgets the kept document and starts over with the first one. */
export async function resetDocument(key: string): Promise<void> {
  stopAutosave()
  await removeDocument(key)
  location.reload()
}

/** Throws with a sentence when the text is no document of this host. */
export function readDocument(text: string): DocumentFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('This file is not JSON. Choose an exported document.')
  }
  if (!isDocument(value)) {
    throw new Error(
      'This file is no document of this host. Choose an exported document.'
    )
  }
  return value
}

function isDocument(value: unknown): value is DocumentFile {
  if (typeof value !== 'object' || value === null) return false
  const file: Partial<Record<keyof DocumentFile, unknown>> = value
  return (
    file.version === 1 &&
    Array.isArray(file.pages) &&
    typeof file.images === 'object'
  )
}
