import type { ImageHeader } from './image-header.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const transparency = 0x74524e53
const end = 0x49454e44

export function readPngHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 33) return null
  if (signature.some((byte, index) => bytes[index] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const bitDepth = view.getUint8(24)
  const colorType = view.getUint8(25)
  const chunks = readChunkTypes(view)
  return {
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    orientation: 1,
    isPlainColor: bitDepth <= 8,
    isProgressive: view.getUint8(28) === 1,
    hasAlpha: colorType === 4 || colorType === 6 || chunks.has(transparency),
    isComplete: chunks.has(end)
  }
}

/** The types of all chunks that are there to their last byte. */
function readChunkTypes(view: DataView): Set<number> {
  const types = new Set<number>()
  let at = 8
  while (at + 12 <= view.byteLength) {
    const next = at + 12 + view.getUint32(at)
    if (next > view.byteLength) break
    types.add(view.getUint32(at + 4))
    at = next
  }
  return types
}
