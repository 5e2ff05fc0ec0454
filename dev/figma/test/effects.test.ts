import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const black = { r: 0, g: 0, b: 0, a: 0.5 }
const shadow = {
  type: 'DROP_SHADOW',
  color: black,
  offset: { x: 1, y: 2 },
  radius: 4,
  spread: -1,
  visible: true,
  blendMode: 'NORMAL',
  showShadowBehindNode: true,
  boundVariables: {}
}
const noise = {
  type: 'NOISE',
  noiseType: 'MONOTONE',
  color: black,
  visible: true,
  blendMode: 'MULTIPLY',
  noiseSize: 2,
  density: 0.5
}
const texture = {
  type: 'TEXTURE',
  visible: true,
  noiseSize: 3,
  noiseSizeVector: { x: 3, y: 5 },
  radius: 2,
  clipToShape: true
}
const glass = {
  type: 'GLASS',
  visible: true,
  lightIntensity: 0.5,
  lightAngle: 45,
  refraction: 1,
  depth: 10,
  dispersion: 0,
  radius: 4
}
const blur = { type: 'LAYER_BLUR', radius: 8, visible: true }

const set = 'const node = figma.createFrame(); node.effects = [input]; '

test.each<[string, object]>([
  ['a drop shadow', shadow],
  ['a layer blur', { ...blur, blurType: 'NORMAL' }],
  [
    'a progressive blur',
    {
      ...blur,
      type: 'BACKGROUND_BLUR',
      blurType: 'PROGRESSIVE',
      startRadius: 1,
      startOffset: { x: 0, y: 0 },
      endOffset: { x: 0, y: 1 }
    }
  ],
  ['noise', noise],
  ['noise of two', { ...noise, noiseType: 'DUOTONE', secondaryColor: black }],
  ['noise of many', { ...noise, noiseType: 'MULTITONE', opacity: 0.25 }],
  ['texture', texture],
  ['glass', glass]
])('takes and gives back %s', async (_name, effect) => {
  const { run } = await openPlugin()

  const read = await run(`${set} return node.effects[0]`, effect)

  expect(read).toMatchObject(effect)
})

test.each([shadow, blur, noise, texture, glass])(
  'binds $type to no variable',
  async effect => {
    const { error } = await openPlugin()
    const bind = (boundVariables: unknown): Promise<string> =>
      error(set, { ...effect, boundVariables })

    const alias = { type: 'VARIABLE_ALIAS', id: 'VariableID:1:2' }
    expect(await bind(5)).toContain('"effects[0].boundVariables" to have type')
    expect(await bind({ radius: alias })).toContain(
      'not emulated: effects[0].boundVariables'
    )
  }
)

test.each<[string, unknown, string]>([
  ['a number', 1, '"effects[0]" to have type object but got number'],
  ['no color', { ...shadow, color: undefined }, '"effects[0].color" to have'],
  ['an odd key', { ...shadow, blur: 1 }, `object: 'blur' at effects[0]`],
  ['no flag', { ...blur, visible: 1 }, '"effects[0].visible" to have type'],
  ['an odd blur', { ...blur, blurType: 'ODD' }, '"effects[0].blurType"'],
  ['an odd mode', { ...noise, blendMode: 'NONE' }, '"effects[0].blendMode"'],
  ['an odd noise', { ...noise, noiseType: 'ODD' }, '"effects[0].noiseType"']
])('refuses an effect with %s', async (_name, effect, message) => {
  const { error } = await openPlugin()

  const text = await error(set, effect)

  expect(text).toContain('in set_effects:')
  expect(text).toContain(message)
})

test.each<[string, object]>([
  ['radius', { ...blur, radius: -1 }],
  ['lightIntensity', { ...glass, lightIntensity: 1.1 }],
  ['refraction', { ...glass, refraction: -0.1 }],
  ['depth', { ...glass, depth: 0.5 }],
  ['dispersion', { ...glass, dispersion: 2 }]
])('refuses a value out of range for %s', async (name, effect) => {
  const { error } = await openPlugin()

  expect(await error(set, effect)).toContain(
    `"effects[0].${name}" to be between`
  )
})

test('refuses noise of two sizes that differ', async () => {
  const { error } = await openPlugin()

  const message = await error(set, { ...texture, noiseSize: 4 })

  expect(message).toContain('noiseSizeVector.x" to equal')
})

test('refuses effects that it does not know', async () => {
  const { error } = await openPlugin()

  const unknown = await error(set, { ...blur, type: 'SPARKLE' })
  const shader = await error(set, { type: 'SHADER', visible: true, id: '1' })

  expect(unknown).toContain('"effects[0].type" to have type')
  expect(shader).toContain('Shader not imported')
})

test('gives frozen snapshots', async () => {
  const { run, error } = await openPlugin()

  const facts = await run(
    `${set}
    const before = node.effects
    node.effects = []
    return [before.length, node.effects.length,
      Object.isFrozen(before[0].color)]`,
    shadow
  )
  const message = await error(`'use strict'; ${set} node.effects.push(1)`, blur)

  expect(facts).toEqual([1, 0, true])
  expect(message).toContain('not extensible')
})

test.each([
  { pattern: 'GRID', sectionSize: 10, visible: false },
  {
    pattern: 'COLUMNS',
    alignment: 'STRETCH',
    gutterSize: 20,
    count: 12,
    offset: 40
  },
  {
    pattern: 'ROWS',
    alignment: 'CENTER',
    gutterSize: 0,
    count: 3,
    sectionSize: 50,
    color: black
  }
])('takes and gives back the layout grid %j', async grid => {
  const { run } = await openPlugin()

  const read = await run(
    `const node = figma.createFrame()
    node.layoutGrids = [input]
    return node.layoutGrids[0]`,
    grid
  )

  expect(read).toMatchObject(grid)
})

test.each([
  [`[1]`, '"layoutGrids[0]" to have type object'],
  [`[{ pattern: 'DOTS' }]`, '"layoutGrids[0].pattern" to have type'],
  [`[{ pattern: 'GRID', sectionSize: 0 }]`, '"layoutGrids[0].sectionSize"'],
  [
    `[{ pattern: 'ROWS', alignment: 'MIN', gutterSize: 1, count: 0 }]`,
    '"layoutGrids[0].count"'
  ],
  [
    `[{ pattern: 'ROWS', alignment: 'MIN', gutterSize: 1 }]`,
    '"layoutGrids[0].count"'
  ],
  [`[{ pattern: 'GRID', sectionSize: 4, gap: 1 }]`, `object: 'gap'`]
])('refuses the layout grids %s', async (grids, message) => {
  const { error } = await openPlugin()

  const text = await error(`figma.createFrame().layoutGrids = ${grids}`)

  expect(text).toContain('in set_layoutGrids:')
  expect(text).toContain(message)
})

test('as many columns as fit are infinitely many, saved and opened', async () => {
  const { run, host } = await openPlugin()
  const id = await run<string>(`
    const node = figma.createFrame()
    node.layoutGrids = [{ pattern: 'COLUMNS', alignment: 'MIN', gutterSize: 1,
      count: Infinity, sectionSize: 5, offset: 0 }]
    return node.id`)
  const read = `const node = await figma.getNodeByIdAsync(input)
    return String(node.layoutGrids[0].count)`
  const file = JSON.stringify(host.exportDocument())
  const opened = await openPlugin({ document: JSON.parse(file) })

  expect(await run(read, id)).toBe('Infinity')
  expect(await opened.run(read, id)).toBe('Infinity')
})

test('only frames have layout grids', async () => {
  const { error } = await openPlugin()

  const message = await error('figma.createRectangle().layoutGrids')

  expect(message).toContain(`no such property 'layoutGrids' on RECTANGLE node`)
})

test.each(['figma.currentPage', 'figma.createFrame()'])(
  'keeps the guides of %s',
  async subject => {
    const { run } = await openPlugin()

    const facts = await run(`
      const subject = ${subject}
      const before = subject.guides
      subject.guides = before.concat({ axis: 'X', offset: 40 })
      return [before, subject.guides, Object.isFrozen(subject.guides[0])]`)

    expect(facts).toEqual([[], [{ axis: 'X', offset: 40 }], true])
  }
)

test.each([
  ['[1]', '"guides[0]" to have type object'],
  [`[{ axis: 'Z', offset: 1 }]`, '"guides[0].axis" to have type'],
  [`[{ axis: 'X' }]`, '"guides[0].offset" to have type number'],
  [`[{ axis: 'X', offset: 1, color: 1 }]`, `object: 'color' at guides[0]`]
])('refuses the guides %s', async (guides, message) => {
  const { error } = await openPlugin()

  expect(await error(`figma.currentPage.guides = ${guides}`)).toContain(message)
})
