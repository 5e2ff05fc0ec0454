import { expect, it } from 'vitest'
import { searchesIn } from '../../contract/settings.ts'

const lake = {
  mediaType: 'image',
  words: 'lake',
  filters: { orientation: 'vertical' },
  sort: 'newest'
}

it('reads searches, and the plain texts of 0.1', () => {
  expect(searchesIn([lake, 'boat'])).toEqual([
    lake,
    { mediaType: null, words: 'boat', filters: {}, sort: '' }
  ])
})

it('knows no other media', () => {
  expect(searchesIn([{ ...lake, mediaType: 'scent' }])).toEqual([
    { ...lake, mediaType: null }
  ])
})

it.each([
  ['a number', 7],
  ['nothing', null],
  ['a list', [lake]],
  ['other words', { ...lake, words: 3 }],
  ['very long words', { ...lake, words: 'a'.repeat(2000) }],
  ['a very long text', 'a'.repeat(2000)],
  ['no filters', { ...lake, filters: undefined }],
  ['a list of filters', { ...lake, filters: ['vertical'] }],
  ['huge filters', { ...lake, filters: { title: 'a'.repeat(5000) } }],
  ['another order', { ...lake, sort: {} }]
])('leaves out %s', (_, value) => {
  expect(searchesIn([value, lake])).toEqual([lake])
})

it.each([null, 'text', {}, 3])('is empty for %j', value => {
  expect(searchesIn(value)).toEqual([])
})
