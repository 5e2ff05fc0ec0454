import type { DocumentFile } from '../shared/host.ts'
import { isRecord } from '../shared/is-record.ts'

const version = 1

function fault(text: string): Error {
  return new Error(`Nothing was opened: ${text}`)
}

/**
 * The value as a document of this host; throws a readable error when it is
 * none. The realm checks the content.
 */
export function asDocument(value: unknown): DocumentFile {
  const file = Object(value) as Partial<DocumentFile> // looked at below
  const { version: own, images, videos = {} } = file
  if (typeof own !== 'number' || own < version) {
    throw fault(
      'this is no document of this host. Choose one that it has saved.'
    )
  }
  if (own > version) {
    throw fault(
      `the document is of version ${own}, and this host reads version ` +
        `${version}. Use a newer host.`
    )
  }
  for (const [name, files] of Object.entries({ images, videos })) {
    if (isRecord(files)) continue
    throw fault(
      `${name} must be an object of base64 by hash. Save the document again ` +
        'where it was made.'
    )
  }
  return file as DocumentFile // its frame is there
}

/** The same for a file's text. */
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
  return asDocument(value)
}
