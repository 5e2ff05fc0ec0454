import type { DocumentFile } from '../shared/host.ts'
import { done, transact } from '../session/database.ts'

type Outline = Omit<DocumentFile, 'images'> & { hashes: string[] }

/**
 * Pictures that are surely stored: only those that a kept document lists are
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
      done<string | undefined>(table('images').get(hash))
    )
    const images: Record<string, string> = {}
    for (const [index, text] of (await Promise.all(bytes)).entries()) {
      const hash = hashes[index]
      if (hash !== undefined && text !== undefined) images[hash] = text
    }
    stored = new Set(Object.keys(images))
    return { ...outline, images }
  })
}

/** Writes the document, and only those pictures that are new. */
export async function saveDocument(
  key: string,
  file: DocumentFile
): Promise<void> {
  const { images, ...outline } = file
  const hashes = Object.keys(images)
  const fresh = Object.entries(images).filter(([hash]) => !stored.has(hash))
  await transact(['documents', 'images'], 'readwrite', table => {
    for (const [hash, text] of fresh) table('images').put(text, hash)
    const documents = table('documents')
    documents.put({ ...outline, hashes } satisfies Outline, key)
    // A page that closes does not wait for the transaction to commit itself.
    documents.transaction.commit()
  })
  stored = new Set(hashes)
}

/** Forgets a document, and the pictures that no other one lists. */
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
