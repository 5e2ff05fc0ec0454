import { join, resolve } from 'node:path'
import { defaultCount } from '../../catalog/list-assets.ts'
import type { Library } from '../core/library.ts'
import type { Database } from '../database/open-database.ts'
import { openPictures } from '../pictures/open-pictures.ts'
import { pictureLibrary } from '../pictures/picture-library.ts'
import { buildCatalog } from './build-catalog.ts'
import { catalogLibrary } from './catalog-library.ts'

export interface LibraryOptions {
  data: string
  /** Size of the catalogue. */
  assets?: number | undefined
  /** Where rendered media is kept. */
  mediaFolder?: string | undefined
  /** A folder of pictures with a table of words, instead of the catalogue. */
  pictures?: string | undefined
  /** Used instead of either. */
  library?: Library | undefined
}

export interface OpenLibrary {
  library: Library
  /** How many of its assets are offered. */
  count: number
  /** Where search indexes are kept. */
  indexes: string
}

/** The index of so few is made in this process: it takes little memory. */
const fewAssets = 20_000

/**
 * The library that the options name. What is made of own pictures stays in the
 * data folder; the catalogue is the same for all and kept beside the code.
 */
export async function openLibrary(
  accounts: Database,
  options: LibraryOptions,
  log: (line: string) => void
): Promise<OpenLibrary> {
  const { data, pictures, mediaFolder, assets } = options
  const indexes = resolve('.cache/service')
  if (options.library) {
    return { library: options.library, count: assets ?? defaultCount, indexes }
  }
  if (pictures === undefined) {
    const folder = resolve(mediaFolder ?? '.cache/catalog')
    return openCatalogue(folder, assets ?? defaultCount, indexes, log)
  }
  const kept = data === ':memory:' ? indexes : data
  const found = await openPictures(accounts, pictures)
  return {
    library: pictureLibrary(found, mediaFolder ?? join(kept, 'pictures')),
    count: Math.min(assets ?? found.length, found.length),
    indexes: kept === data ? join(kept, 'index') : indexes
  }
}

async function openCatalogue(
  mediaFolder: string,
  count: number,
  indexes: string,
  log: (line: string) => void
): Promise<OpenLibrary> {
  if (count > fewAssets) {
    await buildCatalog({ mediaFolder, count, indexes }, indexed => {
      log(
        JSON.stringify({ time: new Date().toISOString(), indexed, of: count })
      )
    })
  }
  return { library: catalogLibrary(mediaFolder), count, indexes }
}
