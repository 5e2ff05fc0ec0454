import { createHash } from 'node:crypto'
import type { Library } from '../core/library.ts'
import type { OpenPicture } from './open-pictures.ts'
import { createPictureRenderer, pictureSizes } from './render-picture.ts'

/**
 * A library of own pictures, without films and tracks; renditions are cached in
 * the folder.
 */
export function pictureLibrary(
  pictures: readonly OpenPicture[],
  cacheFolder: string
): Library {
  const render = createPictureRenderer(cacheFolder)
  const byId = new Map(pictures.map(one => [one.asset.id, one]))
  const contributors = new Map(
    pictures.map(({ asset: { contributor } }) => [contributor.id, contributor])
  )
  const prints = new Map(
    pictures.map(({ asset, fingerprint }) => [asset.id, fingerprint])
  )

  return {
    edition: editionOf(pictures),
    list: count => pictures.slice(0, count).map(({ asset }) => asset),
    find: id => byId.get(id)?.asset,
    findContributor: id => contributors.get(id),
    text: (asset, language) =>
      language === 'en' ? asset : byId.get(asset.id)?.texts[language],
    sizes: asset =>
      Object.fromEntries(pictureSizes(asset).map(size => [size.name, size])),
    fingerprints: () => prints,
    render: async (asset, name) => {
      const file = byId.get(asset.id)
      const size = pictureSizes(asset).find(one => one.name === name)
      if (!file || !size) throw new RangeError(`No ${name} of ${asset.id}`)
      return { bytes: await render(asset, file, size), type: 'image/jpeg' }
    },
    films: [],
    tracks: [],
    findFilm: () => undefined,
    findTrack: () => undefined,
    filmText: () => undefined,
    filmFile: film => Promise.reject(new RangeError(`No film ${film.id}`)),
    trackFile: track => Promise.reject(new RangeError(`No track ${track.id}`))
  }
}

/** Changes with the pictures and their words. */
function editionOf(pictures: readonly OpenPicture[]): string {
  const hash = createHash('sha256')
  pictures.forEach(({ asset, texts }) => {
    hash.update(JSON.stringify([asset, texts]))
  })
  return hash.digest('hex')
}
