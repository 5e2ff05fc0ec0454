import { expect, test } from 'vitest'
import {
  layerRows,
  rowForKey
} from '../../../../dev/figma/sidebar/layer-rows.ts'
import { sceneNode } from '../render/scene-node.ts'

const nodes = [
  sceneNode({
    id: 'frame',
    children: [sceneNode({ id: 'lower' }), sceneNode({ id: 'upper' })]
  }),
  sceneNode({ id: 'above' })
]
const rows = layerRows(nodes, new Set(['frame']))

test('lists the topmost layer first and only open branches', () => {
  const closed = layerRows(nodes, new Set())

  expect(closed.map(row => row.node.id)).toEqual(['above', 'frame'])
  expect(rows.map(row => [row.node.id, row.level])).toEqual([
    ['above', 1],
    ['frame', 1],
    ['upper', 2],
    ['lower', 2]
  ])
})

test('says which rows can be opened', () => {
  expect(rows.map(row => row.expanded)).toEqual([
    undefined,
    true,
    undefined,
    undefined
  ])
})

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 3, 1],
  ['x', 1, null]
])('goes with %s from row %i to row %s', (key, from, to) => {
  expect(rowForKey(rows, from, key)).toBe(to)
})
