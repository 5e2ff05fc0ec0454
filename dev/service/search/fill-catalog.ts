import { createHash } from 'node:crypto'
import type { CatalogAsset } from '../../catalog/catalog-asset.ts'
import { languages } from '../../../contract/api/languages.ts'
import type { Database } from '../database/open-database.ts'
import type { Library } from '../library.ts'
import { languageNumber } from './language-number.ts'
import { modelsOf } from './models-of.ts'
import { segmentWords } from './segment-words.ts'

/** Writes the assets of a library and their words into an empty index. */
export function fillCatalog(
  database: Database,
  library: Library,
  count: number
): void {
  const uses = new Map<string, number>()
  let number = 0
  for (const asset of library.list(count)) {
    number += 1
    addAsset(database, number, asset)
    addFacets(database, number, asset)
    addWords(database, number, asset, library)
    countWords(uses, asset)
  }
  uses.forEach((times, word) => {
    database.run('INSERT INTO vocabulary VALUES (?, ?)', word, times)
  })
}

function addAsset(
  database: Database,
  number: number,
  asset: CatalogAsset
): void {
  const shuffle = createHash('sha256').update(asset.id).digest()
  database.run(
    `INSERT INTO assets VALUES (${Array(18).fill('?').join(', ')})`,
    number,
    asset.id,
    asset.imageType,
    asset.contributor.id,
    asset.contributor.name.toLowerCase(),
    asset.width,
    asset.height,
    asset.addedDate,
    asset.popularity,
    shuffle.readUInt32BE(0) >>> 1,
    Number(asset.isAdult),
    Number(asset.isEditorial),
    Number(asset.isEnhanced),
    Number(asset.isSensitive),
    Number(asset.isGrayscale),
    Number(asset.hasModelRelease),
    asset.people.number,
    asset.people.gender ?? null
  )
}

function addFacets(
  database: Database,
  number: number,
  asset: CatalogAsset
): void {
  const facets: [kind: string, value: string][] = [
    ...asset.categories.flatMap(({ id, name }): [string, string][] => [
      ['category', id],
      ['category', name.toLowerCase()]
    ]),
    ...asset.colors
      .slice(0, 2)
      .map(({ family }): [string, string] => ['color', family]),
    ...asset.people.ages.map((age): [string, string] => ['age', age]),
    ...asset.people.ethnicities.map((one): [string, string] => [
      'ethnicity',
      one
    ]),
    ...modelsOf(asset).map(({ id }): [string, string] => ['model', id])
  ]
  facets.forEach(([kind, value]) => {
    database.run(
      'INSERT OR IGNORE INTO facets VALUES (?, ?, ?)',
      kind,
      value,
      number
    )
  })
}

function addWords(
  database: Database,
  number: number,
  asset: CatalogAsset,
  library: Library
): void {
  database.run(
    'INSERT INTO words (rowid, title, keywords, description) VALUES (?, ?, ?, ?)',
    number,
    asset.title,
    asset.keywords.join(' , '),
    asset.description
  )
  languages.forEach(language => {
    const text = language === 'en' ? undefined : library.text(asset, language)
    if (!text) return
    database.run(
      'INSERT INTO local_words (rowid, title, keywords) VALUES (?, ?, ?)',
      number * 32 + languageNumber(language),
      segmentWords(text.title),
      segmentWords(text.keywords.join(' , '))
    )
  })
}

function countWords(uses: Map<string, number>, asset: CatalogAsset): void {
  const words = [asset.title, ...asset.keywords]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
  new Set(words).forEach(word => {
    uses.set(word, (uses.get(word) ?? 0) + 1)
  })
}
