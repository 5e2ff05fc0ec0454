import type { DocumentFile } from '../core/host.ts'

const version = 1

/** Throws with a sentence when the text is no document of this host. */
export function readDocument(text: string): DocumentFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(
      'This file is broken: it is not JSON. Choose a saved document.',
      { cause: error }
    )
  }
  const file = fieldsOf(value)
  if (typeof file['version'] === 'number' && file['version'] > version) {
    throw new Error(
      `This file is of version ${file['version']}; this host reads version ` +
        `${version}. Use a newer host.`
    )
  }
  if (!isDocument(file)) {
    throw new Error(
      'This file is no document of this host. Choose a saved document.'
    )
  }
  return file
}

/** Hashes of images that layers show and that the file does not hold. */
export function missingImages(file: DocumentFile): string[] {
  const text = JSON.stringify([file.pages, file.styles])
  const shown = [...text.matchAll(/"imageHash":"([^"]+)"/g)]
  const hashes = new Set(shown.map(([, hash = '']) => hash))
  return [...hashes].filter(hash => !(hash in file.images))
}

function isDocument(file: object): file is DocumentFile {
  const of: Partial<Record<keyof DocumentFile, unknown>> = file
  return (
    of.version === version &&
    Array.isArray(of.pages) &&
    Array.isArray(of.styles) &&
    typeof of.images === 'object' &&
    of.images !== null
  )
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
