import { expect, it } from 'vitest'
import {
  moveItems,
  stepItems
} from '../../../../ui/collections/own/move-items.ts'

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
  ['ab', 1, 'cabd'],
  ['ca', 1, 'bdac'],
  ['bd', -1, 'bdac'],
  ['bd', 1, 'acbd']
] as const)('steps %s by %i', (moved, by, expected) => {
  expect(stepItems(ids, new Set(moved), by).join('')).toBe(expected)
})

it.each([
  ['a', -1],
  ['d', 1],
  ['ab', -1],
  ['abcd', 1],
  ['x', 1]
] as const)('leaves the order as it is: %s by %i', (moved, by) => {
  expect(stepItems(ids, new Set(moved), by)).toBe(ids)
})
