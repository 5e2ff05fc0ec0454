import { expect, test } from 'vitest'
import { readDocument } from '../../core/read-document.ts'

const file = { version: 1, name: 'Poster', pages: [], styles: [], images: {} }

test('reads what was saved', () => {
  expect(readDocument(JSON.stringify(file))).toEqual(file)
})

test.each([
  ['{ "version"', 'broken: it is not JSON'],
  ['[]', 'no document of this host'],
  ['null', 'no document of this host'],
  [JSON.stringify({ ...file, version: undefined }), 'no document of this host'],
  [JSON.stringify({ ...file, version: '1' }), 'no document of this host'],
  ['{"document":{},"schemaVersion":0,"version":"42"}', 'no document of this'],
  [JSON.stringify({ ...file, version: 2 }), 'of version 2'],
  [JSON.stringify({ ...file, images: null }), 'images must be an object'],
  [JSON.stringify({ ...file, images: [] }), 'images must be an object'],
  [JSON.stringify({ ...file, videos: null }), 'videos must be an object'],
  [JSON.stringify({ ...file, videos: [] }), 'videos must be an object']
])('says what is wrong with %s', (text, words) => {
  expect(() => readDocument(text)).toThrow(words)
})
