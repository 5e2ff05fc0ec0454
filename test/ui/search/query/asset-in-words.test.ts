import { expect, it } from 'vitest'
import { assetInWords } from '../../../../ui/search/query/asset-in-words.ts'

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
  ['http://localhost:4402/media/123456789/preview.jpg', '123456789']
])('finds the asset in %s', (words, id) => {
  expect(assetInWords(words)).toBe(id)
})

it.each([
  '',
  '2024',
  '002024',
  '000000000',
  '1234567890123',
  '123456789 lake',
  'lake-123456789',
  'https://stock.test/collections/550000101?share_code=code',
  'https://stock.test/v2/contributors/123456789',
  'https://stock.test/image-photo/red-car',
  'https://stock.test/search?id=123456789',
  'https://',
  'https://[123456789',
  'javascript:123456789'
])('finds none in %j', words => {
  expect(assetInWords(words)).toBeNull()
})
