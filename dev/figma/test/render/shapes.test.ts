import { expect, test } from 'vitest'
import type { SceneNode } from '../../shared/host.ts'
import { boxPath } from '../../render/box-path.ts'
import { draw, paintedAt } from './draw.ts'
import { sceneNode, solid } from './scene-node.ts'

const red = [255, 0, 0, 255]

async function painted(
  node: Partial<SceneNode>,
  points: [number, number][]
): Promise<string> {
  return paintedAt([sceneNode({ fills: [solid()], ...node })], points)
}

test('draws a polygon with one corner at the top', async () => {
  const triangle = { type: 'POLYGON', pointCount: 3 }

  const seen = await painted(triangle, [
    [50, 5],
    [50, 70],
    [10, 10],
    [50, 90]
  ])

  expect(seen).toBe('1100')
})

test('draws a star with an inner radius', async () => {
  const star = { type: 'STAR', pointCount: 4, innerRadius: 0.2 }

  const seen = await painted(star, [
    [50, 50],
    [50, 10],
    [90, 50],
    [30, 30],
    [75, 75]
  ])

  expect(seen).toBe('11100')
})

test('rounds the corners of a polygon', async () => {
  const points: [number, number][] = [[50, 2]]
  const triangle = { type: 'POLYGON', pointCount: 3 }

  expect(await painted(triangle, points)).toBe('1')
  expect(await painted({ ...triangle, cornerRadius: 20 }, points)).toBe('0')
})

test('rounds a corner by an arc of its radius', async () => {
  const square = { type: 'POLYGON', pointCount: 4, cornerRadius: 20 }
  // On the axis below the top corner an arc begins at √2 − 1 of its radius.
  const top = Math.round(20 * (Math.SQRT2 - 1))

  const seen = await painted(square, [
    [50, top - 1],
    [50, top + 1]
  ])

  expect(seen).toBe('01')
})

test('draws a part of an ellipse, clockwise from three o’clock', async () => {
  const quarter = {
    type: 'ELLIPSE',
    arcData: { startingAngle: 0, endingAngle: Math.PI / 2, innerRadius: 0.5 }
  }

  const seen = await painted(quarter, [
    [80, 80],
    [60, 60],
    [80, 20],
    [20, 80]
  ])

  expect(seen).toBe('1000')
})

test('leaves the middle of a ring empty', async () => {
  const ring = {
    type: 'ELLIPSE',
    arcData: { startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0.6 }
  }

  const seen = await painted(ring, [
    [50, 50],
    [90, 50],
    [10, 50],
    [50, 90]
  ])

  expect(seen).toBe('0111')
})

test('smooths a corner beyond its radius, as far as there is room', () => {
  const box = { x: 0, y: 0, width: 100, height: 100 }
  const radii = [30, 30, 30, 30]

  expect(boxPath(box, radii)).toMatch(/^M30 0H70a30 30 0 0 1 30 30V70/)
  expect(boxPath(box, radii, 0.6)).toMatch(/^M48 0H52c/)
  expect(boxPath(box, radii, 1)).toMatch(/^M50 0H50c/)
})

test('gives each region of a vector its own fills', async () => {
  const vectorNetwork = {
    vertices: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 }
    ],
    segments: [
      { start: 0, end: 1 },
      { start: 2, end: 1 },
      { start: 2, end: 3 },
      { start: 3, end: 0 },
      { start: 0, end: 2 }
    ],
    regions: [
      {
        windingRule: 'NONZERO' as const,
        loops: [[0, 1, 4]],
        fills: [solid(0, 1)]
      },
      { windingRule: 'NONZERO' as const, loops: [[4, 2, 3]] }
    ]
  }
  const vector = sceneNode({ type: 'VECTOR', vectorNetwork, fills: [solid()] })

  const pixels = await draw([vector])

  expect(pixels.at(75, 25)).toEqual([0, 255, 0, 255])
  expect(pixels.at(25, 75)).toEqual(red)
})

test('bends the segments of a vector by their tangents', async () => {
  const vectorNetwork = {
    vertices: [
      { x: 0, y: 50 },
      { x: 100, y: 50 }
    ],
    segments: [
      {
        start: 0,
        end: 1,
        tangentStart: { x: 0, y: 60 },
        tangentEnd: { x: 0, y: 60 }
      },
      { start: 1, end: 0 }
    ],
    regions: [{ windingRule: 'NONZERO' as const, loops: [[0, 1]] }]
  }

  const seen = await painted({ type: 'VECTOR', vectorNetwork }, [
    [50, 80],
    [50, 40]
  ])

  expect(seen).toBe('10')
})

test('draws no slice', async () => {
  expect(await painted({ type: 'SLICE' }, [[50, 50]])).toBe('0')
})

test('hides the contents of a section that hides them', async () => {
  const child = sceneNode({ id: '1:3', fills: [solid()] })
  const section = { type: 'SECTION', fills: [], children: [child] }
  const points: [number, number][] = [[50, 50]]

  expect(await painted(section, points)).toBe('1')
  expect(
    await painted({ ...section, sectionContentsHidden: true }, points)
  ).toBe('0')
})
