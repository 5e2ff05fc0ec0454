import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordTables } from '../../database/catalog-steps.ts'
import { openDatabase, type Database } from '../../database/open-database.ts'
import { languageNumber } from '../../index/language-number.ts'
import { createTextIndex } from '../../index/text-index.ts'
import { writeText } from '../../index/write-text.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { sumScores } from '../../search/sum-scores.ts'
import { toPhrase } from '../../search/to-phrase.ts'

const english = languageNumber('en')
let database: Database

beforeAll(() => {
  database = openDatabase(':memory:')
  database.exec(wordTables)
  const text = { title: 'Cat', keywords: ['café'], description: 'A cat' }
  writeText(database, 1, 'en', text)
})
afterAll(() => database.close())

const same = [
  ['Cat', 'cat'],
  ['CAFÉ', 'cafe\u0301'],
  ['"a  cat"', '"A cat "']
] as const

test.each(same)('reads %s and %s once', (one, other) => {
  let reads = 0
  const counted: Database = {
    ...database,
    all: (sql, ...values) => {
      reads += 1
      return database.all(sql, ...values)
    }
  }
  const index = createTextIndex(counted, 2, 1000)
  const phrases = [one, other].map(toPhrase)

  const found = phrases.map(phrase => index.having(phrase, english))
  const scored = phrases.map(phrase => index.scored(phrase, english))

  expect(reads).toBe(2)
  expect(found[0]).toEqual(Uint32Array.of(0b10))
  expect(found[1]).toBe(found[0])
  expect(scored[1]).toBe(scored[0])
})

test.each(same)('counts %s and %s once', (one, other) => {
  const index = createTextIndex(database, 2, 1000)
  const [single, both] = [one, `${one} ${other}`].map(query => {
    const node = parseQuery(query)
    return node && sumScores(index, node, english)
  })

  expect(both).toEqual(single)
  expect(single?.[1]).toBeGreaterThan(0)
})
