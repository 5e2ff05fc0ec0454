import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../../../../contract/api/languages.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { assetText } from '../../../catalog/asset-text.ts'
import type { CatalogAsset } from '../../../catalog/assets/catalog-asset.ts'
import { assetOfSource } from '../../../catalog/find-asset.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { catalogLibrary } from '../../library/catalog-library.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
const drawing = [...listAssets({ count: 500 })].find(
  asset =>
    asset.source.kind === 'emoji' &&
    languages.every(language => assetText(asset, language))
)

beforeAll(async () => {
  opened = await openTestService({ assets: 500 })
})
afterAll(() => opened.close())

test.each(languages)('a drawing is found by its name in %s', async language => {
  if (!drawing) throw new Error('No drawing has words in every language')
  const query = assetText(drawing, language)?.title.replace(/[():]/g, ' ')

  const reply = await opened.ask(searchImages, {
    query: { query, language, spellcheck_query: false, per_page: 500 }
  })

  expect(reply.data.map(({ id }) => id)).toContain(drawing.id)
})

test.each([
  ['de', 'Schneee', 'schnee'],
  ['fr', 'montagen', 'montagne'],
  ['tr', 'göll', 'göl']
])('in %s, "%s" is corrected to %s', async (language, query, corrected) => {
  const reply = await opened.ask(searchImages, { query: { query, language } })

  expect(reply.spellcheck_info).toEqual({
    original_query: query,
    query: corrected
  })
  expect(reply.total_count).toBeGreaterThan(0)
})

test('assets that share a key have the same words in every language', () => {
  const library = catalogLibrary('.cache/catalog')
  const first = new Map<string, CatalogAsset>()
  const pairs: [CatalogAsset, CatalogAsset][] = []

  for (let index = 0; index < 12_000; index++) {
    const asset = assetOfSource({ kind: 'emoji', index })
    if (!asset) continue
    const key = library.wordsKey?.(asset) ?? asset.id
    const other = first.get(key)
    if (other) pairs.push([other, asset])
    else first.set(key, asset)
  }

  expect(pairs.length).toBeGreaterThan(100)
  for (const [one, other] of pairs.slice(0, 300)) {
    for (const language of languages) {
      expect(assetText(other, language)).toEqual(assetText(one, language))
    }
  }
})
