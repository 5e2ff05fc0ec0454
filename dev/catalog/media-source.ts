import { filmSources } from './films/film-pictures.ts'
import { filmSpecs } from './films/film-specs.ts'
import { mediaHash } from './media-hashes.ts'
import { coverSvg } from './tracks/covers/cover-svg.ts'
import { findSpec, playTrack } from './tracks/play-track.ts'
import { markPreview } from './tracks/sound/mark-preview.ts'
import { toWav } from './tracks/sound/wav.ts'
import { tagsOf } from './tracks/track-tags.ts'

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
  const spec = findSpec(id)
  const sound = await playTrack(spec)
  return {
    clean: Buffer.concat([toWav(sound), Buffer.from(tagsOf(spec).join())]),
    marked: toWav(markPreview(sound)),
    art: coverSvg(spec.album, id)
  }
}
