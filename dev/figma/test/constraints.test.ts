import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test('constraints reach into groups and nested frames', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const frame = figma.createFrame(), inner = figma.createFrame()
    const [a, b] = [1, 2].map(() => figma.createRectangle())
    for (const node of [inner, a, b]) frame.appendChild(node)
    inner.appendChild(b)
    const group = figma.group([a], frame)
    inner.resize(50, 50), b.resize(20, 20), a.resize(10, 10)
    inner.constraints = { horizontal: 'STRETCH', vertical: 'MIN' }
    b.constraints = { horizontal: 'MAX', vertical: 'MIN' }
    a.constraints = { horizontal: 'MAX', vertical: 'MAX' }
    frame.resize(200, 300)
    return [inner.width, b.x, a.x, a.y, group.x, group.y, group.width]`)

  expect(facts).toEqual([150, 100, 100, 200, 100, 200, 10])
})

test('what is drawn reaches beyond the box by strokes and effects', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.clipsContent = false
    frame.appendChild(node)
    const own = () => Object.values(node.absoluteRenderBounds)
    const plain = own()
    node.strokes = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
    node.strokeWeight = 4
    node.strokeAlign = 'OUTSIDE'
    const stroked = own()
    node.effects = [{ type: 'DROP_SHADOW', color: { r: 0, g: 0, b: 0, a: 1 },
      offset: { x: 10, y: 0 }, radius: 6, spread: 0, visible: true,
      blendMode: 'NORMAL' }]
    const outer = Object.values(frame.absoluteRenderBounds)
    frame.clipsContent = true
    const clipped = Object.values(frame.absoluteRenderBounds)
    frame.visible = false
    return [plain, stroked, outer, clipped,
      node.absoluteRenderBounds, frame.absoluteBoundingBox.width]`)

  expect(facts).toEqual([
    [0, 0, 100, 100],
    [-4, -4, 108, 108],
    [-4, -6, 120, 112],
    [0, 0, 100, 100],
    null,
    100
  ])
})

test('rescales all that a layer holds', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const frame = figma.createFrame(), star = figma.createStar()
    frame.x = 50
    frame.appendChild(star)
    const group = figma.group([star], frame)
    star.x = 10
    star.strokeWeight = 2
    frame.cornerRadius = 4
    frame.rescale(2)
    const whole = [frame.x, frame.width, star.x, star.width, star.strokeWeight,
      frame.cornerRadius, group.width]
    group.rescale(0.5)
    return [whole, star.x, star.width, group.x]`)

  expect(facts).toEqual([[50, 200, 20, 200, 4, 8, 200], 20, 100, 20])
})

test('keeps the skew of a transform', async () => {
  const { run } = await openPlugin()

  const rows = await run(`const node = figma.createRectangle()
    node.relativeTransform = [[1, 0.6, 0], [0, 0.8, 0]]
    return node.relativeTransform`)

  expect(rows).toEqual([
    [1, Math.fround(0.6), 0],
    [0, Math.fround(0.8), 0]
  ])
})
