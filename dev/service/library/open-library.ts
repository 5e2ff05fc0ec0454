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
  /** Folder of rendered media. */
  mediaFolder?: string | undefined
  /**
   * A folder of pictures with a table of words, used instead of the catalogue.
   */
  pictures?: string | undefined
  /** Used instead of either. */
  library?: Library | undefined
}

export interface OpenLibrary {
  library: Library
  /** Number of assets that are offered. */
  count: number
  /** Folder of search indexes. */
  indexes: string
}

/** Smaller indexes are built in this process, as they need little memory. */
const inProcessLimit = 20_000

/**
 * Opens the library of the options. Files that are made from own pictures are
 * stored in the data folder; the catalogue's files are the same for all data
 * folders and stored beside the code.
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
  const dataFolder = data === ':memory:' ? indexes : data
  const found = await openPictures(accounts, pictures)
  return {
    library: pictureLibrary(found, mediaFolder ?? join(dataFolder, 'pictures')),
    count: Math.min(assets ?? found.length, found.length),
    indexes: dataFolder === data ? join(dataFolder, 'index') : indexes
  }
}

async function openCatalogue(
  mediaFolder: string,
  count: number,
  indexes: string,
  log: (line: string) => void
): Promise<OpenLibrary> {
  if (count > inProcessLimit) {
    await buildCatalog({ mediaFolder, count, indexes }, indexed => {
      log(
        JSON.stringify({ time: new Date().toISOString(), indexed, of: count })
      )
    })
  }
  return { library: catalogLibrary(mediaFolder), count, indexes }
}
