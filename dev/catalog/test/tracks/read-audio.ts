const rates = [44_100, 48_000, 32_000]
const kilobits = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
}

/** Seconds of an MP3 file; walks all frames, which must follow each other. */
export function mp3Seconds(bytes: Buffer): number {
  let at = 0
  while (isTag(bytes, at)) at += 10 + tagSize(bytes, at)
  let seconds = 0
  while (at < bytes.length) {
    const frame = readFrame(bytes.readUInt32BE(at))
    // The first frame of many files holds a table of contents, no sound.
    const isTable = /Xing|Info/.test(bytes.toString('latin1', at, at + 64))
    if (!isTable) seconds += frame.seconds
    at += frame.length
  }
  if (at !== bytes.length) throw new Error('The last frame is cut off')
  return seconds
}

/** The text frames of an ID3 tag, by their names such as TIT2. */
export function mp3Tags(bytes: Buffer): Record<string, string> {
  if (!isTag(bytes, 0)) return {}
  const tags: Record<string, string> = {}
  const end = 10 + tagSize(bytes, 0)
  for (let at = 10; at + 10 < end && bytes[at] !== 0;) {
    const size = sevenBits(bytes.subarray(at + 4, at + 8))
    const name = bytes.toString('latin1', at, at + 4)
    const text = bytes.toString('utf8', at + 11, at + 10 + size)
    tags[name] = text.replace(/\0$/, '')
    at += 10 + size
  }
  return tags
}

function readFrame(head: number): { length: number; seconds: number } {
  if (head >>> 21 !== 0x7ff) throw new Error('There is no frame')
  const isFirst = ((head >>> 19) & 3) === 3
  const bitrate = kilobits[isFirst ? 'first' : 'second'][(head >>> 12) & 15]
  const rate = (rates[(head >>> 10) & 3] ?? NaN) / (isFirst ? 1 : 2)
  const samples = isFirst ? 1152 : 576
  const padding = (head >>> 9) & 1
  const length = Math.floor((samples / 8) * (((bitrate ?? NaN) * 1000) / rate))
  return { length: length + padding, seconds: samples / rate }
}

function isTag(bytes: Buffer, at: number): boolean {
  return bytes.toString('latin1', at, at + 3) === 'ID3'
}

function tagSize(bytes: Buffer, at: number): number {
  return sevenBits(bytes.subarray(at + 6, at + 10))
}

function sevenBits(bytes: Uint8Array): number {
  return bytes.reduce((size, byte) => size * 128 + byte, 0)
}

/**
 * Seconds of an Ogg Vorbis file, as its last page counts them; checks the sum
 * of each page.
 */
export function oggSeconds(bytes: Buffer): number {
  const head = bytes.indexOf('\x01vorbis', 0, 'latin1')
  if (head < 0) throw new Error('The file does not begin like Ogg Vorbis')
  let samples = 0
  let at = 0
  while (at < bytes.length) {
    const page = bytes.subarray(at, at + pageLength(bytes, at))
    samples = Number(page.readBigInt64LE(6))
    if (sumOf(page) !== page.readUInt32LE(22)) {
      throw new Error('A page has another sum')
    }
    at += page.length
  }
  return samples / bytes.readUInt32LE(head + 12)
}

function pageLength(bytes: Buffer, at: number): number {
  if (bytes.toString('latin1', at, at + 4) !== 'OggS') {
    throw new Error('There is no page')
  }
  const segments = bytes.readUInt8(at + 26)
  const sizes = bytes.subarray(at + 27, at + 27 + segments)
  return 27 + segments + sizes.reduce((sum, size) => sum + size, 0)
}

/** RFC 3533: a CRC-32 whose own field counts as zeros. */
function sumOf(page: Uint8Array): number {
  let sum = 0
  page.forEach((byte, place) => {
    sum ^= (place >= 22 && place < 26 ? 0 : byte) << 24
    for (let bit = 0; bit < 8; bit++) {
      sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
    }
  })
  return sum >>> 0
}
