import { cutText } from './cut-text.ts'

/** At most 240 bytes of UTF-8; file systems take 255, with prefix and ending. */
const maxLength = 80

/** Invisible; those that join letters or emoji are not. */
const invisible = /(?![\p{L}\p{M}\p{Join_C}\u{e0020}-\u{e007f}])\p{DI}|\p{Cs}/gu

const refused = /[\p{Cc}<>:"/\\|?*]/u

/** Dots and spaces at the end are refused, dots at the start hide a file. */
const edges = /^[\s.\p{Join_C}-]+|[\s.\p{Join_C}-]+$/gu

/** Windows: devices, with any ending. */
const device =
  /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|con(?:in|out)\$)(?=\s*(?:\.|$))/i

/**
 * A file name, in any script, that every file system accepts; empty if nothing
 * is left of the text.
 */
export function toFileName(text: string): string {
  const parts = text
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .split(refused)
  const name = parts.map(withoutEdges).filter(Boolean).join('-')
  return withoutEdges(cutText(name, maxLength)).replace(device, '$&-')
}

function withoutEdges(text: string): string {
  return text.replace(edges, '')
}
