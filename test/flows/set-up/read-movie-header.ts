import type { MeasuredVideo } from '../../../ui/platform/platform.ts'

/**
 * What an MP4 file says about its first track; null for other files. ISO
 * 14496-12: pixels stand at the end of `tkhd`, in 16.16 numbers.
 */
export function readMovieHeader(bytes: Uint8Array): MeasuredVideo | null {
  const file = Buffer.from(bytes)
  const track = file.indexOf('tkhd') - 4
  const movie = file.indexOf('mvhd') + 4
  if (track < 0 || movie < 4) return null
  const end = track + file.readUInt32BE(track)
  return {
    width: file.readUInt32BE(end - 8) / 65_536,
    height: file.readUInt32BE(end - 4) / 65_536,
    duration: file.readUInt32BE(movie + 16) / file.readUInt32BE(movie + 12)
  }
}
