import type { DocumentFile } from '../shared/host.ts'
import { fileBytes } from '../pictures/file-text.ts'
import { done, transact } from '../session/database.ts'

type Outline = Omit<DocumentFile, 'images' | 'videos'> & {
  /** Of images and videos, which are in one table: text or bytes. */
  hashes: string[]
}

/**
 * Files that are surely stored: only those that a kept document lists are
 * safe from removal with another document.
 */
let stored = new Set<string>()

/** The document as the browser last kept it. */
export function loadDocument(key: string): Promise<DocumentFile | null> {
  return transact(['documents', 'images'], 'readonly', async table => {
    const found = await done<Outline | undefined>(table('documents').get(key))
    // A record of another tool is no document.
    if (!Array.isArray(found?.hashes)) return null
    const { hashes, ...outline } = found
    const bytes = hashes.map(hash =>
      done<Uint8Array | string | undefined>(table('images').get(hash))
    )
    const images: Record<string, string> = {}
    const videos: Record<string, Uint8Array> = {}
    for (const [index, file] of (await Promise.all(bytes)).entries()) {
      const hash = hashes[index]
      if (hash === undefined || file === undefined) continue
      if (typeof file === 'string') images[hash] = file
      else videos[hash] = file
    }
    stored = new Set(Object.keys({ ...images, ...videos }))
    return { ...outline, images, videos }
  })
}

/** Writes the document, and only those images and videos that are new. */
export async function saveDocument(
  key: string,
  file: DocumentFile
): Promise<void> {
  const { images, videos = {}, ...outline } = file
  const films = Object.entries(videos).map(
    ([hash, one]) => [hash, fileBytes(one)] as const
  )
  const files = { ...images, ...Object.fromEntries(films) }
  const hashes = Object.keys(files)
  const fresh = Object.entries(files).filter(([hash]) => !stored.has(hash))
  await transact(['documents', 'images'], 'readwrite', table => {
    for (const [hash, one] of fresh) table('images').put(one, hash)
    const documents = table('documents')
    documents.put({ ...outline, hashes } satisfies Outline, key)
    // A page that closes does not wait for the transaction to commit itself.
    documents.transaction.commit()
  })
  stored = new Set(hashes)
}

/** Forgets a document, and the images and videos that no other one lists. */
export async function removeDocument(key: string): Promise<void> {
  await transact(['documents', 'images'], 'readwrite', async table => {
    const documents = table('documents')
    const own = hashesOf(await done<unknown>(documents.get(key)))
    await done(documents.delete(key))
    const others = await done<unknown[]>(documents.getAll())
    const needed = new Set(others.flatMap(hashesOf))
    for (const hash of own) {
      if (!needed.has(hash)) await done(table('images').delete(hash))
    }
  })
}

/** A record that another tool wrote lists no pictures. */
function hashesOf(found: unknown): string[] {
  const { hashes } = (found ?? {}) as Partial<Outline> // asked on the next line
  return Array.isArray(hashes) ? hashes : []
}
