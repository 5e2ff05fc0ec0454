import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

/** The properties that a test compares, of a layer and its descendants. */
const facts = `
  const round = n => Math.round(n * 100) / 100
  const color = paint => paint.color
    ? [paint.color.r, paint.color.g, paint.color.b].map(round).join(' ')
    : paint.type
  const facts = node => [node.type, node.name,
    [node.x, node.y, node.width, node.height].map(round).join(' '),
    ...('children' in node ? [node.children.map(facts)] : [node.fills.map(color)])];`

test('makes a frame with a vector for each shape', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `${facts}
    const before = figma.currentPage.selection
    const frame = figma.createNodeFromSvg(input)
    return [facts(frame), frame.fills, frame.clipsContent,
      frame.parent === figma.currentPage, before.length,
      figma.currentPage.selection.length]`,
    `<svg width="40" height="20"><g id="face">
      <rect id="cheek" x="2" y="3" width="10" height="5" rx="2" fill="red"/>
      <circle cx="30" cy="10" r="5"/></g>
      <line x1="0" y1="20" x2="40" y2="20" stroke="#00f"/>
      <polyline points="0,0 5 10 10,0" fill="none"/></svg>`
  )

  expect(made).toEqual([
    [
      'FRAME',
      'Frame',
      '0 0 40 20',
      [
        [
          'GROUP',
          'face',
          '2 3 33 12',
          [
            ['VECTOR', 'cheek', '2 3 10 5', ['1 0 0']],
            ['VECTOR', 'Vector', '25 5 10 10', ['0 0 0']]
          ]
        ],
        ['VECTOR', 'Vector', '0 20 40 0', ['0 0 0']],
        ['VECTOR', 'Vector', '0 0 10 10', []]
      ]
    ],
    [],
    true,
    true,
    0,
    0
  ])
})

test.each([
  '',
  'not svg',
  '<svg viewBox="0 0 10 10"><rect width="10" height="10"/>',
  '<svg><rect width="1" width="2"/></svg>',
  '<html><svg/></html>'
])('refuses %j', async svg => {
  const { error, run } = await openPlugin()

  expect(await error('figma.createNodeFromSvg(input)', svg)).toBe(
    'Error: in createNodeFromSvg: Failed to convert SVG file'
  )
  expect(await run('return figma.currentPage.children.length')).toBe(0)
})

test('refuses what is no text', async () => {
  const { error } = await openPlugin()

  expect(await error('figma.createNodeFromSvg(7)')).toContain(
    'in createNodeFromSvg: Expected "svg" to have type string but got number'
  )
})

test('makes an empty frame of what draws nothing', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `${facts} return facts(figma.createNodeFromSvg(input))`,
    '<svg viewBox="0 0 12 8"><defs><path id="a" d="M0 0h9v9z"/></defs></svg>'
  )

  expect(made).toEqual(['FRAME', 'Frame', '0 0 12 8', []])
})

test('makes a group of a file without a size', async () => {
  const { run } = await openPlugin()

  const types = await run(
    `const made = figma.createNodeFromSvg(input)
    return [made.type, made.children.map(node => node.type)]`,
    '<svg><text>only text</text></svg>'
  )

  expect(types).toEqual(['GROUP', ['TEXT']])
})

test('leaves what would be inherited from a page black', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `const [shape] = figma.createNodeFromSvg(input).children
    return shape.strokes[0].color`,
    `<svg color="red" width="9" height="9" fill="none" stroke="currentColor">
      <path d="M1 1h7"/></svg>`
  )

  expect(made).toEqual({ r: 0, g: 0, b: 0 })
})

test('leaves shapes with patterns unpainted', async () => {
  const { run } = await openPlugin()

  const fills = await run(
    'return figma.createNodeFromSvg(input).children[0].fills',
    `<svg width="9" height="9"><pattern id="p"><path d="M0 0h1"/></pattern>
      <rect width="9" height="9" fill="url(#p)"/></svg>`
  )

  expect(fills).toEqual([])
})

test('puts a mask before what a clip path cuts', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `${facts}
    const [group] = figma.createNodeFromSvg(input).children
    const [mask, content] = group.children
    return [facts(group), mask.isMask, mask.maskType, content.isMask]`,
    `<svg width="20" height="20">
      <clipPath id="half"><rect width="10" height="20"/></clipPath>
      <g clip-path="url(#half)"><circle cx="10" cy="10" r="8"/></g></svg>`
  )

  expect(made).toEqual([
    [
      'GROUP',
      'Clip path group',
      '0 0 10 20',
      [
        [
          'GROUP',
          'half',
          '0 0 10 20',
          [['VECTOR', 'Vector', '0 0 10 20', ['0 0 0']]]
        ],
        [
          'GROUP',
          'Group',
          '2 2 16 16',
          [['VECTOR', 'Vector', '2 2 16 16', ['0 0 0']]]
        ]
      ]
    ],
    true,
    'VECTOR',
    false
  ])
})

test('scales what is inside with its frame', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `${facts}
    const frame = figma.createNodeFromSvg(input)
    frame.resize(40, 20)
    return facts(frame.children[0])`,
    '<svg width="20" height="20"><path d="M5 5h10v10z"/></svg>'
  )

  expect(made).toEqual(['VECTOR', 'Vector', '10 5 20 10', ['0 0 0']])
})

test('sets text on its baseline, in a font that is there', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `const [text] = figma.createNodeFromSvg(input).children
    return [text.characters, text.name, text.x, text.y < 30 && text.y > 10,
      text.fontName, text.fontSize, text.fills[0].color.r]`,
    `<svg width="90" height="40"><text x="4" y="30" font-size="20"
      font-family="Nowhere, 'Roboto'" font-weight="bold" fill="#f00">
      Hello  <tspan>there</tspan></text></svg>`
  )

  expect(made).toEqual([
    'Hello there',
    'Hello there',
    4,
    true,
    { family: 'Roboto', style: 'Bold' },
    20,
    1
  ])
})

test('is undone as one step', async () => {
  const { run } = await openPlugin()

  const counts = await run(
    `figma.commitUndo()
    const frame = figma.createNodeFromSvg(input)
    const vectors = () =>
      figma.currentPage.findAllWithCriteria({ types: ['VECTOR'] }).length
    const made = vectors()
    figma.commitUndo()
    figma.triggerUndo()
    return [made, vectors(), frame.removed]`,
    '<svg width="9" height="9"><g><path d="M0 0h9v9z"/></g></svg>'
  )

  expect(counts).toEqual([1, 0, true])
})

test.each([
  ['what uses itself', '<g id="a"><use href="#a"/></g>', 0],
  ['places beyond any canvas', '<path d="M0 0h1e300v1e300z"/>', 0],
  ['what has no end', '<path d="M0 0h1e999v1z"/>', 0],
  ['the end of a path that breaks off', '<path d="M0 0L5 5L"/>', 1],
  ['text of no size', '<text transform="scale(0)" y="5">a</text>', 0],
  ['what is not shown', '<g visibility="hidden"><path d="M0 0h9"/></g>', 0],
  [
    'gradients that go round',
    `<linearGradient id="g" href="#h"/><linearGradient id="h" href="#g"/>
      <rect width="5" height="5" fill="url(#g)"/>`,
    1
  ],
  [
    'a clip path inside itself',
    `<clipPath id="c"><rect width="5" height="5" clip-path="url(#c)"/></clipPath>
      <rect width="5" height="5" clip-path="url(#c)"/>`,
    1
  ]
])('skips %s', async (_what, inside, count) => {
  const { run } = await openPlugin()

  const left = await run(
    'return figma.createNodeFromSvg(input).children.length',
    `<svg width="9" height="9">${inside}</svg>`
  )

  expect(left).toBe(count)
})

test('refuses layers nested too deep', async () => {
  const { error } = await openPlugin()
  const [open, close] = ['<g>'.repeat(130), '</g>'.repeat(130)]
  const svg = `<svg width="9" height="9">${open}<path d="M0 0h9"/>${close}</svg>`

  expect(await error('figma.createNodeFromSvg(input)', svg)).toContain(
    'not emulated: layers nested more than 128 deep'
  )
})

test('fills what a path leaves open, and outlines it as it is', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `const { vectorNetwork } = figma.createNodeFromSvg(input).children[0]
    return [vectorNetwork.segments.length, vectorNetwork.regions]`,
    `<svg width="9" height="9">
      <path d="M0 0L9 0L9 9" stroke="red" fill-rule="evenodd"/></svg>`
  )

  expect(made).toEqual([2, [{ windingRule: 'EVENODD', loops: [[0, 1]] }]])
})

test('refuses files that would make layers without end', async () => {
  const { error } = await openPlugin()
  const uses = Array.from(
    { length: 20 },
    (_one, i) =>
      `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`
  )
  const svg = `<svg viewBox="0 0 9 9"><path id="a0" d="M0 0h9"/>${uses.join('')}</svg>`

  expect(await error('figma.createNodeFromSvg(input)', svg)).toContain(
    'not emulated: more than 20000 layers'
  )
})

test('makes no layers in Dev Mode', async () => {
  const { error } = await openPlugin({ editorType: 'dev' })

  expect(
    await error('figma.createNodeFromSvg("<svg viewBox=\'0 0 1 1\'/>")')
  ).toContain('in createNodeFromSvg: Cannot write')
})
