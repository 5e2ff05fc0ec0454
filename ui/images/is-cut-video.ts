import { sniffType } from '../../contract/sniff-file.ts'

/**
 * Whether an MP4, MOV or WebM file ends before its last part does, or lacks
 * the part that describes it. The parts carry their lengths.
 */
export function isCutVideo(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return sniffType(bytes) === 'video/webm' ? isCutWebm(view) : isCutMp4(view)
}

/** ISO 14496-12: a box is its length in 4 bytes, its type, its content. */
function isCutMp4(view: DataView): boolean {
  let isDescribed = false
  let at = 0
  while (at + 8 <= view.byteLength) {
    isDescribed ||= view.getUint32(at + 4) === moov
    const length = boxLength(view, at)
    if (length < 8) return true
    at += length
  }
  return at > view.byteLength || !isDescribed
}

/** The word `moov`. */
const moov = 0x6d6f_6f76

function boxLength(view: DataView, at: number): number {
  const length = view.getUint32(at)
  if (length === 0) return view.byteLength - at // up to the end
  if (length !== 1) return length
  if (at + 16 > view.byteLength) return Infinity
  return Number(view.getBigUint64(at + 8))
}

/** RFC 8794: an element is its id, its length and its content. */
function isCutWebm(view: DataView): boolean {
  let at = 0
  while (at + 5 < view.byteLength) {
    const idLength = lengthOfNumber(view, at)
    const lengthAt = at + idLength
    if (lengthAt >= view.byteLength) return true
    const count = lengthOfNumber(view, lengthAt)
    if (count > 8 || lengthAt + count > view.byteLength) return true
    const length = readNumber(view, lengthAt, count)
    if (length === null) return false // up to the end
    at = lengthAt + count + length
  }
  return at > view.byteLength
}

/** The leading zeros of its first byte say how many bytes a number has. */
function lengthOfNumber(view: DataView, at: number): number {
  return Math.clz32(view.getUint8(at)) - 23
}

/** Null when all of its bits are set: the length is unknown. */
function readNumber(view: DataView, at: number, count: number): number | null {
  let value = view.getUint8(at) & (0xff >> count)
  let isUnknown = value === 0xff >> count
  for (let i = 1; i < count; i += 1) {
    const byte = view.getUint8(at + i)
    isUnknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return isUnknown ? null : value
}
