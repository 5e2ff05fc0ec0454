import { expect, test } from 'vitest'
import type { SceneNode } from '../../shared/host.ts'
import { draw, gradientPicture, paintedAt } from './draw.ts'
import { at, sceneNode, solid } from './scene-node.ts'

async function painted(
  node: Partial<SceneNode>,
  points: [number, number][]
): Promise<string> {
  const own = { strokes: [solid()], strokeWeight: 10, ...at(10, 10) }
  return paintedAt([sceneNode({ ...own, ...node })], points)
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
    ...at(30, 60)
  }

  expect(await painted(line, [[92, 60]])).toBe(seen)
})

test('paints a picture on the stroke alone', async () => {
  const picture = await gradientPicture(100, 100)
  const image = { type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }
  const node = sceneNode({
    strokes: [image],
    strokeWeight: 20,
    ...at(10, 10)
  })

  const pixels = await draw([node], { picture })

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
