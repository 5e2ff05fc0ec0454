import { readExifOrientation } from './exif-orientation.ts'
import type { ImageHeader } from './image-header.ts'
import { pngColorTag } from './png-color-tag.ts'
import { textAt } from './text-at.ts'

/** Decoders refuse a file with any other chunk whose name begins upper case. */
const criticalChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND']

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export function readPngHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 33) return null
  if (signature.some((byte, index) => bytes[index] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const bitDepth = view.getUint8(24)
  const colorType = view.getUint8(25)
  const chunks = readChunks(view)
  const exif = chunks.get('eXIf')
  return {
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    orientation: (exif && readExifOrientation(exif)) ?? 1,
    isPlain: bitDepth <= 8 && [...chunks.keys()].every(isKnown),
    hasAlpha: colorType === 4 || colorType === 6 || chunks.has('tRNS'),
    isComplete: chunks.has('IDAT') && chunks.has('IEND'),
    colorTag: pngColorTag(name => chunks.get(name) ?? null)
  }
}

function isKnown(name: string): boolean {
  return criticalChunks.includes(name) || /^[^A-Z]/.test(name)
}

/** The complete chunks by name. Browsers ignore chunks after the pixels. */
function readChunks(view: DataView): Map<string, DataView> {
  const chunks = new Map<string, DataView>()
  let at = 8
  while (at + 12 <= view.byteLength) {
    const length = view.getUint32(at)
    const start = at + 8
    const next = start + length + 4
    if (next > view.byteLength) break
    const place = view.byteOffset + start
    const name = textAt(view, at + 4)
    if (!chunks.has('IDAT') || name === 'IEND') {
      chunks.set(name, new DataView(view.buffer, place, length))
    }
    at = next
  }
  return chunks
}
