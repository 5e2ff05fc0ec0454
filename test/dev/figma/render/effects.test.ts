import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { sceneNode, solid } from './scene-node.ts'

const size = { width: 120, height: 120 }
const box = { width: 60, height: 60 }
const at20: [[number, number, number], [number, number, number]] = [
  [1, 0, 20],
  [0, 1, 20]
]
const shadow = {
  type: 'DROP_SHADOW',
  visible: true,
  color: { r: 0, g: 0, b: 1, a: 1 },
  offset: { x: 20, y: 0 },
  radius: 0,
  spread: 0
}

async function drawn(effect: object, more: object = {}) {
  const fills = [solid()]
  const own = { ...box, absoluteTransform: at20, fills, effects: [effect] }
  return draw([sceneNode({ ...own, ...more })], size)
}

test('drops a shadow beside the layer, in its colour', async () => {
  const pixels = await drawn(shadow)

  expect(pixels.at(90, 50)).toEqual([0, 0, 255, 255])
  expect(pixels.at(50, 50)).toEqual([255, 0, 0, 255])
  expect(pixels.at(10, 50)[3]).toBe(0)
})

test('shows no shadow through a translucent layer unless it should', async () => {
  const fills = [{ ...Object(solid()), opacity: 0.5 }]

  const without = await drawn(shadow, { fills })
  const behind = await drawn(
    { ...shadow, showShadowBehindNode: true },
    { fills }
  )

  expect(without.at(60, 50)[3]).toBe(128)
  expect(behind.at(60, 50)[3]).toBe(255)
})

test('spreads a shadow', async () => {
  const wide = { ...shadow, offset: { x: 0, y: 0 }, spread: 10 }

  const pixels = await drawn(wide)

  expect(pixels.at(14, 50)).toEqual([0, 0, 255, 255])
  expect(pixels.at(6, 50)[3]).toBe(0)
})

test('casts an inner shadow inside only', async () => {
  const pixels = await drawn({ ...shadow, type: 'INNER_SHADOW' })

  expect(pixels.at(25, 50)).toEqual([0, 0, 255, 255])
  expect(pixels.at(60, 50)).toEqual([255, 0, 0, 255])
  expect(pixels.at(90, 50)[3]).toBe(0)
})

test('blurs a layer beyond its edge', async () => {
  const pixels = await drawn({ type: 'LAYER_BLUR', visible: true, radius: 20 })

  expect(pixels.at(16, 50)[3]).toBeGreaterThan(20)
  expect(pixels.at(24, 50)[3]).toBeLessThan(240)
})

test('leaves out a hidden effect', async () => {
  const pixels = await drawn({ ...shadow, visible: false })

  expect(pixels.at(90, 50)[3]).toBe(0)
})

test('blurs what lies below the layer, within the layer', async () => {
  const edge = sceneNode({ id: 'edge', width: 60, fills: [solid(0, 0, 0)] })
  const glass = sceneNode({
    height: 50,
    width: 120,
    effects: [{ type: 'BACKGROUND_BLUR', visible: true, radius: 30 }]
  })

  const pixels = await draw([edge, glass], size, undefined, {
    background: true
  })

  expect(pixels.at(64, 25)[0]).toBeLessThan(200)
  expect(pixels.at(64, 25)[0]).toBeGreaterThan(40)
  expect(pixels.at(64, 80)[0]).toBe(255)
})

test('mixes a layer with what is below it', async () => {
  const yellow = sceneNode({ id: 'yellow', fills: [solid(1, 1, 0)] })
  const cyan = sceneNode({ blendMode: 'MULTIPLY', fills: [solid(0, 1, 1)] })

  const pixels = await draw([yellow, cyan], size)

  expect(pixels.at(50, 50)).toEqual([0, 255, 0, 255])
})

test('mixes a paint with the paints below it', async () => {
  const cyan = { ...Object(solid(0, 1, 1)), blendMode: 'DARKEN' }
  const node = sceneNode({ fills: [solid(1, 1, 0), cyan] })

  const pixels = await draw([node], size)

  expect(pixels.at(50, 50)).toEqual([0, 255, 0, 255])
})
