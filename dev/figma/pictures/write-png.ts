import { zlibOf } from './deflate.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function crcTable(): Uint32Array {
  const table = new Uint32Array(256)
  for (let i = 0; i < 256; i += 1) {
    let value = i
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    }
    table[i] = value
  }
  return table
}

const table = crcTable()

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  }
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i += 1) out[4 + i] = kind.charCodeAt(i)
  out.set(data, 8)
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)))
  return out
}

/** Each row as its difference from the row above, which packs better. */
function filtered(pixels: Uint8Array, stride: number): Uint8Array {
  const rows = pixels.length / stride
  const out = new Uint8Array(rows * (stride + 1))
  for (let y = 0; y < rows; y += 1) {
    out[y * (stride + 1)] = 2
    for (let x = 0; x < stride; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0)
      const value = (pixels[y * stride + x] ?? 0) - above
      out[y * (stride + 1) + 1 + x] = value & 255
    }
  }
  return out
}

/** A PNG of rows of red, green and blue bytes; the same everywhere. */
export function writePng(width: number, pixels: Uint8Array): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, pixels.length / width / 3)
  header[8] = 8
  header[9] = 2
  const parts = [
    new Uint8Array(signature),
    chunk('IHDR', header),
    chunk('IDAT', zlibOf(filtered(pixels, width * 3))),
    chunk('IEND', new Uint8Array())
  ]
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
