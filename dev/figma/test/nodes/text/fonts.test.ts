import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const regular = `{ family: 'Inter', style: 'Regular' }`
const bold = `{ family: 'Inter', style: 'Bold' }`

const written = `
  await figma.loadFontAsync(${regular})
  await figma.loadFontAsync(${bold})
  const node = figma.createText()
  node.characters = 'one two three';`

test('lists the fonts, family by family', async () => {
  const { run } = await openPlugin()

  const fonts = await run<string[]>(`
    const fonts = await figma.listAvailableFontsAsync()
    return fonts.map(({ fontName }) => fontName.family + '/' + fontName.style)`)

  expect(fonts).toEqual(
    expect.arrayContaining([
      'Inter/Regular',
      'Inter/Semi Bold Italic',
      'Roboto/Medium',
      'Open Sans/ExtraBold',
      'Roboto Mono/Italic'
    ])
  )
  expect(new Set(fonts).size).toBe(fonts.length)
})

test('loads every font that it lists', async () => {
  const { run } = await openPlugin()

  const count = await run(`
    const fonts = await figma.listAvailableFontsAsync()
    await Promise.all(fonts.map(font => figma.loadFontAsync(font.fontName)))
    return fonts.length`)

  expect(count).toBeGreaterThan(80)
})

test.each([
  [
    `{ family: 'Comic Neue', style: 'Regular' }`,
    'The font "Comic Neue Regular" could not be loaded'
  ],
  [
    `{ family: 'Inter', style: 'SemiBold' }`,
    'The font "Inter SemiBold" could not be loaded'
  ],
  [
    `{ family: 'Inter', style: 'Regular Italic' }`,
    'The font "Inter Regular Italic" could not be loaded'
  ],
  [
    `{ family: 'Inter', style: 'toString' }`,
    'The font "Inter toString" could not be loaded'
  ],
  [
    `{ family: 'constructor', style: 'Regular' }`,
    'The font "constructor Regular" could not be loaded'
  ],
  [`{ family: 'Nothing' }`, 'The font "Nothing" could not be loaded'],
  [`{ style: 'Regular' }`, '"fontName.family" to have type string'],
  [`'Inter'`, '"fontName" to have type object'],
  [
    `{ family: 'Inter', style: 'Bold', variationSettings: { wght: 650 } }`,
    'not emulated'
  ]
])('does not load %s', async (font, message) => {
  const { error } = await openPlugin()

  expect(await error(`await figma.loadFontAsync(${font})`)).toContain(message)
})

test('loads a whole family without a style', async () => {
  const { run } = await openPlugin()

  const style = await run(`
    await figma.loadFontAsync({ family: 'Roboto' })
    const node = figma.createText()
    node.fontName = { family: 'Roboto', style: 'Black Italic' }
    return node.fontName.style`)

  expect(style).toBe('Black Italic')
})

test.each([
  `node.characters = 'x'`,
  `node.insertCharacters(0, 'x')`,
  'node.deleteCharacters(0, 1)',
  'node.fontSize = 20',
  'node.setRangeFontSize(0, 2, 20)',
  `node.textCase = 'UPPER'`,
  `node.textDecoration = 'UNDERLINE'`,
  `node.letterSpacing = { value: 1, unit: 'PIXELS' }`,
  `node.lineHeight = { unit: 'AUTO' }`,
  'node.paragraphIndent = 4',
  'node.paragraphSpacing = 4',
  `node.setRangeListOptions(0, 2, { type: 'ORDERED' })`,
  'node.listSpacing = 4',
  `node.hyperlink = { type: 'URL', value: 'https://example.org' }`,
  `node.textAlignHorizontal = 'CENTER'`,
  `node.textAlignVertical = 'CENTER'`,
  `node.textAutoResize = 'HEIGHT'`,
  `node.textTruncation = 'ENDING'`,
  'node.maxLines = 2',
  `node.leadingTrim = 'CAP_HEIGHT'`,
  'node.hangingPunctuation = true'
])('needs every font of the text for %s', async body => {
  const { host, error, run } = await openPlugin()
  const id = await host.evaluate(`${written}
    node.setRangeFontName(0, 3, ${bold})
    return node.id`)
  const find = `const node = await figma.getNodeByIdAsync('${String(id)}');`

  const first = await error(find + body)
  await run(`await figma.loadFontAsync(${regular})`)
  const second = await error(find + body)
  await run(`await figma.loadFontAsync(${bold}); ${find} ${body}`)

  expect(first).toContain('Cannot write to node with unloaded font "Inter')
  expect(second).toContain(
    'Cannot write to node with unloaded font "Inter Bold". Please call ' +
      'figma.loadFontAsync({ family: "Inter", style: "Bold" }) and await'
  )
})

test.each([
  'node.fills = []',
  `node.strokes = []`,
  `node.name = 'Title'`,
  'node.x = 5',
  'node.opacity = 0.5',
  'node.visible = false'
])('needs no font for %s', async body => {
  const { run } = await openPlugin()

  expect(await run(`const node = figma.createText(); ${body}; return 1`)).toBe(
    1
  )
})

test.each([`node.fontName = ${bold}`, `node.setRangeFontName(0, 1, ${bold})`])(
  'needs the new font for %s',
  async body => {
    const { error, run } = await openPlugin()
    const text = `await figma.loadFontAsync(${regular})
    const node = figma.createText()
    node.characters = 'ab';`

    const message = await error(text + body)
    const style = await run(`${text} await figma.loadFontAsync(${bold}); ${body}
    return node.getRangeFontName(0, 1).style`)

    expect(message).toContain('unloaded font "Inter Bold"')
    expect(style).toBe('Bold')
  }
)

test('a font is loaded for the run of one plugin', async () => {
  const { host, error } = await openPlugin()
  await host.evaluate(`await figma.loadFontAsync(${regular})`)

  const message = await error(`figma.createText().characters = 'a'`)

  expect(message).toContain('unloaded font')
})

test('trusted code needs no font', async () => {
  const { host } = await openPlugin()

  const text = await host.evaluate(`
    const node = figma.createText()
    node.characters = 'by hand'
    return node.characters`)

  expect(text).toBe('by hand')
})

test('a document may have a font that is missing', async () => {
  const first = await openPlugin()
  const id = await first.run<string>(`${written} return node.id`)
  const text = JSON.stringify(first.host.exportDocument())
  const document = JSON.parse(
    text.replaceAll(
      /"characters":"one two three"/g,
      '"characters":"one two three","fontName":{"family":"House","style":"Bold"}'
    )
  )

  const { run, error } = await openPlugin({ document })
  const find = `const node = await figma.getNodeByIdAsync('${id}');`
  const facts = await run(`${find}
    return [node.hasMissingFont, figma.hasMissingFont, node.fontName.family,
      figma.createText().hasMissingFont]`)
  const loading = await error(
    `${find} await figma.loadFontAsync(node.fontName)`
  )
  const writing = await error(`${find} node.characters = 'x'`)
  const replaced = await run(`${find}
    await figma.loadFontAsync(${regular})
    node.fontName = ${regular}
    node.characters = 'x'
    return [node.hasMissingFont, figma.hasMissingFont]`)

  expect(facts).toEqual([true, true, 'House', false])
  expect(loading).toContain('The font "House Bold" could not be loaded')
  expect(writing).toContain('unloaded font "House Bold"')
  expect(replaced).toEqual([false, false])
})

test('reports the weights of fonts', async () => {
  const { run } = await openPlugin()

  const weights = await run(`${written}
    const before = node.fontWeight
    node.setRangeFontName(0, 3, ${bold})
    return [before, node.fontWeight === figma.mixed,
      node.getRangeFontWeight(0, 3), node.getRangeFontWeight(4, 7),
      node.getRangeAllFontNames(0, 7).map(font => font.style)]`)

  expect(weights).toEqual([400, true, 700, 400, ['Bold', 'Regular']])
})
