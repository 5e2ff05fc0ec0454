import { createHash } from 'node:crypto'
import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Library } from '../core/library.ts'
import { catalogIndexes } from '../database/catalog-steps.ts'
import type { Database } from '../database/open-database.ts'
import { createRankWriter } from './write-ranks.ts'
import { createTextWriter } from './write-texts.ts'

/**
 * Writes the assets of a library and their words into an empty index. Calls
 * `added` with the number of assets so far.
 */
export function fillCatalog(
  database: Database,
  library: Library,
  count: number,
  added?: (number: number) => void
): void {
  const texts = createTextWriter(database, library)
  const ranks = createRankWriter(database)
  let number = 0
  for (const asset of library.list(count)) {
    number += 1
    const text = texts.add(asset)
    addAsset(database, number, text, asset)
    ranks.add(asset, text)
    added?.(number)
  }
  texts.end()
  ranks.end()
  database.exec(catalogIndexes)
}

function addAsset(
  database: Database,
  number: number,
  text: number,
  asset: CatalogAsset
): void {
  const shuffle = createHash('sha256').update(asset.id).digest()
  database.run(
    'INSERT INTO assets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    number,
    asset.id,
    text,
    asset.imageType,
    asset.contributor.id,
    asset.addedDate,
    asset.popularity,
    shuffle.readUInt32BE(0) >>> 1,
    Number(asset.isAdult),
    Number(asset.isEditorial)
  )
}
