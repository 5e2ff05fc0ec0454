export interface Container {
  codec: string
  /** Seconds. */
  duration: number
  width: number
  height: number
}

/** Reads the boxes of an MP4 file that say what it plays. */
export function readMp4(bytes: Buffer): Container {
  const [brand] = boxes(bytes, 'ftyp')
  if (!brand) throw new Error('The file does not begin like an MP4')
  const movie = inside(bytes, ['moov'])
  const head = inside(movie, ['mvhd'])
  const track = inside(movie, ['trak'])
  const size = inside(track, ['tkhd'])
  const samples = inside(track, ['mdia', 'minf', 'stbl', 'stsd'])
  if (boxes(bytes, 'mdat').length === 0) throw new Error('It has no pictures')
  return {
    codec: samples.toString('latin1', 12, 16),
    duration: head.readUInt32BE(16) / head.readUInt32BE(12),
    // Both are fixed-point numbers, 16 bits before the point.
    width: size.readUInt32BE(size.length - 8) / 65_536,
    height: size.readUInt32BE(size.length - 4) / 65_536
  }
}

function inside(bytes: Buffer, path: readonly string[]): Buffer {
  return path.reduce((within, name) => {
    const [box] = boxes(within, name)
    if (!box) throw new Error(`There is no box ${name}`)
    return box
  }, bytes)
}

/** What is in the boxes of a name, of those that follow one another. */
function boxes(bytes: Buffer, name: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length < 8 || at + length > bytes.length) {
      throw new Error(`The box at ${at} does not fit`)
    }
    if (bytes.toString('latin1', at + 4, at + 8) === name) {
      found.push(bytes.subarray(at + 8, at + length))
    }
    at += length
  }
  return found
}
