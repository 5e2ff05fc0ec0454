import type { DocumentFile } from '../../dev/figma/shared/host.ts'

/** The document with this text in a font that is not installed. */
export function setMissingFont(
  document: DocumentFile,
  characters: string
): DocumentFile {
  const text = `"characters":"${characters}"`
  const font = '"fontName":{"family":"House","style":"Bold"}'
  return JSON.parse(
    JSON.stringify(document).replace(text, `${text},${font}`)
  ) as DocumentFile // with one more field
}
