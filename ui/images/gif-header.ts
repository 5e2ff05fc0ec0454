import { untagged } from './color-tag.ts'
import type { ImageHeader } from './image-header.ts'

const trailer = 0x3b

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
    isPlainColor: true,
    colorTag: untagged,
    hasAlpha: true,
    isComplete: lastNonZeroByte(bytes) === trailer
  }
}

/** Some programs pad the end of the file with zeros. */
function lastNonZeroByte(bytes: Uint8Array): number {
  let end = bytes.length - 1
  while (end > 0 && bytes[end] === 0) end -= 1
  return bytes[end] ?? 0
}
