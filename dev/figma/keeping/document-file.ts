import { samples } from '../shared/samples.ts'
import { fileText } from '../pictures/file-text.ts'
import { download } from '../controls/download.ts'
import type { DocumentFile } from '../shared/host.ts'
import { readDocument } from '../core/read-document.ts'
import { stopAutosave } from './autosave.ts'
import { takeDocument } from './document-lock.ts'
import { removeNotice, showHostNotice } from '../controls/notices.ts'
import { opensSlowly, withOpeningStatus } from './opening.ts'
import { missingMedia } from './missing-media.ts'
import { removeDocument, saveDocument } from './saved-document.ts'
import { $session } from '../session/session.ts'
import { showError } from '../controls/show-error.ts'

/** The notice that says why a file was not opened. */
let refusal = 0

/** Bytes of a file that takes a while to open. */
const large = 1_000_000

/** Downloads the document as one JSON file. */
export function saveFile(): void {
  const file = $session.get()?.host.exportDocument()
  if (!file) return
  const blob = new Blob([fileText(file)], { type: 'application/json' })
  download(blob, `${file.name || 'document'}.json`)
}

/**
 * Replaces the document by a file's and starts over. The one on screen stays
 * when the file is of no use, and it is said why.
 */
export async function openFile(key: string, file: Blob): Promise<void> {
  removeNotice(refusal)
  try {
    const found = await withOpeningStatus(file.size > large, () =>
      readFile(file)
    )
    const missing = missingMedia(found)
    if (missing.length === 0) return await replaceDocument(key, found)
    const files =
      missing.length === 1
        ? 'One image or video is'
        : `${missing.length} images or videos are`
    refusal = showHostNotice(
      `${files} missing from this file; layers that show ` +
        `${missing.length === 1 ? 'it' : 'them'} would be empty.`,
      true,
      {
        text: 'Open anyway',
        action: () => void replaceDocument(key, found).catch(showError)
      }
    )
  } catch (error) {
    removeNotice(refusal)
    refusal = showError(error)
  }
}

async function readFile(file: Blob): Promise<DocumentFile> {
  const found = readDocument(await file.text())
  await $session.get()?.assertOpens(found)
  return found
}

/** Forgets the kept document and starts over with the first one. */
export async function resetDocument(key: string): Promise<void> {
  stopAutosave()
  await takeDocument(key)
  await removeDocument(key)
  location.reload()
}

/** Goes to a document of the list, or back to the first one for null. */
export function openSample(name: string | null): void {
  const url = new URL(location.href)
  url.searchParams.delete('document')
  if (name === null) url.searchParams.delete('sample')
  else url.searchParams.set('sample', name)
  const sample = samples.find(it => it.name === name)
  // A board is looked at in FigJam, whatever was looked at before.
  if (sample && 'editor' in sample) {
    url.searchParams.set('editor', sample.editor)
  }
  location.assign(url)
}

async function replaceDocument(key: string, file: DocumentFile): Promise<void> {
  stopAutosave()
  await takeDocument(key)
  await withOpeningStatus(opensSlowly(file), () => saveDocument(key, file))
  location.reload()
}
