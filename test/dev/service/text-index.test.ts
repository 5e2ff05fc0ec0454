import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordTables } from '../../../dev/service/database/catalog-steps.ts'
import {
  openDatabase,
  type Database
} from '../../../dev/service/database/open-database.ts'
import { languageNumber } from '../../../dev/service/search/language-number.ts'
import { createTextIndex } from '../../../dev/service/search/text-index.ts'
import { writeText } from '../../../dev/service/search/write-text.ts'

const english = languageNumber('en')
let database: Database

beforeAll(() => {
  database = openDatabase(':memory:')
  database.exec(wordTables)
  const text = { title: 'Cat', keywords: ['café'], description: 'A cat' }
  writeText(database, 1, 'en', text)
})
afterAll(() => database.close())

test.each([
  ['Cat', 'cat'],
  ['CAFÉ', 'cafe\u0301'],
  ['a  cat', 'a cat ']
])('reads "%s" and "%s" once', (one, other) => {
  let reads = 0
  const counted: Database = {
    ...database,
    all: (sql, ...values) => {
      reads += 1
      return database.all(sql, ...values)
    }
  }
  const index = createTextIndex(counted, 2)

  const found = [one, other].map(word => index.withWord(word, english))
  const scored = [one, other].map(word => index.scored(word, english))

  expect(reads).toBe(2)
  expect(found[0]).toEqual(Uint32Array.of(0b10))
  expect(found[1]).toBe(found[0])
  expect(scored[1]).toBe(scored[0])
})
