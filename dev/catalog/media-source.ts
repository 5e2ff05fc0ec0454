import { filmSources } from './films/film-pictures.ts'
import { filmSpecs } from './films/film-specs.ts'
import { mediaHash } from './media-hashes.ts'
import { albumArtSvg } from './tracks/draw-track.ts'
import { markPreview } from './tracks/mark-preview.ts'
import { playTrack } from './tracks/play-track.ts'
import type { TrackSpec } from './tracks/track-spec.ts'
import { trackSpecs } from './tracks/track-specs.ts'
import { sampleRate, toWav, type Stereo } from './tracks/wav.ts'

/** How many times faster a track is played for its hash. */
const speedup = 10

/**
 * Hashes of the current sources of a film's or track's files, by file name.
 * Does not need ffmpeg.
 */
export async function mediaSource(
  id: string
): Promise<(name: string) => string> {
  const film = filmSpecs.find(spec => spec.id === id)
  const sources = film ? filmSources(film) : await trackSources(id)
  const clean = mediaHash(sources.clean)
  const marked = mediaHash(sources.marked)
  const art = 'art' in sources ? mediaHash(sources.art) : ''
  return name => {
    if (name.includes('-album_art.')) return art
    return name.includes('-preview.') ? marked : clean
  }
}

async function trackSources(id: string) {
  const track = trackSpecs.find(spec => spec.id === id)
  if (!track) throw new RangeError(`No film or track ${id}`)
  const sound = await playFaster(track)
  return {
    clean: toWav(sound),
    marked: toWav(markPreview(sound)),
    art: albumArtSvg(track)
  }
}

/** All notes with their voices, in less time. */
async function playFaster({ id, bpm, duration }: TrackSpec): Promise<Stereo> {
  const sound = await playTrack({
    id,
    bpm: bpm * speedup,
    duration: duration / speedup
  })
  const length = duration * sampleRate
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  left.set(sound.left)
  right.set(sound.right)
  return { left, right }
}
