import { assetText } from '../../catalog/asset-text.ts'
import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import { contributors } from '../../catalog/assets/contributors.ts'
import type { Contributor } from '../../catalog/assets/contributors.ts'
import { translateText } from '../../catalog/assets/translate-text.ts'
import { films, findFilm } from '../../catalog/films/films.ts'
import { readFilmFile } from '../../catalog/films/read-film-file.ts'
import { findAsset } from '../../catalog/find-asset.ts'
import { readFingerprints } from '../../catalog/fingerprints/read-fingerprints.ts'
import { listAssets, placeOf } from '../../catalog/list-assets.ts'
import { renderRendition } from '../../catalog/render-rendition.ts'
import { renditionSizes } from '../../catalog/rendition-sizes.ts'
import { readTrackFile } from '../../catalog/tracks/read-track-file.ts'
import { findTrack, tracks } from '../../catalog/tracks/tracks.ts'
import { vectorSvg } from '../../catalog/vector-svg.ts'
import type { Library, LibraryFile } from '../core/library.ts'
import { epsFile } from './eps-file.ts'
import { jpegToPostScript } from './jpeg-to-postscript.ts'
import { svgToPostScript } from './svg-to-postscript.ts'

const libraries = new Map<string, Library>()

/** The catalogue as a library; rendered files are cached in the folder. */
export function catalogLibrary(cacheFolder: string): Library {
  const known = libraries.get(cacheFolder) ?? createLibrary(cacheFolder)
  libraries.set(cacheFolder, known)
  return known
}

function createLibrary(cacheFolder: string): Library {
  async function picture(id: string, name: string): Promise<LibraryFile> {
    const { bytes, contentType } = await renderRendition(id, name, {
      cacheFolder
    })
    return { bytes, type: contentType }
  }

  async function vectorProgram(asset: CatalogAsset): Promise<string> {
    const svg = vectorSvg(asset)
    if (svg !== undefined) return svgToPostScript(svg)
    const { bytes } = await picture(asset.id, 'huge_jpg')
    return jpegToPostScript(bytes, asset)
  }

  return {
    list: count => listAssets({ count }),
    find: findAsset,
    placeOf,
    findContributor,
    // The English title of a drawing or scene describes it.
    wordsKey: ({ title, description, keywords }) =>
      [title, description, ...keywords].join('\n'),
    text: assetText,
    sizes,
    fingerprints: readFingerprints,
    render: async (asset, name) => {
      if (name !== 'vector_eps') return picture(asset.id, name)
      const { attribution, licenseUrl } = asset.contributor
      const copyright = `${attribution}, ${licenseUrl}`
      const bytes = epsFile(await vectorProgram(asset), asset, {
        title: asset.title,
        copyright
      })
      return { bytes, type: 'application/postscript' }
    },
    films,
    tracks,
    findFilm,
    findTrack,
    filmText: translateText,
    filmFile: readFilmFile,
    trackFile: (track, name) => readTrackFile(track, name, cacheFolder)
  }
}

function findContributor(id: string): Contributor | undefined {
  return Object.values(contributors).find(one => one.id === id)
}

function sizes(asset: CatalogAsset): ReturnType<Library['sizes']> {
  const pictures = renditionSizes(asset).map(
    ({ name, width, height, fileSize }) =>
      [name, { width, height, fileSize }] as const
  )
  const { width, height } = asset
  const vector = asset.imageType === 'vector' && {
    vector_eps: { width, height }
  }
  return { ...Object.fromEntries(pictures), ...vector }
}
