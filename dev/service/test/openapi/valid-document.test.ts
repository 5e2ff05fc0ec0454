import { expect, test } from 'vitest'
import { createDocument } from '../../openapi/create-document.ts'
import { misfits } from '../find-misfits.ts'
import { testBase } from '../test-addresses.ts'
import { openApiDocument, openApiParts } from './openapi-rules.ts'

const written = JSON.stringify(createDocument(testBase))

function wrongOf(document: string): string[] {
  return misfits(openApiDocument, JSON.parse(document), openApiParts)
}

test('is valid OpenAPI 3.1', () => {
  expect(wrongOf(written)).toEqual([])
})

test('has paths that begin with a slash, and replies by status', () => {
  const { paths } = createDocument(testBase)
  const operations = Object.values(paths).flatMap(Object.values)

  const statuses = operations.flatMap(({ responses }) => Object.keys(responses))

  expect(Object.keys(paths).filter(path => !path.startsWith('/'))).toEqual([])
  expect(
    [...new Set(statuses)].filter(one => !/^([1-5]\d\d|default)$/.test(one))
  ).toEqual([])
})

test.each([
  ['version', '"openapi":"3.1.0"', '"openapi":"3"'],
  ['title', '"title"', '"name"'],
  ['kind of schema', '"type":"string"', '"type":"text"'],
  ['word of a schema', '"maxLength"', '"longest"'],
  ['place', '"in":"query"', '"in":"body"'],
  ['parameter of a path', '"in":"path","required":true', '"in":"path"'],
  ['reply', '"description":"Created."', '"summary":"Created."'],
  ['security scheme', '"scheme":"basic"', '"scheme":7'],
  ['flow', '"tokenUrl"', '"token"']
])('is not valid with a broken %s', (_what, right, wrong) => {
  expect(written).toContain(right)

  expect(wrongOf(written.replace(right, wrong))).not.toEqual([])
})
