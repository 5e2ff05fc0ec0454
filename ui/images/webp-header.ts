import { untagged } from './color-tag.ts'
import { readExifOrientation } from './exif-orientation.ts'
import type { ImageHeader } from './image-header.ts'
import { textAt } from './text-at.ts'

export function readWebpHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null
  const size = readSize(view)
  if (!size) return null
  const chunks = readChunks(bytes)
  const profile = chunks.get('ICCP')
  const exif = chunks.get('EXIF')
  return {
    format: 'webp',
    ...size,
    orientation: (exif && orientationIn(exif)) ?? 1,
    isPlain: true,
    colorTag: profile
      ? { kind: 'profile', bytes: profile, isPacked: false }
      : untagged,
    isComplete: view.getUint32(4, true) + 8 <= view.byteLength
  }
}

/** The complete chunks by name. */
function readChunks(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array>()
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true)
    const start = at + 8
    if (start + length > bytes.length) break
    chunks.set(textAt(view, at), bytes.subarray(start, start + length))
    at = start + length + (length % 2)
  }
  return chunks
}

/** Some programs write the name of JPEG’s segment before the TIFF block. */
function orientationIn(chunk: Uint8Array): number | null {
  const start = chunk[0] === 0x45 ? 6 : 0
  const tiff = chunk.subarray(start)
  return readExifOrientation(
    new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  )
}

function readSize(view: DataView) {
  switch (textAt(view, 12)) {
    case 'VP8X':
      return {
        width: 1 + (view.getUint32(24, true) & 0xffffff),
        height: 1 + (view.getUint32(26, true) >>> 8),
        hasAlpha: (view.getUint8(20) & 0x10) !== 0
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return {
        width: 1 + (bits & 0x3fff),
        height: 1 + ((bits >>> 14) & 0x3fff),
        hasAlpha: ((bits >>> 28) & 1) === 1
      }
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        hasAlpha: false
      }
    default:
      return null
  }
}
