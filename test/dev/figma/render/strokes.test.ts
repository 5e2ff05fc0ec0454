import { expect, test } from 'vitest'
import type { SceneNode } from '../../../../dev/figma/shared/host.ts'
import { draw, gradientPicture } from './draw.ts'
import { sceneNode, solid } from './scene-node.ts'

const size = { width: 120, height: 120 }
const at: SceneNode['absoluteTransform'] = [
  [1, 0, 10],
  [0, 1, 10]
]

/** Which of the points are painted, as a string of 1 and 0. */
async function painted(
  node: Partial<SceneNode>,
  points: [number, number][]
): Promise<string> {
  const own = { strokes: [solid()], strokeWeight: 10, absoluteTransform: at }
  const pixels = await draw([sceneNode({ ...own, ...node })], size)
  return points.map(([x, y]) => (pixels.at(x, y)[3] > 127 ? 1 : 0)).join('')
}

test.each([
  ['INSIDE', '01'],
  ['CENTER', '11'],
  ['OUTSIDE', '10']
])('draws a stroke %s of a shape that has no box', async (align, seen) => {
  const diamond = { type: 'POLYGON', pointCount: 4, strokeAlign: align }

  const found = await painted(diamond, [
    [84, 30],
    [80, 34]
  ])

  expect(found).toBe(seen)
})

test('gives each side its own weight', async () => {
  const sides = {
    strokeTopWeight: 2,
    strokeRightWeight: 20,
    strokeBottomWeight: 0,
    strokeLeftWeight: 10
  }

  const seen = await painted(sides, [
    [60, 11],
    [60, 14],
    [92, 60],
    [88, 60],
    [60, 108],
    [18, 60]
  ])

  expect(seen).toBe('101001')
})

test('leaves gaps between dashes', async () => {
  const seen = await painted({ dashPattern: [20, 20] }, [
    [20, 15],
    [45, 15],
    [65, 15]
  ])

  expect(seen).toBe('101')
})

test.each([
  ['NONE', '0'],
  ['ROUND', '1'],
  ['SQUARE', '1'],
  ['ARROW_EQUILATERAL', '1']
])('ends a line with the cap %s', async (cap, seen) => {
  const line = {
    type: 'LINE',
    width: 60,
    height: 0,
    strokeAlign: 'CENTER',
    strokeCap: cap,
    absoluteTransform: [
      [1, 0, 30],
      [0, 1, 60]
    ] as SceneNode['absoluteTransform']
  }

  expect(await painted(line, [[92, 60]])).toBe(seen)
})

test('paints a picture on the stroke alone', async () => {
  const picture = await gradientPicture(100, 100)
  const image = { type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }
  const node = sceneNode({
    strokes: [image],
    strokeWeight: 20,
    absoluteTransform: at
  })

  const pixels = await draw([node], size, picture)

  expect(Math.abs(pixels.at(100, 60)[0] - 231)).toBeLessThanOrEqual(4)
  expect(Math.abs(pixels.at(60, 20)[1] - 26)).toBeLessThanOrEqual(4)
  expect(pixels.at(60, 60)[3]).toBe(0)
})

test('joins sharp corners as its miter limit says', async () => {
  const star = {
    type: 'STAR',
    pointCount: 4,
    innerRadius: 0.3,
    strokeAlign: 'CENTER'
  }
  const points: [number, number][] = [[60, 3]]

  expect(await painted(star, points)).toBe('1')
  expect(await painted({ ...star, strokeJoin: 'BEVEL' }, points)).toBe('0')
})
