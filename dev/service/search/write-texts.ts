import type { CatalogAsset } from '../../catalog/catalog-asset.ts'
import { languages } from '../../../contract/api/languages.ts'
import type { Database } from '../database/open-database.ts'
import type { Library } from '../library.ts'
import { languageNumber } from './language-number.ts'
import { segmentWords } from './segment-words.ts'

interface Text {
  number: number
  words: ReadonlySet<string>
  assets: number
}

/** Writes the words of assets, once where several have the same. */
export interface TextWriter {
  /** Returns the number of the asset's text, from 1. */
  add(asset: CatalogAsset): number
  /** Writes what is known only when every asset was there. */
  end(): void
}

/** Begins to write into an empty index. */
export function createTextWriter(
  database: Database,
  library: Library
): TextWriter {
  const texts = new Map<string, Text>()

  function write(asset: CatalogAsset): Text {
    const number = texts.size + 1
    addWords(database, number, asset)
    addLocalWords(database, number, asset, library)
    return { number, words: singleWords(asset), assets: 0 }
  }

  return {
    add(asset) {
      const key = library.wordsKey?.(asset) ?? asset.id
      const text = texts.get(key) ?? write(asset)
      text.assets += 1
      texts.set(key, text)
      return text.number
    },
    end() {
      const uses = new Map<string, number>()
      for (const { words, assets } of texts.values()) {
        words.forEach(word => uses.set(word, (uses.get(word) ?? 0) + assets))
      }
      uses.forEach((times, word) => {
        database.run('INSERT INTO vocabulary VALUES (?, ?)', word, times)
      })
    }
  }
}

function addWords(
  database: Database,
  number: number,
  asset: CatalogAsset
): void {
  database.run(
    'INSERT INTO words (rowid, title, keywords, description) VALUES (?, ?, ?, ?)',
    number,
    asset.title,
    asset.keywords.join(' , '),
    asset.description
  )
}

function addLocalWords(
  database: Database,
  number: number,
  asset: CatalogAsset,
  library: Library
): void {
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

function singleWords(asset: CatalogAsset): Set<string> {
  const words = [asset.title, ...asset.keywords]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
  return new Set(words)
}
