const rates = [44_100, 48_000, 32_000]
const kilobits = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
}

/** Seconds of an MP3 file; walks all frames, which must follow each other. */
export function mp3Seconds(bytes: Buffer): number {
  const tagged = bytes.toString('latin1', 0, 3) === 'ID3'
  let at = tagged ? 10 + tagSize(bytes) : 0
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

function tagSize(bytes: Buffer): number {
  return Array.from(bytes.subarray(6, 10)).reduce(
    (size, byte) => size * 128 + byte,
    0
  )
}

/** Seconds of an Ogg Vorbis file, as its last page counts them. */
export function oggSeconds(bytes: Buffer): number {
  const head = bytes.indexOf('\x01vorbis', 0, 'latin1')
  if (bytes.toString('latin1', 0, 4) !== 'OggS' || head < 0) {
    throw new Error('The file does not begin like Ogg Vorbis')
  }
  const last = bytes.lastIndexOf('OggS', undefined, 'latin1')
  return Number(bytes.readBigInt64LE(last + 6)) / bytes.readUInt32LE(head + 12)
}
