import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

const makeRect = 'const node = figma.createRectangle();'

test.each([
  ['node.name = 5', '"name" to have type string but got number'],
  ['node.visible = 1', '"visible" to have type boolean but got number'],
  ['node.locked = "no"', '"locked" to have type boolean but got string'],
  ['node.opacity = 2', '"opacity" to be between 0 and 1 but got 2'],
  ['node.opacity = NaN', '"opacity" to have type number but got NaN'],
  ['node.blendMode = "ODD"', '"blendMode" to have type'],
  ['node.x = "1"', '"x" to have type number but got string'],
  ['node.rotation = null', '"rotation" to have type number but got null'],
  ['node.cornerRadius = -1', '"cornerRadius" to be between 0'],
  ['node.strokeWeight = "1"', '"strokeWeight" to have type number'],
  ['node.resize(0, 10)', '"width" to be at least 0.01 but got 0'],
  ['node.resize(10)', '"height" to have type number but got undefined'],
  ['node.relativeTransform = [[1, 0], [0, 1]]', 'relativeTransform'],
  ['node.constraints = { horizontal: "MIN" }', '"constraints.vertical"'],
  ['node.effects = [{ type: "ODD" }]', '"effects[0].type" to have type'],
  ['node.dashPattern = ["1"]', '"dashPattern[0]" to have type number']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(makeRect + body)).toContain(message)
})

test('names the setter in the documented wording', async () => {
  const { error } = await openPlugin()

  expect(await error(`${makeRect} node.fills = 'red'`)).toBe(
    'TypeError: in set_fills: Expected "fills" to have type array but got string instead'
  )
})

test.each([
  ['node.width = 5', 'no setter for property'],
  ['node.id = "9:9"', 'no setter for property'],
  ['node.oops = 1', "no such property 'oops' on RECTANGLE node"],
  ['return node.oops', "no such property 'oops' on RECTANGLE node"],
  ['return node.characters', "no such property 'characters' on RECTANGLE"],
  ['return node.children', "no such property 'children' on RECTANGLE node"],
  ['return node.strokeGeometry', 'not emulated: node.strokeGeometry'],
  ['return node.getCSSAsync()', 'not emulated: node.getCSSAsync'],
  ['return figma.motion', 'not emulated: figma.motion'],
  ['return figma.oops', "no such property 'oops' on the figma global"],
  ['figma.command = "x"', 'no setter for property']
])('throws for %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(makeRect + body)).toContain(message)
})

test('locks and unlocks the aspect ratio', async () => {
  const { run } = await openPlugin()

  const states = await run(`${makeRect}
    node.resize(40, 20)
    node.lockAspectRatio()
    const locked = [node.targetAspectRatio, node.constrainProportions]
    node.resize(50, 20)
    const after = node.targetAspectRatio
    node.unlockAspectRatio()
    return [locked, after, node.targetAspectRatio, node.constrainProportions]`)

  expect(states).toEqual([
    [{ x: 40, y: 20 }, true],
    { x: 50, y: 20 },
    null,
    false
  ])
})

test('pictures and small drawings are assets', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const icon = figma.createFrame(), star = figma.createStar()
    icon.resize(24, 24), star.resize(20, 20)
    const empty = icon.isAsset
    icon.appendChild(star)
    const photo = figma.createRectangle()
    photo.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: null }]
    return [empty, icon.isAsset, photo.isAsset,
      figma.createRectangle().isAsset, figma.createText().isAsset]`)

  expect(facts).toEqual([false, true, true, false, false])
})

test('reads what nobody has set as empty, and refuses to set it', async () => {
  const { run, error } = await openPlugin()

  const empty = await run(`const frame = figma.createFrame()
    const page = figma.currentPage
    return [frame.explicitVariableModes, frame.resolvedVariableModes,
      frame.inferredVariables, frame.boundVariables, frame.annotations,
      frame.devStatus, page.explicitVariableModes,
      figma.createSection().devStatus, 'devStatus' in figma.createLine()]`)

  expect(empty).toEqual([{}, {}, {}, {}, [], null, {}, null, false])
  const values = {
    annotations: '[{ label: "Here" }]',
    devStatus: '{ type: "COMPLETED" }',
    explicitVariableModes: '{}',
    resolvedVariableModes: '{}'
  }
  for (const [name, value] of Object.entries(values)) {
    expect(await error(`figma.createFrame().${name} = ${value}`)).toBe(
      `Error: not emulated: node.${name}`
    )
  }
})

test('refuses to make variables, of which there are none', async () => {
  const { run, error } = await openPlugin()

  const found = await run(`const { variables } = figma
    return [await variables.getLocalVariablesAsync(),
      await variables.getLocalVariableCollectionsAsync(),
      await variables.getVariableByIdAsync('VariableID:1:2'),
      await variables.getVariableCollectionByIdAsync('1:2')]`)

  expect(found).toEqual([[], [], null, null])
  expect(
    await error('figma.variables.createVariableCollection("Tokens")')
  ).toContain('not emulated: figma.variables.createVariableCollection')
})

test('nodes have the methods of any object, and an own id', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createRectangle()
    const { __proto__: proto } = node
    const names = Object.keys(Object.getOwnPropertyDescriptors(proto))
    const { id } = node
    return [proto === Object.getPrototypeOf(node), names.includes('fills'),
      Object.keys(node), node.hasOwnProperty('fills'), node.valueOf() === node,
      JSON.stringify(node) === JSON.stringify({ id }), { ...node }.id === id,
      structuredClone(node).id === id]`)

  expect(facts).toEqual([true, true, ['id'], false, true, true, true, true])
})

test('no plugin gives a node another id', async () => {
  const { error } = await openPlugin()

  const message = await error(`'use strict'
    figma.createRectangle().id = '1:1'`)

  expect(message).toContain('TypeError')
})

test('a removed node can still be converted to text', async () => {
  const { run } = await openPlugin()

  const said = await run(`const node = figma.createRectangle()
    node.remove()
    return String(node)`)

  expect(said).toBe('[object RECTANGLE "Rectangle"]')
})

test.each([
  ['createRectangle', ['strokes', 'effects', 'dashPattern']],
  ['createFrame', ['layoutGrids', 'guides', 'exportSettings', 'reactions']],
  ['createPaintStyle', ['paints', 'documentationLinks']]
])('each reading gives fresh lists of what %s returns', async (make, names) => {
  const { run } = await openPlugin()

  const facts = await run(
    `const node = figma[input.make]()
    return input.names.map(name => node[name] !== node[name] &&
      Object.isFrozen(node[name]))`,
    { make, names }
  )

  expect(facts).toEqual(names.map(() => true))
})
