import { untagged } from './color-tag.ts'
import type { ImageHeader } from './image-header.ts'
import { textAt } from './text-at.ts'

/** Only the size is read: Figma does not accept WebP. */
export function readWebpHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null
  const size = readSize(view)
  return (
    size && {
      format: 'webp',
      ...size,
      orientation: 1,
      isPlainColor: true,
      colorTag: untagged,
      isComplete: view.getUint32(4, true) + 8 <= view.byteLength
    }
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
