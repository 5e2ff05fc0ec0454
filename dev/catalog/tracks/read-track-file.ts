import { readMediaFile } from '../assets/media-files.ts'
import { fileCacheOf } from '../render/file-cache.ts'
import { playTrack } from './play-track.ts'
import { trackFiles, type Track, type TrackFileName } from './track.ts'
import { toWav } from './wav.ts'

/** Increment it when originals sound differently. */
const edition = '2'

/**
 * A file of a track; an original is synthesized once and cached in the folder.
 */
export async function readTrackFile(
  track: Track,
  name: TrackFileName,
  cacheFolder: string
): Promise<{ bytes: Uint8Array; type: string }> {
  const { file, type } = trackFiles[name]
  const fileName = `${track.id}-${file}`
  const bytes =
    name === 'original_audio'
      ? await fileCacheOf(cacheFolder).get(
          `tracks-${edition}/${fileName}`,
          async () => toWav(await playTrack(track))
        )
      : await readMediaFile('track-files', fileName)
  return { bytes, type }
}
