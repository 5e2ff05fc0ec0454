import { expect, it } from 'vitest'
import { placeInWords } from '../../../../ui/search/query/place-in-words.ts'

it.each([
  ['https://stock.test/collections/550000101?share_code=a-b_C'],
  ['https://stock.test/de/collections/550000101-autumn/?share_code=a-b_C&x=1'],
  ['550000101, code a-b_C'],
  ['550000101、コード a-b_C'],
  ['550000101、コードa-b_C'],
  ['550000101, co\u0301digo a-b_C'],
  ['stock.test/collections/550000101?share_code=a-b_C'],
  ['(https://stock.test/collections/550000101?share_code=a-b_C)'],
  ['“https://stock.test/collections/550000101?share_code=a-b_C”'],
  ['Our picks: https://stock.test/collections/550000101?share_code=a-b_C, ok?']
])('finds the shared collection in %s', words => {
  expect(placeInWords(words)).toEqual({
    name: 'shared',
    id: '550000101',
    code: 'a-b_C',
    title: ''
  })
})

it.each([
  ['123456789', '123456789'],
  ['https://stock.test/image-photo/red-car-123456789', '123456789'],
  [
    'https://stock.test/image-photo/red-car-123456789?tracking=1#a',
    '123456789'
  ],
  ['www.stock.test/en/image-vector/lake-123456/', '123456'],
  ['0123456789', '123456789'],
  ['000000123456789', '123456789'],
  ['https://stock.test/image-photo/red-car-00123456789', '123456789'],
  ['http://localhost:4402/media/0123456789/preview.jpg', '123456789'],
  ['http://localhost:4402/v2/images/123456789', '123456789'],
  ['http://localhost:4402/media/123456789/preview.jpg', '123456789'],
  ['Asset ID: 123456789', '123456789'],
  ['shutterstock_123456789.jpg', '123456789']
])('finds the asset in %s', (words, assetId) => {
  expect(placeInWords(words)).toMatchObject({ name: 'asset', assetId })
})

it.each([
  '',
  '2024',
  '002024',
  '000000000',
  '1234567890123',
  '123456789 lake',
  'lake-123456789',
  'https://stock.test/v2/contributors/123456789',
  'https://stock.test/image-photo/red-car',
  'https://stock.test/search?id=123456789',
  'https://',
  'https://[123456789',
  'javascript:123456789',
  'lake',
  '2024, red lake',
  '550000101, lake',
  'https://stock.test/collections/550000101',
  'https://stock.test/collections/550000101?share_code=',
  'https://stock.test/search?share_code=a',
  'ftp://stock.test/collections/550000101?share_code=a'
])('finds nothing to open in %j', words => {
  expect(placeInWords(words)).toBeNull()
})
