import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordTables } from '../../../../dev/service/database/catalog-steps.ts'
import {
  openDatabase,
  type Database
} from '../../../../dev/service/database/open-database.ts'
import { languageNumber } from '../../../../dev/service/index/language-number.ts'
import { createTextIndex } from '../../../../dev/service/index/text-index.ts'
import { writeText } from '../../../../dev/service/index/write-text.ts'
import { parseQuery } from '../../../../dev/service/search/parse-query.ts'
import { sumScores } from '../../../../dev/service/search/sum-scores.ts'
import { toPhrase } from '../../../../dev/service/search/to-phrase.ts'

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
