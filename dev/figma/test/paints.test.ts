import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const red = '{ r: 1, g: 0, b: 0 }'

test.each([
  [`{ type: 'SOLID', color: ${red} }`],
  [
    `{ type: 'SOLID', color: ${red}, opacity: 0.5, visible: false,
     blendMode: 'MULTIPLY', boundVariables: {} }`
  ],
  [
    `{ type: 'GRADIENT_LINEAR', gradientTransform: [[1, 0, 0], [0, 1, 0]],
     gradientStops: [{ position: 0, color: { r: 0, g: 0, b: 0, a: 1 },
       boundVariables: {} }] }`
  ],
  [`{ type: 'IMAGE', scaleMode: 'FILL', imageHash: null }`],
  [
    `{ type: 'IMAGE', scaleMode: 'CROP', imageHash: null,
     imageTransform: [[0.5, 0, 0.125], [0, 0.5, 0]] }`
  ],
  [`{ type: 'IMAGE', scaleMode: 'TILE', imageHash: null, scalingFactor: 0.5 }`],
  [
    `{ type: 'IMAGE', scaleMode: 'FIT', imageHash: null, rotation: 90,
     filters: { exposure: -1, contrast: 1 } }`
  ],
  [`{ type: 'VIDEO', scaleMode: 'FILL', videoHash: null }`]
])('takes and gives back %s', async paint => {
  const { run } = await openPlugin()

  const same = await run(`
    const node = figma.createRectangle()
    const paint = ${paint}
    node.fills = [paint]
    const [read] = node.fills
    node.strokes = node.fills
    const part = Object.keys(paint).every(key => key === 'filters'
      ? read.filters.exposure === -1 && read.filters.tint === 0
      : JSON.stringify(read[key]) === JSON.stringify(paint[key]))
    return part && node.strokes.length === 1`)

  expect(same).toBe(true)
})

test.each([
  ['[1]', '"fills[0]" to have type object but got number'],
  ['[{}]', '"fills[0].type" to have type'],
  [
    `[{ type: 'SOLID' }]`,
    '"fills[0].color" to have type object but got undefined'
  ],
  [
    `[{ type: 'SOLID', color: { r: 1, g: 0 } }]`,
    '"fills[0].color.b" to have type number'
  ],
  [
    `[{ type: 'SOLID', color: { r: 255, g: 0, b: 0 } }]`,
    'between 0 and 1 but got 255'
  ],
  [
    `[{ type: 'SOLID', color: { r: 1, g: 0, b: 0, a: 1 } }]`,
    "Unrecognized key(s) in object: 'a' at fills[0].color"
  ],
  [
    `[{ type: 'SOLID', color: ${red}, blendMode: 'PASS_THROUGH' }]`,
    `"fills[0].blendMode" to have type 'NORMAL' | 'DARKEN'`
  ],
  [
    `[{ type: 'SOLID', color: ${red}, hue: 1 }]`,
    "Unrecognized key(s) in object: 'hue' at fills[0]"
  ],
  [`[{ type: 'IMAGE', imageHash: null }]`, '"fills[0].scaleMode" to have type'],
  [
    `[{ type: 'IMAGE', scaleMode: 'FILL' }]`,
    '"fills[0].imageHash" to have type string | null'
  ],
  [
    `[{ type: 'IMAGE', scaleMode: 'FILL', imageHash: null, rotation: 45 }]`,
    'multiple of 90'
  ],
  [
    `[{ type: 'IMAGE', scaleMode: 'FILL', imageHash: null, filters: { tint: 2 } }]`,
    '"fills[0].filters.tint" to be between -1 and 1'
  ],
  [
    `[{ type: 'IMAGE', scaleMode: 'CROP', imageHash: null, imageTransform: [1] }]`,
    'imageTransform'
  ],
  [
    `[{ type: 'PATTERN', sourceNodeId: '1:2', tileType: 'RECTANGULAR',
      scalingFactor: 1, spacing: { x: 0, y: 0 }, horizontalAlignment: 'START' }]`,
    'must be set with setFillsAsync'
  ]
])('refuses %s', async (fills, message) => {
  const { error } = await openPlugin()

  const text = await error(`figma.createRectangle().fills = ${fills}`)

  expect(text).toContain('in set_fills:')
  expect(text).toContain(message)
})

test('refuses paints of a type that it does not know', async () => {
  const { error } = await openPlugin()

  const unknown = await error(
    `figma.createRectangle().fills = [{ type: 'EMOJI', emoji: 'x' }]`
  )
  const shader = await error(
    `figma.createRectangle().fills = [{ type: 'SHADER', id: '1' }]`
  )

  expect(unknown).toContain('in set_fills: Expected "fills[0].type" to have')
  expect(shader).toContain('Shader not imported. Call figma.importShaderById')
})

const media = `const node = figma.createRectangle()
  const paint = { type: 'IMAGE', imageHash: null, scalingFactor: 2,
    imageTransform: [[0.5, 0, 0], [0, 0.5, 0]] }
  const keys = scaleMode => {
    node.fills = [Object.assign({ scaleMode }, paint)]
    const [read] = node.fills
    return ['imageTransform', 'scalingFactor', 'rotation'].filter(
      key => key in read)
  };`

test.each([
  ['FILL', ['rotation']],
  ['FIT', ['rotation']],
  ['TILE', ['scalingFactor', 'rotation']],
  ['CROP', ['imageTransform']]
])('keeps of an image in %s only what applies', async (mode, kept) => {
  const { run } = await openPlugin()

  expect(await run(`${media} return keys(input)`, mode)).toEqual(kept)
})

const pattern = `{ type: 'PATTERN', sourceNodeId: node.id,
  tileType: 'HORIZONTAL_HEXAGONAL', scalingFactor: 0.5,
  spacing: { x: 1, y: 2 }, horizontalAlignment: 'CENTER' }`

test('sets patterns asynchronously', async () => {
  const { run, error } = await openPlugin()

  const types = await run(`const node = figma.createRectangle()
    await node.setFillsAsync([${pattern}])
    await node.setStrokesAsync([${pattern}])
    return [node.fills[0].type, node.strokes[0].tileType]`)
  const strokes = await error(`const node = figma.createRectangle()
    node.strokes = [${pattern}]`)

  expect(types).toEqual(['PATTERN', 'HORIZONTAL_HEXAGONAL'])
  expect(strokes).toContain('in set_strokes: Pattern paints must be set')
})

test('gives one frozen snapshot until the fills change', async () => {
  const { run, error } = await openPlugin()

  const facts = await run(`const node = figma.createRectangle()
    const before = node.fills
    const same = before === node.fills
    node.fills = before.concat(before)
    return [same, before.length, node.fills.length]`)
  const pushing = await error(`'use strict'
    const node = figma.createRectangle()
    node.fills = [{ type: 'SOLID', color: ${red} }]
    node.fills.push(1)`)
  const painting = await error(`'use strict'
    const node = figma.createRectangle()
    node.fills = [{ type: 'SOLID', color: ${red} }]
    node.fills[0].color.r = 0`)

  expect(facts).toEqual([true, 1, 2])
  expect(pushing).toContain('object is not extensible')
  expect(painting).toMatch(/'r' is read-only|read-only/)
})

test('keeps nothing of what it was given', async () => {
  const { run } = await openPlugin()

  const red = await run(`const node = figma.createRectangle()
    const color = { r: 1, g: 0, b: 0 }
    node.fills = [{ type: 'SOLID', color }]
    color.r = 0
    return node.fills[0].color.r`)

  expect(red).toBe(1)
})

test.each(['fills', 'strokes'])('%s cannot be mixed', async name => {
  const { error } = await openPlugin()

  const message = await error(`figma.createRectangle().${name} = figma.mixed`)

  expect(message).toContain(
    `in set_${name}: Expected "${name}" to have type array but got symbol`
  )
})

test('a frame has its fills under their old names too', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createFrame()
    node.backgrounds = [{ type: 'SOLID', color: ${red} }]
    return [node.fills[0].color.r, node.backgrounds === node.fills,
      node.backgroundStyleId]`)

  expect(facts).toEqual([1, true, ''])
})

test('leaves the old fills when it refuses new ones', async () => {
  const { run } = await openPlugin()

  const kept = await run(`
    const node = figma.createRectangle()
    const [before] = node.fills
    try {
      node.fills = [{ type: 'SOLID', color: ${red} }, { type: 'SOLID' }]
    } catch (error) { }
    return node.fills.length === 1 && node.fills[0] === before`)

  expect(kept).toBe(true)
})

test('a page has one solid background', async () => {
  const { run, error } = await openPlugin()

  const color = await run(`
    figma.currentPage.backgrounds = [{ type: 'SOLID', color: ${red} }]
    return figma.currentPage.backgrounds[0].color`)
  const none = await error('figma.currentPage.backgrounds = []')
  const image = await error(`figma.currentPage.backgrounds =
    [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: null }]`)

  expect(color).toEqual({ r: 1, g: 0, b: 0 })
  expect(none).toContain('single solid paint')
  expect(image).toContain('single solid paint')
})
