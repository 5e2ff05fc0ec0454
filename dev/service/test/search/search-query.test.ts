import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
const all = { safe: false, license: ['commercial', 'editorial'], per_page: 500 }

beforeAll(async () => {
  opened = await openTestService({ assets: 500 })
})
afterAll(() => opened.close())

async function find(query: string, more = {}): Promise<string[]> {
  const reply = await opened.ask(searchImages, {
    query: { ...all, query, spellcheck_query: false, ...more }
  })
  const ids = reply.data.map(({ id }) => id)
  expect(reply.total_count).toBe(ids.length)
  return ids.toSorted()
}

function withWord(word: string): string[] {
  return [...listAssets({ count: 500 })]
    .filter(({ title, description, keywords }) =>
      [title, description, ...keywords]
        .join(' ')
        .toLowerCase()
        .split(/[^a-z]+/)
        .some(one => one === word || one === `${word}s`)
    )
    .map(({ id }) => id)
    .toSorted()
}

test('finds exactly the assets with a word', async () => {
  const mountains = await find('mountain')

  expect(mountains.length).toBeGreaterThan(10)
  expect(mountains).toEqual(withWord('mountain'))
})

test('finds a word in plural and upper case', async () => {
  expect(await find('MOUNTAINS')).toEqual(await find('mountain'))
})

test('finds everything without a query', async () => {
  expect(await find('')).toHaveLength(500)
  expect(await find('   ')).toHaveLength(500)
})

test('treats control characters as spaces', async () => {
  expect(await find('mountain\u0007snow')).toEqual(await find('mountain snow'))
})

describe('operators', () => {
  const mountain = () => new Set(withWord('mountain'))
  const snow = () => new Set(withWord('snow'))

  test('join words by AND by default', async () => {
    const both = [...mountain()].filter(id => snow().has(id))

    expect(both.length).toBeGreaterThan(0)
    expect(both.length).toBeLessThan(mountain().size)
    expect(await find('mountain snow')).toEqual(both)
    expect(await find('mountain AND snow')).toEqual(both)
  })

  test('match either word with OR', async () => {
    const either = [...new Set([...mountain(), ...snow()])].toSorted()

    expect(await find('mountain OR snow')).toEqual(either)
  })

  test('exclude a word with NOT, alone and after another', async () => {
    const without = [...mountain()].filter(id => !snow().has(id))

    expect(await find('mountain NOT snow')).toEqual(without)
    expect(await find('NOT snow')).toHaveLength(500 - snow().size)
    expect(await find('NOT (NOT snow)')).toEqual(withWord('snow'))
  })

  test('respect parentheses', async () => {
    const lake = new Set(withWord('lake'))
    const grouped = [...mountain()].filter(id => snow().has(id) || lake.has(id))

    expect(await find('mountain (snow OR lake)')).toEqual(grouped)
    expect(await find('lake OR NOT mountain')).toHaveLength(
      500 - [...mountain()].filter(id => !lake.has(id)).length
    )
  })

  test('are words in lower case', async () => {
    const words = withWord('or').filter(id => mountain().has(id))

    expect(await find('mountain or')).toEqual(words)
  })

  test('keep words in quotes together', async () => {
    const together = await find('"mountain range"')
    const apart = await find('"range mountain"')

    expect(together.length).toBeGreaterThan(0)
    expect(apart.length).toBeLessThan(together.length)
  })
})

describe('an unusual query', () => {
  test.each([
    'R&B',
    '50% off',
    '"',
    '"unbalanced',
    "'; DROP TABLE assets; --",
    '(((',
    ')))',
    'AND',
    'OR OR',
    'NOT',
    '() AND ()',
    '*',
    'mount*',
    'title:mountain',
    'a NEAR/2 b',
    '^mountain',
    '-mountain',
    '\\',
    '😀',
    '👩🏽‍🚀 rocket',
    'שלום עולם',
    'مرحبا',
    '\u0007',
    '{}[]<>|~`',
    '('.repeat(250) + 'a' + ')'.repeat(249),
    'NOT '.repeat(120) + 'a',
    'word '.repeat(1000),
    'NOT a '.repeat(1000),
    'a OR NOT ('.repeat(300),
    'x'.repeat(500)
  ])('is answered: %j', async query => {
    const reply = await opened.ask(searchImages, { query: { query } })

    expect(reply.total_count).toBeGreaterThanOrEqual(0)
  })

  test('of symbols only finds nothing', async () => {
    expect(await find('😀')).toEqual([])
    expect(await find('& %')).toEqual([])
  })

  test('has no wildcards', async () => {
    expect(await find('mountai*')).toEqual([])
  })
})

describe('language', () => {
  test('of the query parameter applies to words and records', async () => {
    const reply = await opened.ask(searchImages, {
      query: { ...all, query: 'Berg', language: 'de', view: 'full' }
    })

    expect(reply.total_count).toBe(withWord('mountain').length)
    expect(reply.data[0]?.keywords).toContain('Berg')
  })

  test('is taken from Accept-Language if the parameter is missing', async () => {
    const headers = { 'Accept-Language': 'xx, en;q=0.2, de-AT;q=0.8' }

    const german = await opened.ask(searchImages, {
      query: { query: 'Schnee', spellcheck_query: false },
      headers
    })
    const english = await opened.ask(searchImages, {
      query: { query: 'Schnee', spellcheck_query: false, language: 'en' },
      headers
    })

    expect(german.total_count).toBeGreaterThan(0)
    expect(english.total_count).toBe(0)
  })

  test('finds English words too, and no third language', async () => {
    const german = { language: 'de' }

    expect(await find('mountain', german)).toEqual(withWord('mountain'))
    expect(await find('montagne', german)).toEqual([])
  })

  test('may be mixed with English in one query', async () => {
    const german = { language: 'de' }
    const snow = new Set(withWord('snow'))
    const mountains = withWord('mountain')

    expect(await find('Berg snow', german)).toEqual(
      mountains.filter(id => snow.has(id))
    )
    expect(await find('mountain NOT Schnee', german)).toEqual(
      mountains.filter(id => !snow.has(id))
    )
    expect(await find('Berg AND NOT (snow OR Schnee)', german)).toEqual(
      mountains.filter(id => !snow.has(id))
    )
  })

  test('without spaces finds part of a compound', async () => {
    const found = await find('山', { language: 'ja' })

    expect(found).toEqual(expect.arrayContaining(withWord('mountain')))
  })

  test('ignores accents', async () => {
    const plain = await find('montana', { language: 'es' })

    expect(plain).toEqual(await find('montaña', { language: 'es' }))
    expect(plain.length).toBeGreaterThan(0)
  })
})

describe('spellcheck', () => {
  test('searches the nearest word and reports it', async () => {
    const reply = await opened.ask(searchImages, {
      query: { ...all, query: 'montain' }
    })

    expect(reply.total_count).toBe(withWord('mountain').length)
    expect(reply.spellcheck_info).toEqual({
      original_query: 'montain',
      query: 'mountain'
    })
  })

  test('keeps words with results and the operators', async () => {
    const reply = await opened.ask(searchImages, {
      query: { ...all, query: '(montain OR lkae) NOT snow' }
    })

    expect(reply.spellcheck_info).toMatchObject({
      query: '(mountain OR lake) NOT snow'
    })
  })

  test('reports nothing if nothing is corrected', async () => {
    const reply = await opened.ask(searchImages, {
      query: { query: 'mountain' }
    })

    expect(reply.spellcheck_info).toEqual({})
  })

  test('can be turned off', async () => {
    expect(await find('montain')).toEqual([])
  })
})
