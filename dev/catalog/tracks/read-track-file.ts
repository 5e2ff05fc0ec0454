import { readMediaFile } from '../assets/media-files.ts'
import { fileCacheOf } from '../render/file-cache.ts'
import { trackFiles, type Track, type TrackFileName } from './track.ts'

/** Increment it when originals sound differently. */
const edition = '3'

/**
 * A file of a track; an original is synthesized once and cached in the folder.
 * Rejects if the track does not have it.
 */
export async function readTrackFile(
  { id }: Pick<Track, 'id'>,
  name: TrackFileName,
  cacheFolder: string
): Promise<{ bytes: Uint8Array; type: string }> {
  const { file, type } = trackFiles[name]
  const fileName = `${id}-${file}`
  const bytes =
    name === 'original_audio'
      ? await fileCacheOf(cacheFolder).get(
          `tracks-${edition}/${fileName}`,
          () => playOriginal(id)
        )
      : await readMediaFile('track-files', fileName)
  return { bytes, type }
}

/** Loads what plays music only now: a service starts without it. */
async function playOriginal(id: string): Promise<Uint8Array> {
  const { findSpec, playTrack } = await import('./play-track.ts')
  const { toWav } = await import('./sound/wav.ts')
  return toWav(await playTrack(findSpec(id)))
}
