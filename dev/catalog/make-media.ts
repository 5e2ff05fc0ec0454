import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile } from './assets/data-file.ts'
import { filmSpecs } from './films/film-specs.ts'
import { makeFilm } from './films/make-film.ts'
import { mediaHash, readMediaHashes, writeMediaHashes } from './media-hashes.ts'
import { mediaSource } from './media-source.ts'
import { makeTrack } from './tracks/make-track.ts'
import { trackSpecs } from './tracks/track-specs.ts'

/**
 * Creates the committed files of films and tracks again, with hashes: of all,
 * or of the given ids. Needs ffmpeg 5 with x264, VP9, LAME and Vorbis.
 */
export async function makeMedia(ids: readonly string[]): Promise<void> {
  const films = dataFile('film-files')
  for (const spec of filmSpecs.filter(isRequested)) {
    await makeFilm(spec, films)
    await writeHashes(films, spec.id)
    process.stdout.write(`${spec.id} ${spec.title}\n`)
  }
  const tracks = dataFile('track-files')
  for (const spec of trackSpecs.filter(isRequested)) {
    await makeTrack(spec, tracks)
    await writeHashes(tracks, spec.id)
    process.stdout.write(`${spec.id} ${spec.title}\n`)
  }

  function isRequested({ id }: { id: string }): boolean {
    return ids.length === 0 || ids.includes(id)
  }
}

async function writeHashes(folder: string, id: string): Promise<void> {
  const hashes = readMediaHashes()
  const sourceOf = await mediaSource(id)
  const names = readdirSync(folder).filter(name => name.startsWith(`${id}-`))
  names.forEach(name => {
    hashes.set(name, {
      source: sourceOf(name),
      file: mediaHash(readFileSync(join(folder, name)))
    })
  })
  writeMediaHashes(hashes)
}
