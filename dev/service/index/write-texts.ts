import { languages, type Language } from '../../../contract/api/languages.ts'
import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { AssetText } from '../../catalog/assets/languages.ts'
import type { Library } from '../core/library.ts'
import type { Database } from '../database/open-database.ts'
import { languageNumber } from './language-number.ts'
import { writeText } from './write-text.ts'

/** Writes the words of assets; assets with the same words share a text. */
export interface TextWriter {
  /** Returns the number of the asset's text, from 1. */
  add(asset: CatalogAsset): number
  /** Writes data that is only known after all assets were added. */
  end(): void
}

/** Number of texts with a word. */
type Uses = Map<string, number>

const longWord = /[\p{L}\p{M}]{3,}/gu

/** Creates a writer for an empty index. */
export function createTextWriter(
  database: Database,
  library: Library
): TextWriter {
  const texts = new Map<string, number>()
  const uses = new Map<Language, Uses>()

  function write(asset: CatalogAsset): number {
    const number = texts.size + 1
    languages.forEach(language => {
      const text = language === 'en' ? asset : library.text(asset, language)
      if (!text) return
      writeText(database, number, language, text)
      const known = uses.get(language) ?? new Map<string, number>()
      uses.set(language, known)
      countWords(known, text)
    })
    return number
  }

  return {
    add(asset) {
      const key = library.wordsKey?.(asset) ?? asset.id
      const number = texts.get(key) ?? write(asset)
      texts.set(key, number)
      return number
    },
    end() {
      uses.forEach((words, language) => {
        words.forEach((times, word) => {
          database.run(
            'INSERT INTO vocabulary VALUES (?, ?, ?)',
            languageNumber(language),
            word,
            times
          )
        })
      })
    }
  }
}

function countWords(uses: Uses, { title, keywords }: AssetText): void {
  const text = [title, ...keywords].join(' ').toLowerCase()
  new Set(text.match(longWord)).forEach(one => {
    uses.set(one, (uses.get(one) ?? 0) + 1)
  })
}
