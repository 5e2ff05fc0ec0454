import { expect, test } from 'vitest'
import { type Matrix, translation } from '../../../shared/matrix.ts'
import {
  pullBox,
  reshapedLayers,
  selectionBox,
  startReshaping,
  turnBox
} from '../../../canvas/gestures/reshape.ts'
import { sceneNode } from '../../render/scene-node.ts'

const plain = { keep: false, center: false }

/** A quarter turn clockwise around its own origin. */
function quarter(x: number, y: number): Matrix {
  return [
    [0, -1, x],
    [1, 0, y]
  ]
}

function node(id: string, absoluteTransform: Matrix, width = 100, height = 50) {
  return sceneNode({ id, absoluteTransform, width, height })
}

function start(nodes: ReturnType<typeof node>[], x = 0, y = 0) {
  const reshaping = startReshaping(nodes, { x, y })
  if (!reshaping) throw new Error('nothing to reshape')
  return reshaping
}

test('uses the own box of one layer and the upright one of several', () => {
  const turned = node('a', quarter(60, 10))

  expect(selectionBox([turned])?.matrix).toEqual(quarter(60, 10))
  expect(selectionBox([turned, node('b', translation(100, 0))])).toEqual({
    matrix: translation(10, 0),
    width: 190,
    height: 110
  })
})

test('resizes a turned layer along its own sides', () => {
  const reshaping = start([node('a', quarter(60, 10))])

  // Its right side points down on the page.
  const box = pullBox(reshaping, 'e', { x: 0, y: 30 }, plain)

  expect(box).toEqual({ matrix: quarter(60, 10), width: 130, height: 50 })
})

test('keeps the opposite corner, or the middle', () => {
  const reshaping = start([node('a', translation(10, 20))])
  const to = { x: -20, y: -10 }

  const corner = pullBox(reshaping, 'nw', to, plain)
  const middle = pullBox(reshaping, 'nw', to, { keep: false, center: true })

  expect(corner).toEqual({
    matrix: translation(-10, 10),
    width: 120,
    height: 60
  })
  expect(middle).toEqual({
    matrix: translation(-10, 10),
    width: 140,
    height: 70
  })
})

test('keeps the shape when asked', () => {
  const reshaping = start([node('a', translation(0, 0))])

  const box = pullBox(
    reshaping,
    'se',
    { x: 100, y: 0 },
    { keep: true, center: false }
  )

  expect(box).toMatchObject({ width: 200, height: 100 })
})

test('turns around the middle, in steps when asked', () => {
  const reshaping = start([node('a', translation(0, 0), 100, 100)], 150, 50)

  const free = turnBox(reshaping, { x: 50, y: 150 }, false)
  const snapped = turnBox(reshaping, { x: 145, y: 68 }, true)

  expect(free.matrix.flat().map(cell => Math.round(cell))).toEqual([
    0, -1, 100, 1, 0, 0
  ])
  const [[cos]] = snapped.matrix
  expect(cos).toBeCloseTo(Math.cos(Math.PI / 12))
})

test('stretches several layers with the box around them', () => {
  const reshaping = start([
    node('a', translation(0, 0)),
    node('b', quarter(200, 50))
  ])
  const box = { matrix: translation(0, 0), width: 400, height: 150 }

  const [a, b] = reshapedLayers({ ...reshaping, box })

  expect(a).toEqual({
    id: 'a',
    transform: translation(0, 0),
    width: 200,
    height: 50
  })
  expect(b).toMatchObject({ width: 100, height: 100 })
  expect(b?.transform).toEqual(quarter(400, 50))
})

test.each([
  ['e', 150],
  ['se', 150],
  ['s', 100]
] as const)('keeps a line flat that is pulled by %s', (handle, width) => {
  const reshaping = start([node('a', translation(0, 0), 100, 0)])
  const to = { x: 50, y: 40 }

  for (const keep of [false, true]) {
    const box = pullBox(reshaping, handle, to, { keep, center: false })
    expect(box).toMatchObject({ width, height: 0 })
  }
})

test('stretches several lines that lie in a row', () => {
  const lines = [
    node('a', translation(0, 0), 100, 0),
    node('b', translation(200, 0), 100, 0)
  ]
  const reshaping = start(lines)

  const box = pullBox(reshaping, 'e', { x: 300, y: 40 }, plain)

  expect(reshapedLayers({ ...reshaping, box })).toEqual([
    { id: 'a', transform: translation(0, 0), width: 200, height: 0 },
    { id: 'b', transform: translation(400, 0), width: 200, height: 0 }
  ])
})
