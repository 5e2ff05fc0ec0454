import { expect, test } from 'vitest'

import { openPlugin } from '../open-plugin.ts'
import { sample } from '../../../../test/sample.ts'

const third = Math.fround(100 / 3)

test('keeps what a plugin writes in single precision', async () => {
  const { run } = await openPlugin()

  const kept = await run(`const node = figma.createRectangle()
    node.opacity = 0.3
    node.x = 0.1
    node.resize(100 / 3, 10)
    node.fills = [figma.util.solidPaint('#777777', { opacity: 0.7 })]
    node.effects = [{ type: 'LAYER_BLUR', radius: 1.1, visible: true }]
    node.dashPattern = [0.2]
    node.relativeTransform = [[0.6, -0.8, 0.1], [0.8, 0.6, 0]]
    const [{ color, opacity }] = node.fills
    return [node.opacity, node.x, node.width, color.r, node.effects[0].radius,
      node.dashPattern[0], node.relativeTransform[0][1],
      node.absoluteTransform[0][2]]`)

  expect(kept).toEqual(
    [0.3, 0.1, 100 / 3, 0x77 / 255, 1.1, 0.2, -0.8, 0.1].map(Math.fround)
  )
})

test('gives new layers the grey and the arc that Figma’s files have', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createEllipse()
    return [node.fills[0].color.g, node.arcData.endingAngle]`)

  expect(facts).toEqual([0.8509804010391235, 6.2831854820251465])
})

test('keeps what it computes in single precision', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const row = figma.createFrame()
    row.layoutMode = 'HORIZONTAL'
    row.primaryAxisSizingMode = 'FIXED'
    const [one, two] = [0, 0, 0].map(() => {
      const child = figma.createRectangle()
      row.appendChild(child)
      child.layoutSizingHorizontal = 'FILL'
      return child
    })
    const text = figma.createVector()
    text.vectorPaths = [{ windingRule: 'NONE', data: 'M 0 0 L 0.1 0.7' }]
    text.rescale(1.1)
    return [one.width, two.x, two.absoluteBoundingBox.x,
      text.vectorNetwork.vertices[1].y === Math.fround(text.height)]`)

  expect(facts).toEqual([third, third, third, true])
})

test('refuses what is too large for single precision', async () => {
  const { error } = await openPlugin()

  const message = await error('figma.createRectangle().x = 1e39')

  expect(message).toContain('Expected "x" to have type number but got 1e+39')
})

test('reads numbers of a document as they would be in a file of Figma', async () => {
  const paint = {
    type: 'SOLID',
    visible: true,
    opacity: 0.3,
    blendMode: 'NORMAL',
    color: { r: 0.1, g: 0.1, b: 0.1 },
    boundVariables: {}
  }
  const own = { x: 0.1, y: 0, cornerSmoothing: 0.6, fills: [paint] }
  const page = { id: '0:1', type: 'PAGE', name: 'Page 1' }
  const children = [{ id: '9:1', type: 'RECTANGLE', ...own }]
  const { host } = await openPlugin()

  const { run } = await openPlugin({
    document: { ...host.exportDocument(), pages: [{ ...page, children }] }
  })
  const read = await run(`const [node] = figma.currentPage.children
    return [node.x, node.cornerSmoothing, node.fills[0].color.r]`)

  expect(read).toEqual([0.1, 0.6, 0.1].map(Math.fround))
})

test.each(sample(['poster', 'landing-page', 'app'] as const, 1))(
  'makes the sample %s of single-precision numbers',
  async name => {
    const { run } = await openPlugin({ sample: name })

    const doubles = await run(`await figma.loadAllPagesAsync()
      const isDouble = value => typeof value === 'number'
        ? Math.fround(value) !== value
        : value !== null && typeof value === 'object' &&
          Object.keys(value).some(key => isDouble(value[key]))
      const found = figma.root.findAll(node => 'fills' in node &&
        'effects' in node && isDouble([node.x, node.y, node.width,
          node.height, node.opacity, node.fills, node.effects]))
      return found.slice(0, 5).map(node => node.id)`)

    expect(doubles).toEqual([])
  }
)
