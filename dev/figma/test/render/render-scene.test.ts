import { expect, test } from 'vitest'
import { draw, svgOf } from './draw.ts'
import { at, sceneNode, solid } from './scene-node.ts'

const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]

test('draws a solid layer at its place', async () => {
  const node = sceneNode({
    width: 40,
    height: 20,
    fills: [solid()],
    ...at(30, 50)
  })

  const pixels = await draw([node])

  expect(pixels.at(31, 51)).toEqual(red)
  expect(pixels.at(69, 69)).toEqual(red)
  expect(pixels.at(29, 51)[3]).toBe(0)
  expect(pixels.at(31, 71)[3]).toBe(0)
})

test('turns a layer by its absolute transform', async () => {
  const node = sceneNode({
    width: 40,
    height: 10,
    fills: [solid()],
    absoluteTransform: [
      [0, -1, 60],
      [1, 0, 20]
    ]
  })

  const pixels = await draw([node])

  expect(pixels.at(55, 40)).toEqual(red)
  expect(pixels.at(75, 25)[3]).toBe(0)
})

test('paints later layers and later paints above earlier ones', async () => {
  const lower = sceneNode({ fills: [solid()] })
  const upper = sceneNode({
    id: '1:3',
    width: 50,
    fills: [solid(), solid(0, 1)]
  })

  const pixels = await draw([lower, upper])

  expect(pixels.at(25, 50)).toEqual(green)
  expect(pixels.at(75, 50)).toEqual(red)
})

test('leaves out hidden layers and hidden paints', async () => {
  const hidden = sceneNode({ visible: false, fills: [solid()] })
  const unpainted = sceneNode({
    id: '1:3',
    fills: [{ type: 'SOLID', visible: false, color: { r: 1, g: 0, b: 0 } }]
  })

  const pixels = await draw([hidden, unpainted])

  expect(pixels.at(50, 50)[3]).toBe(0)
})

test('clips the children of a frame only when it clips its content', async () => {
  const child = sceneNode({ id: '1:3', fills: [solid()] })
  const frame = { type: 'FRAME', width: 40, height: 40, children: [child] }

  const clipped = await draw([sceneNode({ ...frame, clipsContent: true })])
  const open = await draw([sceneNode(frame)])

  expect(clipped.at(20, 20)).toEqual(red)
  expect(clipped.at(60, 60)[3]).toBe(0)
  expect(open.at(60, 60)).toEqual(red)
})

test('rounds corners', async () => {
  const round = { topLeftRadius: 30, bottomRightRadius: 30 }
  const some = sceneNode({ fills: [solid()], ...round })
  const others = { topRightRadius: 30, bottomLeftRadius: 30 }
  const all = sceneNode({ fills: [solid()], ...round, ...others })

  const two = await draw([some])
  const four = await draw([all])

  const corners = [
    [2, 2],
    [97, 2],
    [97, 97],
    [2, 97]
  ] as const
  expect(corners.map(([x, y]) => two.at(x, y)[3])).toEqual([0, 255, 0, 255])
  expect(corners.map(([x, y]) => four.at(x, y)[3])).toEqual([0, 0, 0, 0])
  expect(two.at(50, 2)).toEqual(red)
})

test('draws a stroke inside the box', async () => {
  const node = sceneNode({ strokes: [solid()], strokeWeight: 6 })

  const pixels = await draw([node])

  expect(pixels.at(2, 50)).toEqual(red)
  expect(pixels.at(10, 50)[3]).toBe(0)
})

test('draws a stroke outside or across the edge', async () => {
  const stroke = { strokes: [solid()], strokeWeight: 6 }
  const outside = sceneNode({ ...stroke, strokeAlign: 'OUTSIDE' })
  const centred = sceneNode({ ...stroke, strokeAlign: 'CENTER' })

  const outer = await draw([outside])
  const middle = await draw([centred])

  expect(outer.at(97, 50)[3]).toBe(0)
  expect(outer.at(104, 50)).toEqual(red)
  expect(middle.at(98, 50)).toEqual(red)
  expect(middle.at(102, 50)).toEqual(red)
  expect(middle.at(104, 50)[3]).toBe(0)
})

test('multiplies the opacity of layer and paint', async () => {
  const fill = { type: 'SOLID', color: { r: 1, g: 0, b: 0 }, opacity: 0.5 }

  const pixels = await draw([sceneNode({ opacity: 0.5, fills: [fill] })])

  expect(pixels.at(50, 50)[3]).toBeCloseTo(64, -1)
})

test('runs a linear gradient along its transform', async () => {
  const fill = {
    type: 'GRADIENT_LINEAR',
    gradientTransform: [
      [0, 1, 0],
      [-1, 0, 1]
    ],
    gradientStops: [
      { position: 0, color: { r: 0, g: 0, b: 0, a: 1 } },
      { position: 1, color: { r: 1, g: 1, b: 1, a: 1 } }
    ]
  }

  const pixels = await draw([sceneNode({ fills: [fill] })])

  for (const y of [10.5, 30.5, 50.5, 90.5]) {
    expect(Math.abs(pixels.at(50, y)[0] - y * 2.55)).toBeLessThanOrEqual(4)
  }
})

test('spreads a radial gradient from its centre', async () => {
  const fill = {
    type: 'GRADIENT_RADIAL',
    gradientTransform: [
      [1, 0, 0],
      [0, 1, 0]
    ],
    gradientStops: [
      { position: 0, color: { r: 0, g: 0, b: 0, a: 1 } },
      { position: 1, color: { r: 1, g: 1, b: 1, a: 1 } }
    ]
  }

  const pixels = await draw([sceneNode({ fills: [fill] })])

  expect(Math.abs(pixels.at(75.5, 50)[0] - 130)).toBeLessThanOrEqual(4)
  expect(pixels.at(50, 50)[0]).toBeLessThanOrEqual(4)
})

test('leaves out what the canvas does not show', () => {
  const near = sceneNode({ id: 'near', fills: [solid()] })
  const far = sceneNode({
    id: 'far',
    fills: [solid()],
    ...at(5000, 0)
  })

  const svg = svgOf([near, far])

  expect(svg).toContain('data-id="near"')
  expect(svg).not.toContain('far')
})

test('keeps a far child of a group that starts elsewhere', () => {
  const child = sceneNode({ id: 'child', fills: [solid()] })
  const group = sceneNode({
    type: 'GROUP',
    children: [child],
    ...at(5000, 0)
  })

  const svg = svgOf([group])

  expect(svg).toContain('data-id="child"')
})

test('survives paints it does not know', async () => {
  const fills = [null, 7, { type: 'SHADER' }, { type: 'VIDEO' }, solid(0, 1)]

  const pixels = await draw([sceneNode({ fills })])

  expect(pixels.at(50, 50)).toEqual(green)
})
