import { filmSources } from './films/film-pictures.ts'
import { filmWorks } from './films/film-specs.ts'
import { mediaHash } from './media-hashes.ts'
import { albumArtSvg } from './tracks/draw-track.ts'
import { markPreview } from './tracks/mark-preview.ts'
import { playTrack } from './tracks/play-track.ts'
import type { TrackWork } from './tracks/track-spec.ts'
import { trackWorks } from './tracks/track-specs.ts'
import { sampleRate, toWav, type Stereo } from './tracks/wav.ts'

/** How many times as fast a track is played for its hash. */
const haste = 10

/**
 * The hash of what the code draws or plays today for each file of a film or
 * track, by the file's name. Needs no ffmpeg.
 */
export async function mediaSource(
  id: string
): Promise<(name: string) => string> {
  const film = filmWorks.find(work => work.id === id)
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
  const track = trackWorks.find(work => work.id === id)
  if (!track) throw new RangeError(`No film or track ${id}`)
  const sound = await playHastily(track)
  return {
    clean: toWav(sound),
    marked: toWav(markPreview(sound)),
    art: albumArtSvg(track)
  }
}

/** All notes by their voices, in a quarter of the work; then silence. */
async function playHastily({ id, bpm, duration }: TrackWork): Promise<Stereo> {
  const sound = await playTrack({
    id,
    bpm: bpm * haste,
    duration: duration / haste
  })
  const length = duration * sampleRate
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  left.set(sound.left)
  right.set(sound.right)
  return { left, right }
}
