import { expect, it } from 'vitest'
import { moveItems, stepItem } from '../../../ui/collections/move-items.ts'

const ids = ['a', 'b', 'c', 'd']

it.each([
  ['d', 0, 'dabc'],
  ['a', 4, 'bcda'],
  ['a', 2, 'bacd'],
  ['b', 1, 'abcd'],
  ['ca', 4, 'bdac'],
  ['bd', 0, 'bdac'],
  ['x', 2, 'abcd']
])('moves %s before number %i', (moved, to, expected) => {
  const order = moveItems(ids, new Set(moved), to)

  expect(order.join('')).toBe(expected)
})

it.each([
  ['a', 1, 'bacd'],
  ['d', -1, 'abdc'],
  ['a', 2, 'bcad'],
  ['d', -3, 'dabc'],
  ['b', 9, 'acdb'],
  ['c', -9, 'cabd']
])('steps %s by %i', (id, by, expected) => {
  expect(stepItem(ids, id, by).join('')).toBe(expected)
})

it.each([
  ['a', -1],
  ['d', 1],
  ['x', 1]
])('leaves the order as it is: %s by %i', (id, by) => {
  expect(stepItem(ids, id, by)).toBe(ids)
})
