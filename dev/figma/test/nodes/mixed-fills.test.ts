import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

const text = `
  const node = figma.createText()
  await figma.loadFontAsync(node.fontName)
  node.characters = 'abcdef'
  const image = imageHash => [{ type: 'IMAGE', scaleMode: 'FILL', imageHash }]
  const hashes = () => node.getStyledTextSegments(['fills']).map(segment =>
    [segment.characters, segment.fills[0].imageHash || null]);`

test('text can have fills of its own in ranges', async () => {
  const { run, host } = await openPlugin()

  const facts = await run<unknown[]>(`${text}
    node.setRangeFills(2, 4, image('x'))
    return [node.fills === figma.mixed, hashes(),
      node.getRangeFills(2, 3)[0].imageHash,
      node.getRangeFills(0, 3) === figma.mixed, node.fillStyleId, node.id]`)

  expect(facts.slice(0, 5)).toEqual([
    true,
    [
      ['ab', null],
      ['cd', 'x'],
      ['ef', null]
    ],
    'x',
    true,
    ''
  ])
  expect(host.node(String(facts[5]))?.fills).toBe('mixed')
})

test('joins equal neighbours, and drops ranges when all are equal', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    node.setRangeFills(0, 2, image('x'))
    node.setRangeFills(2, 4, image('x'))
    const two = hashes()
    node.setRangeFills(4, 6, image('x'))
    return [two, hashes(), node.fills[0].imageHash]`)

  expect(facts).toEqual([
    [
      ['abcd', 'x'],
      ['ef', null]
    ],
    [['abcdef', 'x']],
    'x'
  ])
})

test.each([
  ['node.setRangeFills(0, 7, [])', 'Range outside of available characters'],
  ['node.setRangeFills(3, 3, [])', 'Range outside of available characters'],
  ['node.setRangeFills(0, 1, [1])', '"fills[0]" to have type object'],
  ['node.getStyledTextSegments(["boundVariables"])', 'not emulated'],
  ['node.getStyledTextSegments(["color"])', '"fields" to have type'],
  ['node.getStyledTextSegments("fills")', '"fields" to have type array']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(text + body)).toContain(message)
})

test('neither a stretch of text nor all of it needs a font for fills', async () => {
  const { host, run } = await openPlugin()
  const id = await host.evaluate(`${text} return node.id`)
  const find = `const node = await figma.getNodeByIdAsync('${String(id)}');`

  const part = await run(
    `${find} node.setRangeFills(0, 2, []); return node.getRangeFills(0, 2)`
  )
  const count = await run(`${find} node.fills = []; return node.fills.length`)

  expect(part).toEqual([])
  expect(count).toBe(0)
})

test('writing the fills removes all ranges and can be undone', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    node.setRangeFills(2, 4, image('x'))
    figma.commitUndo()
    node.fills = []
    const one = node.fills.length
    figma.triggerUndo()
    return [one, node.fills === figma.mixed]`)

  expect(facts).toEqual([0, true])
})

const vector = `
  const node = figma.createVector()
  const network = {
    vertices: [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 9, y: 9 }],
    segments: [{ start: 0, end: 1 }, { start: 1, end: 2 }, { start: 2, end: 0 }],
    regions: [{ windingRule: 'NONZERO', loops: [[0, 1, 2]],
      fills: [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: 'x' }] }]
  };`

test('a style changes the regions that show it', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${vector}
    const style = figma.createPaintStyle()
    network.regions[0].fillStyleId = style.id
    await node.setVectorNetworkAsync(network)
    const region = () => node.vectorNetwork.regions[0]
    const users = await style.getStyleConsumersAsync()
    style.paints = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
    const changed = [region().fills[0].type, node.fills === figma.mixed]
    style.remove()
    return changed.concat(users.length, users[0].fields, region().fillStyleId)`)

  expect(facts).toEqual(['SOLID', true, 1, 'fillStyleId', ''])
})

test('writes the fills of all regions asynchronously too', async () => {
  const { run } = await openPlugin()

  const count = await run(`${vector}
    await node.setVectorNetworkAsync(network)
    await node.setFillsAsync([])
    return node.fills.length`)

  expect(count).toBe(0)
})

test('a vector keeps fills per region', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${vector}
    await node.setVectorNetworkAsync(network)
    const [region] = node.vectorNetwork.regions
    const before = node.fills === figma.mixed
    node.fills = []
    return [before, region.fills[0].imageHash, Object.isFrozen(region),
      node.fills.length, node.vectorNetwork.regions[0].loops]`)

  expect(facts).toEqual([true, 'x', true, 0, [[0, 1, 2]]])
})

test.each([
  ['node.vectorNetwork = network', 'Use setVectorNetworkAsync instead'],
  [
    'network.segments[0].end = 3; await node.setVectorNetworkAsync(network)',
    '"segments[0].end" is out of range: 3'
  ],
  [
    'delete network.vertices; await node.setVectorNetworkAsync(network)',
    '"vertices" to have type array but got undefined'
  ]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(vector + body)).toContain(message)
})
