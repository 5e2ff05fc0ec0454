import { join, resolve } from 'node:path'
import { defaultCount } from '../catalog/list-assets.ts'
import { catalogLibrary } from './catalog-library.ts'
import type { Database } from './database/open-database.ts'
import type { Library } from './library.ts'
import { openPictures } from './pictures/open-pictures.ts'
import { pictureLibrary } from './pictures/picture-library.ts'

export interface LibraryOptions {
  data: string
  /** Size of the catalogue. */
  assets?: number | undefined
  /** Where rendered media is kept. */
  mediaFolder?: string | undefined
  /** A folder of pictures with a table of words, instead of the catalogue. */
  pictures?: string | undefined
  /** Where media comes from instead of either. */
  library?: Library | undefined
}

export interface OpenLibrary {
  library: Library
  /** How many of its assets are offered. */
  count: number
  /** Where search indexes are kept. */
  indexes: string
}

/**
 * The library that is asked for. What is made of own pictures stays in the
 * data folder; the catalogue is the same for all and kept beside the code.
 */
export async function openLibrary(
  accounts: Database,
  options: LibraryOptions
): Promise<OpenLibrary> {
  const { data, pictures, mediaFolder, assets } = options
  const indexes = resolve('.cache/service')
  if (pictures === undefined || options.library) {
    const library =
      options.library ??
      catalogLibrary(mediaFolder ?? resolve('.cache/catalog'))
    return { library, count: assets ?? defaultCount, indexes }
  }
  const kept = data === ':memory:' ? indexes : data
  const found = await openPictures(accounts, pictures)
  return {
    library: pictureLibrary(found, mediaFolder ?? join(kept, 'pictures')),
    count: Math.min(assets ?? found.length, found.length),
    indexes: kept === data ? join(kept, 'index') : indexes
  }
}
