import { untagged } from './color-tag.ts'
import type { ImageHeader } from './image-header.ts'

const extension = 0x21
const image = 0x2c

export function readGifHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 13) return null
  if (!/^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)))) {
    return null
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    orientation: 1,
    isPlain: true,
    colorTag: untagged,
    hasAlpha: true,
    isComplete: reachesEnd(bytes)
  }
}

/** Anything but an image or extension ends the file, as in browsers. */
function reachesEnd(bytes: Uint8Array): boolean {
  let hasImage = false
  let at = 13 + colorTableLength(bytes[10])
  while (at < bytes.length) {
    if (bytes[at] === image) {
      hasImage = true
      at = endOfBlocks(bytes, at + 11 + colorTableLength(bytes[at + 9]))
    } else if (bytes[at] === extension) at = endOfBlocks(bytes, at + 2)
    else return hasImage
  }
  return false
}

function colorTableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Each block begins with its length; the last one is empty. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (bytes[at]) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
