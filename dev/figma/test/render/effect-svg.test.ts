import { expect, test } from 'vitest'
import type { SceneNode } from '../../shared/host.ts'
import { draw, svgOf } from './draw.ts'
import { at, sceneNode, solid, whitePaper } from './scene-node.ts'

const box = { width: 60, height: 60 }
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
  const own = { ...box, ...at(20, 20), fills, effects: [effect] }
  return draw([sceneNode({ ...own, ...more })])
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

  const pixels = await draw([whitePaper(), edge, glass])

  expect(pixels.at(64, 25)[0]).toBeLessThan(200)
  expect(pixels.at(64, 25)[0]).toBeGreaterThan(40)
  expect(pixels.at(64, 80)[0]).toBe(255)
})

test('mixes a layer with what is below it', async () => {
  const yellow = sceneNode({ id: 'yellow', fills: [solid(1, 1, 0)] })
  const cyan = sceneNode({ blendMode: 'MULTIPLY', fills: [solid(0, 1, 1)] })

  const pixels = await draw([yellow, cyan])

  expect(pixels.at(50, 50)).toEqual([0, 255, 0, 255])
})

test('mixes a paint with the paints below it', async () => {
  const cyan = { ...Object(solid(0, 1, 1)), blendMode: 'DARKEN' }
  const node = sceneNode({ fills: [solid(1, 1, 0), cyan] })

  const pixels = await draw([node])

  expect(pixels.at(50, 50)).toEqual([0, 255, 0, 255])
})

function glass(id: number, more: Partial<SceneNode> = {}): SceneNode {
  return sceneNode({
    id: `glass:${id}`,
    width: 120,
    height: 50,
    effects: [{ type: 'BACKGROUND_BLUR', visible: true, radius: 30 }],
    ...more
  })
}

function sizeOfGlass(count: number): number {
  const edge = sceneNode({ id: 'edge', width: 60, fills: [solid(0, 0, 0)] })
  const panes = Array.from({ length: count }, (_, i) =>
    glass(i, { fills: [solid()] })
  )
  return svgOf([edge, ...panes]).length
}

test('draws twenty layers of glass in less than three times twenty single ones', () => {
  expect(sizeOfGlass(20)).toBeLessThan(3 * 20 * sizeOfGlass(1))
})

test('limits how often a stack of glass is drawn', () => {
  expect(sizeOfGlass(400)).toBeLessThan(2 * sizeOfGlass(200))
})

test('blurs only what lies below the glass, without its definitions', () => {
  const far = sceneNode({ id: 'far', ...at(20, 20), ...box })
  const fills = [solid()]
  const shadowed = { ...far, fills, effects: [shadow] }
  const beside = { ...far, id: 'beside', fills: [solid(0, 1)] }
  const pane = glass(1, { width: 30, height: 30 })
  const away = { ...beside, ...at(90, 90) }

  const svg = svgOf([shadowed, away, pane])

  expect(svg.match(/fill="rgb\(255,0,0\)"/g)).toHaveLength(2)
  expect(svg.match(/fill="rgb\(0,255,0\)"/g)).toHaveLength(1)
  expect(svg.match(/<filter id="paint-far-0"/g)).toHaveLength(1)
})

test('blurs what lies beside the picture into it', async () => {
  const edge = sceneNode({ id: 'edge', width: 60, fills: [solid(0, 0, 0)] })
  const all = [whitePaper(), edge, glass(1, { height: 100 })]
  const whole = await draw(all)
  const view = { x: 62, y: 0, width: 50, height: 50 }

  const part = await draw(all, { view })

  expect(part.at(2, 25)[0]).toBeLessThan(200)
  expect(Math.abs(part.at(2, 25)[0] - whole.at(64, 25)[0])).toBeLessThan(5)
})

test('lets the shadow of a layer beside the picture fall into it', async () => {
  const node = sceneNode({ ...box, fills: [solid()], effects: [shadow] })
  const view = { x: 61, y: 0, width: 50, height: 50 }

  const pixels = await draw([node], {
    view
  })

  expect(pixels.at(10, 25)).toEqual([0, 0, 255, 255])
})

test('blends what a frame cuts with the fill of the frame', () => {
  const child = sceneNode({
    id: 'child',
    blendMode: 'MULTIPLY',
    fills: [solid(0, 1, 1)]
  })
  const frame = { ...box, type: 'FRAME', clipsContent: true }
  const fills = [solid(1, 1, 0)]

  const svg = svgOf([sceneNode({ ...frame, fills, children: [child] })])

  // A browser isolates what it cuts: there has to be something to blend with.
  expect(svg).toMatch(
    /<g clip-path="[^"]*" style="isolation:isolate"><rect[^>]*rgb\(255,255,0\)/
  )
})

test('adds light for the modes that add it', async () => {
  const grey = sceneNode({ id: 'grey', fills: [solid(0.5, 0.5, 0.5)] })
  const lamp = { blendMode: 'LINEAR_DODGE', fills: [solid(0.5, 0, 0)] }

  const pixels = await draw([grey, sceneNode(lamp)])

  const [red, green] = pixels.at(50, 50)
  expect(red).toBeGreaterThan(180)
  expect(green).toBe(128)
})

test('blurs the page itself too, up to the edge of the picture', async () => {
  const pane = glass(1, { height: 120, fills: [] })

  const svg = svgOf([pane], { ground: 'rgb(0,0,255)' })
  const pixels = await draw([pane], { ground: 'rgb(0,0,255)' })

  expect(svg.match(/rgb\(0,0,255\)/g)).toHaveLength(1)
  expect(pixels.at(1, 60)).toEqual([0, 0, 255, 255])
})
