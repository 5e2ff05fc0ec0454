import type { DocumentFile } from '../shared/host.ts'

/** Hashes of images and videos that layers show and the file does not hold. */
export function missingMedia(file: DocumentFile): string[] {
  const text = JSON.stringify([file.pages, file.styles])
  const shown = [...text.matchAll(/"(?:image|video)Hash":"([^"]+)"/g)]
  const hashes = new Set(shown.map(([, hash = '']) => hash))
  const held = { ...file.images, ...file.videos }
  return [...hashes].filter(hash => !(hash in held))
}
