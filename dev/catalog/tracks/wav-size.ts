/** Samples a second of originals. */
export const sampleRate = 44_100

const headSize = 44
const channels = 2
const bytesPerSample = 2

/** Bytes of a stereo WAV file of 16 bits. */
export function wavSize(seconds: number): number {
  return headSize + seconds * sampleRate * channels * bytesPerSample
}
