import { expect, test } from 'vitest'
import {
  missingImages,
  readDocument
} from '../../../../dev/figma/page/read-document.ts'

const file = {
  version: 1,
  name: 'Poster',
  pages: [{ id: '0:1', fills: [{ type: 'IMAGE', imageHash: 'abc' }] }],
  styles: [],
  images: { abc: 'AAAA' },
  pluginData: {}
}

test('reads what was saved', () => {
  expect(readDocument(JSON.stringify(file))).toEqual(file)
})

test.each([
  ['{ "version"', 'broken: it is not JSON'],
  ['[]', 'no document of this host'],
  [JSON.stringify({ ...file, version: 2 }), 'of version 2'],
  [JSON.stringify({ ...file, images: null }), 'no document of this host']
])('says what is wrong with %s', (text, words) => {
  expect(() => readDocument(text)).toThrow(words)
})

test('names the images that are not in the file', () => {
  const [read, empty] = [file, { ...file, images: {} }].map(it =>
    readDocument(JSON.stringify(it))
  )

  expect(read && missingImages(read)).toEqual([])
  expect(empty && missingImages(empty)).toEqual(['abc'])
})
