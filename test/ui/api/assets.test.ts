import { afterEach, expect, it } from 'vitest'
import { fetchCategories } from '../../../ui/api/categories.ts'
import { fetchSearch } from '../../../ui/api/assets.ts'
import { noFilters } from '../../../ui/api/search-filters.ts'
import type { Filters } from '../../../ui/api/search-filters.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { $language } from '../../../ui/words/language.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const images = 'GET https://gateway.test/api/v2/images'

const web = useScriptedWeb()

afterEach(() => $language.set('en'))

function searchFor(query: string, filters: Filters = noFilters) {
  const options = {
    mediaType: 'image',
    sort: 'popular',
    safe: true,
    isExact: false
  } as const
  const part = { page: 1, perPage: 2 }
  return fetchSearch({ query, filters, ...options }, part)
}

it('ignores records beyond the page size', async () => {
  const records = ['1', '2', '3', '4'].map(id => imageRecord(id))
  web.on(`${images}/search`, () => listReply(records))

  const found = await searchFor('lake')

  expect(found.assets.map(({ assetId: id }) => id)).toEqual(['1', '2'])
  expect(found).toMatchObject({ received: 4, total: 2 })
})

it.each([
  [' la\u202eke\n', 'la ke'],
  ['x'.repeat(9000), 'x'.repeat(500)],
  ['lkae', null],
  ['', null],
  [7, null]
])('reads the correction %j as %j', async (query, expected) => {
  const more = { spellcheck_info: { query } }
  web.on(`${images}/search`, () => listReply([imageRecord('1')], more))

  expect((await searchFor('lkae')).spellcheck).toBe(expected)
})

it('names each category once', async () => {
  const data = ['Nature', 'People', ' Nature'].map(name => ({ name }))
  web.on(`${images}/categories`, () => listReply(data))

  expect(await fetchCategories('image')).toEqual(['Nature', 'People'])
})

it('searches in the language of the panel, or of the filter if it is set', async () => {
  const asked: (string | null)[] = []
  web.on(`${images}/search`, ({ url }) => {
    asked.push(url.searchParams.get('language'))
    return listReply([])
  })

  await searchFor('lake')
  $language.set('de')
  await searchFor('lake')
  await searchFor('lake', { language: 'ja' })

  expect(asked).toEqual([null, 'de', 'ja'])
})

it('asks for English where the browser would ask for another language', async () => {
  const asked: (string | null)[] = []
  web.on(`${images}/search`, ({ url }) => {
    asked.push(url.searchParams.get('language'))
    return listReply([])
  })

  for (const languages of [['de-DE', 'en'], ['en-GB', 'de'], []]) {
    usePlatform({ ...platform(), languages })
    await searchFor('lake')
  }

  expect(asked).toEqual(['en', null, null])
})
