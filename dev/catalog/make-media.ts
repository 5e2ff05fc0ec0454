import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeFilm } from './films/make-film.ts'
import { filmWorks } from './films/film-works.ts'
import type { MediaFolder } from './media-files.ts'
import { makeTrack } from './tracks/make-track.ts'
import { trackWorks } from './tracks/track-works.ts'

/**
 * Makes the committed files of films and tracks anew: all, or those with the
 * ids that are named. Needs ffmpeg 5 with x264, VP9, LAME and Vorbis.
 */
export async function makeMedia(ids: readonly string[]): Promise<void> {
  const films = await openFolder('film-files')
  for (const work of filmWorks.filter(isWanted)) {
    await makeFilm(work, films)
    process.stdout.write(`${work.id} ${work.title}\n`)
  }
  const tracks = await openFolder('track-files')
  for (const work of trackWorks.filter(isWanted)) {
    await makeTrack(work, tracks)
    process.stdout.write(`${work.id} ${work.title}\n`)
  }

  function isWanted({ id }: { id: string }): boolean {
    return ids.length === 0 || ids.includes(id)
  }
}

async function openFolder(name: MediaFolder): Promise<string> {
  const folder = fileURLToPath(new URL(`./${name}`, import.meta.url))
  await mkdir(folder, { recursive: true })
  return folder
}
