import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAssets } from '../../../catalog/list-assets.ts'
import { catalogSteps } from '../../database/catalog-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase, type Database } from '../../database/open-database.ts'
import { languageNumber } from '../../index/language-number.ts'
import { rareWords } from '../../similarity/rare-words.ts'

const uses = { kite: 3, lake: 12_000, boat: 11_000, sky: 90_000 }
const [asset] = [...listAssets({ count: 1 })]
let catalog: Database

beforeAll(() => {
  catalog = openDatabase(':memory:')
  migrate(catalog, catalogSteps)
  const sql = 'INSERT INTO vocabulary VALUES (?, ?, ?)'
  Object.entries(uses).forEach(([word, times]) => {
    catalog.run(sql, languageNumber('en'), word, times)
  })
})
afterAll(() => catalog.close())

test.each([
  { of: [['lake', 'Kite', 'unheard']], words: ['kite', 'lake'] },
  {
    of: [
      ['sky', 'boat'],
      ['sky', 'kite']
    ],
    words: ['kite', 'boat']
  },
  {
    of: [
      ['lake', 'boat'],
      ['lake', 'kite']
    ],
    words: ['lake', 'kite']
  },
  { of: [['sky']], words: ['sky'] },
  { of: [['unheard', 'of']], words: ['of', 'unheard'] },
  { of: [], words: [] }
])('are $words of assets with $of', ({ of, words }) => {
  const assets = of.flatMap(keywords => (asset ? [{ ...asset, keywords }] : []))

  expect(rareWords(catalog, assets)).toEqual(words)
})
