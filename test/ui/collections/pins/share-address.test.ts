import { expect, it } from 'vitest'
import {
  isShareCode,
  readShareAddress
} from '../../../../ui/collections/pins/share-address.ts'

const service = 'http://localhost:4401'

it.each([
  [`${service}/collections/550000101?share_code=team-picks`, 'team-picks'],
  ['  550000101 ', ''],
  ['\u200e550000101\u200b', ''],
  ['５５００００１０１', ''],
  [`${service}/collections/550000101?share_code=c\u200b`, 'c'],
  [`${service}/collections/550000101-команда?share_code=c`, 'c'],
  [`${service}/collections/550000101`, ''],
  [`${service}/collections/550000101/?x=1&share_code=a%2Bb%26c`, 'a+b&c'],
  ['https://elsewhere.test/en/collections/550000101?share_code=c', 'c'],
  ['https://elsewhere.test/collections/550000101-team?share_code=c#top', 'c'],
  [`${service}/v2/images/collections/550000101?share_code=c`, 'c'],
  [`${service}/collections/550000101?share_code=c.`, 'c.'],
  [`<${service}/collections/550000101?share_code=c>`, 'c'],
  ['www.elsewhere.test/collections/550000101?share_code=c', 'c'],
  [`see ${service}/collections/550000101?share_code=c_.`, 'c_']
])('finds number and code in %s', (given, code) => {
  expect(readShareAddress(given)).toEqual({ id: '550000101', code })
})

it.each([
  '',
  'team-picks',
  '550000101x',
  '-5',
  '1'.repeat(21),
  `${service}/featured/550000101?share_code=c`,
  `${service}/collections/?share_code=c`,
  `${service}/collections/..?share_code=c`,
  'javascript:alert(1)//collections/550000101?share_code=c',
  'data:text/html,/collections/550000101',
  'file:///collections/550000101',
  '/collections/550000101?share_code=c'
])('finds no code in %s', given => {
  expect(readShareAddress(given)).toBeNull()
})

it.each([
  ['team-picks', true],
  ['a+b&c/..?', true],
  ['', false],
  ['two words', false],
  ['a\u202eb', false],
  ['a\nb', false],
  ['x'.repeat(201), false]
])('accepts the code %j: %s', (code, isOne) => {
  expect(isShareCode(code)).toBe(isOne)
})
