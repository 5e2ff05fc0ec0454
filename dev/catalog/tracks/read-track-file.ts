import { readMediaFile } from '../media-files.ts'
import { trackFiles, type Track, type TrackFileName } from './track.ts'

/** A file of a track; the original is played anew and kept in the folder. */
export async function readTrackFile(
  track: Track,
  name: TrackFileName,
  _cacheFolder: string
): Promise<{ bytes: Uint8Array; type: string }> {
  const { file, type } = trackFiles[name]
  const bytes = await readMediaFile('track-files', `${track.id}-${file}`)
  return { bytes, type }
}
