import { holds } from '../rules/rules.ts'

export interface ImageFacts {
  format: 'png' | 'jpeg' | 'gif'
  width: number
  height: number
}

const wholeOnly = holds('images/whole-files-only')

type Reading = ImageFacts | null

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const pngChunks = { IHDR: 0x49484452, IDAT: 0x49444154, IEND: 0x49454e44 }
const jpegScan = 0xda
const gifBlocks = { image: 0x2c, extension: 0x21, trailer: 0x3b }

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Walks the chunks: a cut file has no IEND. */
function readPng(bytes: Uint8Array): Reading {
  const view = viewOf(bytes)
  let at = pngSignature.length
  let facts: Reading = null
  let hasData = false
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const kind = view.getUint32(at + 4)
    if (at + 12 + length > bytes.length && wholeOnly) return null
    if (kind === pngChunks.IHDR && length >= 13) {
      const width = view.getUint32(at + 8)
      facts = { format: 'png', width, height: view.getUint32(at + 12) }
    }
    if (kind === pngChunks.IDAT) hasData = true
    if (kind === pngChunks.IEND) return hasData ? facts : null
    at += 12 + length
  }
  return wholeOnly ? null : facts
}

function isFrame(marker: number): boolean {
  const special = marker === 0xc4 || marker === 0xc8 || marker === 0xcc
  return marker >= 0xc0 && marker <= 0xcf && !special
}

function endsWithEoi(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at >= from; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  }
  return false
}

/** Walks the segments up to the scan, then looks for the end marker. */
function readJpeg(bytes: Uint8Array): Reading {
  const view = viewOf(bytes)
  let at = 2
  let facts: Reading = null
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return null
    if (isFrame(marker) && length >= 8) {
      const height = view.getUint16(at + 5)
      facts = { format: 'jpeg', width: view.getUint16(at + 7), height }
    }
    at += 2 + length
    if (marker === jpegScan) {
      return !wholeOnly || endsWithEoi(bytes, at) ? facts : null
    }
  }
  return null
}

/** Steps over the blocks to the trailer byte. */
function readGif(bytes: Uint8Array): Reading {
  if (bytes.length < 14) return null
  const view = viewOf(bytes)
  const width = view.getUint16(6, true)
  const height = view.getUint16(8, true)
  const flags = view.getUint8(10)
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let pictures = 0
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === gifBlocks.trailer) {
      return pictures > 0 ? { format: 'gif', width, height } : null
    }
    if (block === gifBlocks.extension) at += 2
    else if (block === gifBlocks.image && at + 10 < bytes.length) {
      const local = view.getUint8(at + 9)
      at += 11 + (local & 0x80 ? 3 * 2 ** ((local & 7) + 1) : 0)
      pictures += 1
    } else return null
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
    at += 1
  }
  if (wholeOnly || pictures === 0) return null
  return { format: 'gif', width, height }
}

/**
 * Format and pixel size of a whole PNG, JPEG or GIF; null for anything
 * else and for files that are cut or broken.
 */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const facts = startsWith(bytes, pngSignature)
    ? readPng(bytes)
    : startsWith(bytes, [0xff, 0xd8, 0xff])
      ? readJpeg(bytes)
      : startsWith(bytes, [0x47, 0x49, 0x46, 0x38])
        ? readGif(bytes)
        : null
  return facts && facts.width > 0 && facts.height > 0 ? facts : null
}
