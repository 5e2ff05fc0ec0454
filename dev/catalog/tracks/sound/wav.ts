/** Samples per second of originals. */
export const sampleRate = 44_100

const headSize = 44
const frameSize = 4

/** Stereo sound, samples from -1 to 1. */
export interface Stereo {
  left: Float32Array
  right: Float32Array
}

/** Bytes of a WAV file of this duration. */
export function wavSize(seconds: number): number {
  return headSize + seconds * sampleRate * frameSize
}

/** Encodes a WAV file of 16 bits; samples out of range are clipped. */
export function toWav({ left, right }: Stereo): Uint8Array {
  const bytes = Buffer.alloc(headSize + left.length * frameSize)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(2, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * frameSize, 28)
  bytes.writeUInt16LE(frameSize, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(bytes.length - headSize, 40)
  left.forEach((sample, n) => {
    const at = headSize + n * frameSize
    bytes.writeInt16LE(toInteger(sample), at)
    bytes.writeInt16LE(toInteger(right[n] ?? 0), at + 2)
  })
  return bytes
}

function toInteger(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
}
