import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { imageSearchQuery } from '../../../../contract/api/image-search-query.ts'
import type { Language } from '../../../../contract/api/languages.ts'
import { videoSearchQuery } from '../../../../contract/api/video-search-query.ts'
import { films } from '../../../catalog/films/films.ts'
import type { AssetText } from '../../../catalog/assets/languages.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { catalogLibrary } from '../../library/catalog-library.ts'
import type { Core } from '../../core/core.ts'
import { openDatabase, type Database } from '../../database/open-database.ts'
import { createFaults } from '../../faults/faults.ts'
import { searchFilms } from '../../films/search-films.ts'
import { openCatalog } from '../../index/open-catalog.ts'
import { searchAssets } from '../../search/search-assets.ts'

/** The words of an image and of a film each, the most popular first. */
const texts: { en: AssetText; de?: AssetText }[] = [
  { en: text('Street', ['yellow', 'taxi']), de: text('Straße', ['Taxi']) },
  { en: text('Night', ['street', 'rain']), de: text('Nacht', ['Taxi']) },
  { en: text('Taxi', ['car', 'city']) },
  { en: text('Lake', ['ferry boat', 'calm'], 'Mirrored hills') },
  { en: text('Hills', ['lake']), de: text('Hügel', ['See'], 'Am Morgen') },
  { en: text('雪山', ['mountain']), de: text('Berg', ['Bergbahn']) },
  { en: text('Cat', ['cat', 'café']), de: text('Katze', ['Café']) }
]
const facts = texts.map((_, place) => ({
  popularity: 1 - place / 10,
  addedDate: `2026-01-0${1 + (place % 3)}`,
  isAdult: false,
  isEditorial: false
}))
const assets = [...listAssets({ count: texts.length })].map((asset, place) => ({
  ...asset,
  ...texts[place]?.en,
  ...facts[place]
}))
const someFilms = films
  .slice(0, texts.length)
  .map((film, place) => ({ ...film, ...texts[place]?.en, ...facts[place] }))
const folder = mkdtempSync(join(tmpdir(), 'alike-'))
let core: Core
let accounts: Database

beforeAll(() => {
  const library = {
    ...catalogLibrary('.cache/catalog'),
    list: () => assets,
    placeOf: undefined,
    wordsKey: ({ id }: { id: string }) => id,
    text: ({ id }: { id: string }, language: Language) =>
      wordsAt(placeOf(assets, id), language),
    films: someFilms,
    filmText: ({ id }: { id: string }, language: Language) =>
      wordsAt(placeOf(someFilms, id), language)
  }
  accounts = openDatabase(':memory:')
  core = {
    accounts,
    catalog: openCatalog(library, texts.length, folder),
    library,
    faults: createFaults(),
    baseUrl: '',
    mediaBases: [],
    count: texts.length,
    free: () => core,
    now: () => 0
  }
})
afterAll(() => {
  accounts.close()
  core.catalog.close()
  rmSync(folder, { recursive: true })
})

function text(
  title: string,
  keywords: string[],
  description = title
): AssetText {
  return { title, keywords, description }
}

function wordsAt(place: number, language: Language): AssetText | undefined {
  const words = texts[place]
  if (language === 'en') return words?.en
  return language === 'de' ? words?.de : undefined
}

function placeOf(list: readonly { id: string }[], found: string): number {
  return list.findIndex(({ id }) => id === found)
}

/** Places of what a search finds, in its order. */
function findBoth(query: string, language: Language, sort = 'relevance') {
  const wanted = { query, sort, spellcheck_query: false }
  const images = v.parse(imageSearchQuery, wanted)
  const videos = v.parse(videoSearchQuery, wanted)
  const { ids } = searchAssets(core.catalog, images, language, 'search')
  return {
    images: ids.map(id => placeOf(assets, id)),
    films: searchFilms(core, videos, language, 'search').map(({ id }) =>
      placeOf(someFilms, id)
    )
  }
}

describe('images and films are searched the same way', () => {
  test.each<[what: string, query: string, language: Language, ...number[]]>([
    ['by a word, in the title first', 'street', 'en', 0, 1],
    ['by the better of two languages', 'Taxi', 'de', 2, 0, 1],
    ['by a word of another language alone', 'Bergbahn', 'de', 5],
    ['by a description in another language', 'Morgen', 'de', 4],
    ['by all words', 'lake hills', 'en', 4, 3],
    ['by any of some words, the rarest first', 'lake OR rain', 'en', 1, 4, 3],
    ['without a word', 'taxi NOT street', 'en', 2],
    ['by words of two languages', 'Katze cat', 'de', 6],
    ['by words of one keyword', '"ferry boat"', 'en', 3],
    ['but not by words of two keywords', '"yellow taxi"', 'en'],
    ['by one sign of a script without spaces', '山', 'en', 5],
    ['in any capitals', 'CAFÉ', 'en', 6],
    ['but not by signs alone', '🎈', 'en'],
    ['nor by operators alone', '( AND )', 'en']
  ])('%s', (_, query, language, ...expected) => {
    const { images, films } = findBoth(query, language)

    expect(images).toEqual(expected)
    expect(films).toEqual(expected)
  })

  test.each(['popular', 'newest', 'relevance'])(
    'and by %s in the same order',
    sort => {
      const all = findBoth('', 'en', sort)
      const some = findBoth('taxi OR lake', 'de', sort)

      expect(all.images).toHaveLength(texts.length)
      expect(all.films).toEqual(all.images)
      expect(some.films).toEqual(some.images)
    }
  )
})
