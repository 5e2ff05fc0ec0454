import type { DocumentFile } from '../shared/host.ts'

/** Hashes of images that layers show and that the file does not hold. */
export function missingImages(file: DocumentFile): string[] {
  const text = JSON.stringify([file.pages, file.styles])
  const shown = [...text.matchAll(/"imageHash":"([^"]+)"/g)]
  const hashes = new Set(shown.map(([, hash = '']) => hash))
  return [...hashes].filter(hash => !(hash in file.images))
}
