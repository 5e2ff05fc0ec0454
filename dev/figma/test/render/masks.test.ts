import { expect, test } from 'vitest'
import type { SceneNode } from '../../shared/host.ts'
import { draw, paintedAt, svgOf } from './draw.ts'
import { at, sceneNode, solid } from './scene-node.ts'

const red = [255, 0, 0, 255]
const half = { ...Object(solid(0, 0, 0)), opacity: 0.5 }

function left(changes: Partial<SceneNode>): SceneNode {
  return sceneNode({ id: 'mask', width: 50, isMask: true, ...changes })
}

test('shows the siblings above a mask only where the mask is', async () => {
  const below = sceneNode({ id: 'below', fills: [solid(0, 1)] })
  const above = sceneNode({ fills: [solid()] })

  const pixels = await draw([below, left({ fills: [solid(0, 0, 1)] }), above])

  expect(pixels.at(25, 50)).toEqual(red)
  expect(pixels.at(75, 50)).toEqual([0, 255, 0, 255])
})

test('masks nothing when it is hidden', async () => {
  const above = sceneNode({ fills: [solid()] })

  const pixels = await draw([left({ visible: false }), above])

  expect(pixels.at(75, 50)).toEqual(red)
})

test('hides all that a mask far away should show', async () => {
  const above = sceneNode({ fills: [solid()] })
  const far = left({ fills: [solid()], ...at(5000, 0) })

  const pixels = await draw([far, above])

  expect(pixels.at(50, 50)[3]).toBe(0)
})

test.each([
  ['ALPHA', [half], 128],
  ['ALPHA', [solid(0, 0, 0)], 255],
  ['VECTOR', [half], 255],
  ['LUMINANCE', [solid(0, 0, 0)], 0],
  ['LUMINANCE', [solid(1, 1, 1)], 255]
] as const)('masks by %s', async (maskType, fills, alpha) => {
  const above = sceneNode({ fills: [solid()] })

  const pixels = await draw([left({ maskType, fills: [...fills] }), above])

  expect(Math.abs(pixels.at(25, 50)[3] - alpha)).toBeLessThanOrEqual(2)
})

test('ends a mask where the next one begins', async () => {
  const green = sceneNode({ id: 'green', fills: [solid(0, 1)] })
  const right = { id: 'right', ...at(50, 0) }

  const pixels = await draw([
    left({ fills: [solid()] }),
    sceneNode({ fills: [solid()] }),
    left({ fills: [solid()], ...right }),
    green
  ])

  expect(pixels.at(25, 50)).toEqual(red)
  expect(pixels.at(75, 50)).toEqual([0, 255, 0, 255])
})

const operands = [
  sceneNode({ id: 'a', width: 60, height: 60 }),
  sceneNode({ id: 'b', width: 60, height: 60, ...at(40, 40) })
]

test.each([
  ['UNION', '1110'],
  ['SUBTRACT', '1000'],
  ['INTERSECT', '0100'],
  ['EXCLUDE', '1010']
] as const)('draws what %s leaves of two shapes', async (operation, seen) => {
  const node = sceneNode({
    type: 'BOOLEAN_OPERATION',
    booleanOperation: operation,
    fills: [solid()],
    children: operands
  })

  const pixels = await draw([node])

  const points = [
    [20, 20],
    [50, 50],
    [80, 80],
    [80, 20]
  ] as const
  const nothing = [0, 0, 0, 0]
  expect(points.map(([x, y]) => pixels.at(x, y))).toEqual(
    Array.from(seen, one => (one === '1' ? red : nothing))
  )
})

test('excludes three shapes where an odd number lies', async () => {
  const third = sceneNode({ id: 'c', width: 100, height: 100 })
  const node = sceneNode({
    type: 'BOOLEAN_OPERATION',
    booleanOperation: 'EXCLUDE',
    fills: [solid()],
    children: [...operands, third]
  })

  const pixels = await draw([node])

  expect(pixels.at(50, 50)).toEqual(red)
  expect(pixels.at(20, 20)[3]).toBe(0)
  expect(pixels.at(80, 20)).toEqual(red)
})

test.each(['SUBTRACT', 'INTERSECT', 'EXCLUDE'] as const)(
  'draws %s of fifty shapes in less than ten times that of five',
  booleanOperation => {
    const sizeOf = (count: number): number => {
      const children = Array.from({ length: count }, (_, i) =>
        sceneNode({ id: `1:${i}` })
      )
      const type = 'BOOLEAN_OPERATION'
      const fills = [solid()]
      return svgOf([sceneNode({ type, booleanOperation, fills, children })])
        .length
    }

    expect(sizeOf(50)).toBeLessThan(10 * sizeOf(5))
  }
)

test.each([
  ['EXCLUDE', '10'],
  ['INTERSECT', '01']
] as const)('takes a group for one shape of %s', async (operation, seen) => {
  const twice = [...operands, ...operands.map(one => ({ ...one, id: 'x' }))]
  const group = sceneNode({ id: 'g', type: 'GROUP', children: twice })
  const other = sceneNode({ id: 'c', width: 50, height: 100 })
  const node = sceneNode({
    type: 'BOOLEAN_OPERATION',
    booleanOperation: operation,
    fills: [solid()],
    children: [group, other]
  })

  const found = await paintedAt(
    [node],
    [
      [80, 80],
      [20, 20]
    ]
  )

  expect(found).toBe(seen)
})

test('leaves nothing of an intersection at the edge of all its shapes', async () => {
  const shapes = [0.5, 40.5].map((x, i) => ({
    ...sceneNode({ id: `1:${i}`, width: 60, height: 60 }),
    ...at(x + 10, x + 10)
  }))
  const node = sceneNode({
    type: 'BOOLEAN_OPERATION',
    booleanOperation: 'INTERSECT',
    fills: [solid()],
    children: shapes
  })

  const pixels = await draw([node])

  const row = Array.from({ length: 40 }, (_, x) => pixels.at(x, 40)[3])
  expect(Math.max(...row)).toBe(0)
  expect(pixels.at(60, 60)).toEqual(red)
})
