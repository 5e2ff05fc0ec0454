import type { Container } from './read-mp4.ts'

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675
}

/** Reads the elements of a WebM file that say what it plays. */
export function readWebm(bytes: Buffer): Container {
  const docType = inside(bytes, [ids.head, ids.docType])
  if (docType.toString('latin1') !== 'webm') throw new Error('It is no WebM')
  const segment = inside(bytes, [ids.segment])
  const info = inside(segment, [ids.info])
  const track = inside(segment, [ids.tracks, ids.track])
  const video = inside(track, [ids.video])
  inside(segment, [ids.cluster])
  const scale = toNumber(inside(info, [ids.timestampScale]))
  return {
    codec: inside(track, [ids.codec]).toString('latin1'),
    duration: (inside(info, [ids.duration]).readDoubleBE() * scale) / 1e9,
    width: toNumber(inside(video, [ids.width])),
    height: toNumber(inside(video, [ids.height]))
  }
}

function inside(bytes: Buffer, path: readonly number[]): Buffer {
  return path.reduce((within, id) => {
    const found = elementOf(within, id)
    if (!found) throw new Error(`There is no element ${id.toString(16)}`)
    return found
  }, bytes)
}

function elementOf(bytes: Buffer, wanted: number): Buffer | undefined {
  for (let at = 0; at < bytes.length;) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const id = bytes.readUIntBE(at, idLength)
    at += idLength
    const sizeLength = Math.clz32(bytes[at] ?? 0) - 23
    const size = readSize(bytes, at, sizeLength)
    at += sizeLength
    if (at + size > bytes.length) throw new Error('An element does not fit')
    if (id === wanted) return bytes.subarray(at, at + size)
    at += size
  }
  return undefined
}

/** The first byte says how long the number is, and carries part of it. */
function readSize(bytes: Buffer, at: number, length: number): number {
  const first = (bytes[at] ?? 0) & (0xff >> length)
  const rest = Array.from(bytes.subarray(at + 1, at + length))
  return rest.reduce((size, byte) => size * 256 + byte, first)
}

function toNumber(bytes: Buffer): number {
  return bytes.readUIntBE(0, bytes.length)
}
