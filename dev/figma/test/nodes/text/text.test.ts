import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const text = `
  const bold = { family: 'Inter', style: 'Bold' }
  await figma.loadFontAsync({ family: 'Inter' })
  const node = figma.createText()
  node.characters = 'hello world'
  const sizes = () => node.getStyledTextSegments(['fontSize']).map(
    segment => [segment.characters, segment.fontSize]);`

test.each([
  ['fontSize', 20],
  ['textCase', 'UPPER'],
  ['textDecoration', 'STRIKETHROUGH'],
  ['letterSpacing', { value: 2, unit: 'PIXELS' }],
  ['lineHeight', { value: 150, unit: 'PERCENT' }],
  ['hyperlink', { type: 'URL', value: 'https://example.org' }],
  ['listOptions', { type: 'UNORDERED' }],
  ['listSpacing', 3],
  ['indentation', 2],
  ['paragraphIndent', 5],
  ['paragraphSpacing', 6],
  ['textWrapStyle', 'BALANCE']
])('keeps %s of a stretch', async (name, value) => {
  const { run } = await openPlugin()
  const range = name.charAt(0).toUpperCase() + name.slice(1)

  const facts = await run(
    `${text}
    node.characters = 'one\\ntwo\\nthree'
    node.setRange${range}(4, 7, input)
    const segments = node.getStyledTextSegments(['${name}'])
    return [node.getRange${range}(4, 7), node.getRange${range}(0, 7) ===
      figma.mixed, segments.length, segments[1].${name}]`,
    value
  )

  expect(facts).toEqual([value, true, 3, value])
})

test.each([
  ['fontSize', 20],
  ['textCase', 'TITLE'],
  ['letterSpacing', { value: -1, unit: 'PERCENT' }],
  ['lineHeight', { value: 30, unit: 'PIXELS' }],
  ['paragraphSpacing', 6],
  ['hyperlink', null]
])('writes %s for the whole text', async (name, value) => {
  const { run } = await openPlugin()

  const facts = await run(
    `${text}
    node.setRangeFontSize(0, 2, 40)
    node.${name} = input
    return [node.${name}, node.getStyledTextSegments(['${name}']).length,
      Object.isFrozen(node.${name})]`,
    value
  )

  expect(facts).toEqual([value, 1, true])
})

test('joins equal neighbours', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    node.setRangeFontSize(0, 5, 20)
    const two = sizes()
    node.setRangeFontSize(5, 11, 20)
    return [two, sizes(), node.fontSize]`)

  expect(facts).toEqual([
    [
      ['hello', 20],
      [' world', 12]
    ],
    [['hello world', 20]],
    20
  ])
})

test('shows a property that differs as mixed', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    node.setRangeFontName(0, 5, bold)
    return [node.fontName === figma.mixed, node.getRangeFontName(0, 5).style,
      node.getRangeFontName(4, 6) === figma.mixed, node.fontSize]`)

  expect(facts).toEqual([true, 'Bold', true, 12])
})

test('cuts segments at every field that was asked for, and only there', async () => {
  const { run } = await openPlugin()

  const counts = await run(`${text}
    node.setRangeFontSize(0, 5, 20)
    node.setRangeTextCase(3, 8, 'UPPER')
    const count = (...fields) => node.getStyledTextSegments(fields).length
    return [count('fontSize'), count('textCase'), count('fontSize', 'textCase'),
      node.getStyledTextSegments(['fontSize'], 2, 7).map(one => one.characters),
      node.getStyledTextSegments(['fontWeight', 'fontStyle'])[0].fontStyle]`)

  expect(counts).toEqual([2, 3, 4, ['llo', ' w'], 'REGULAR'])
})

test('has the look of underlines only where there are any', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    const before = node.textDecorationStyle
    node.setRangeTextDecoration(0, 5, 'UNDERLINE')
    node.setRangeTextDecorationStyle(0, 5, 'WAVY')
    return [before, node.textDecorationStyle === figma.mixed,
      node.getRangeTextDecorationStyle(0, 5),
      node.getRangeTextDecorationStyle(6, 8),
      node.getRangeTextDecorationOffset(0, 5)]`)

  expect(facts).toEqual([null, true, 'WAVY', null, { unit: 'AUTO' }])
})

test('writing the characters takes the style of the first one', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    node.setRangeFontSize(0, 5, 20)
    node.characters = 'other words'
    return [sizes(), node.fontSize]`)

  expect(facts).toEqual([[['other words', 20]], 20])
})

test.each([
  [`node.insertCharacters(5, 'XX')`, ['helloXX', ' world']],
  [`node.insertCharacters(5, 'XX', 'AFTER')`, ['hello', 'XX world']],
  [`node.insertCharacters(0, 'XX')`, ['XXhello', ' world']],
  [`node.insertCharacters(11, 'XX', 'AFTER')`, ['hello', ' worldXX']],
  ['node.deleteCharacters(3, 7)', ['hel', 'orld']],
  ['node.deleteCharacters(0, 5)', [' world']]
])('%s moves the ranges', async (body, parts) => {
  const { run } = await openPlugin()

  const found = await run(`${text}
    node.setRangeFontSize(0, 5, 20)
    ${body}
    return [sizes().map(([part]) => part), node.characters]`)

  expect(found).toEqual([parts, parts.join('')])
})

test('an emptied text keeps the style of what it was', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    node.setRangeFontSize(0, 5, 20)
    node.deleteCharacters(0, 11)
    return [node.characters, node.fontSize, node.width]`)

  expect(facts).toEqual(['', 20, 0])
})

test.each([
  'node.getRangeFontSize(0, 12)',
  'node.getRangeFontSize(5, 5)',
  'node.getRangeFontSize(-1, 3)',
  'node.setRangeFontSize(0, 12, 20)',
  'node.setRangeTextCase(7, 3, "UPPER")',
  'node.deleteCharacters(8, 12)',
  'node.getStyledTextSegments(["fills"], 0, 12)'
])('refuses the range of %s', async body => {
  const { error } = await openPlugin()

  const message = await error(text + body)

  expect(message).toContain('Range outside of available characters')
})

test.each([
  ['node.fontSize = "12"', 'in set_fontSize: Expected "fontSize" to have type'],
  [
    'node.fontSize = figma.mixed',
    '"fontSize" to have type number but got symbol'
  ],
  ['node.textCase = "LOUD"', `'UPPER' | 'LOWER'`],
  ['node.letterSpacing = 4', '"letterSpacing" to have type object'],
  ['node.lineHeight = { value: 3 }', '"lineHeight.unit" to have type'],
  ['node.letterSpacing = { value: 1, unit: "EM" }', '"letterSpacing.unit"'],
  ['node.hyperlink = { type: "URL" }', '"hyperlink.value" to have type string'],
  ['node.setRangeListOptions(0, 3, "ORDERED")', '"listOptions" to have type'],
  ['node.paragraphSpacing = -1', 'in set_paragraphSpacing'],
  ['node.textDecorationColor = { value: 1 }', 'textDecorationColor.value'],
  ['node.textAlignHorizontal = "MIDDLE"', 'textAlignHorizontal'],
  ['node.insertCharacters(0, "x", "ASIDE")', '"useStyle" to have type']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(text + body)).toContain(message)
})

test.each([
  ['node.fontSize = 0.5', '"fontSize" to be at least 1 but got 0.5'],
  ['node.setRangeFontSize(0, 2, 0)', '"fontSize" to be at least 1 but got 0'],
  ['node.maxLines = 0', '"maxLines" to be an integer >= 1 but got 0'],
  ['node.maxLines = 1.5', '"maxLines" to be an integer >= 1 but got 1.5'],
  ['node.setRangeFontSize(0.5, 1, 9)', 'Range outside of available']
])('refuses the small value of %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(text + body)).toContain(message)
})

test('formats of paragraphs go for whole paragraphs', async () => {
  const { run } = await openPlugin()

  const parts = await run(`${text}
    node.characters = 'hello figma!\\nI love it\\nso much'
    node.setRangeParagraphSpacing(0, 1, 20)
    node.setRangeTextWrapStyle(15, 16, 'PRETTY')
    const parts = name => node.getStyledTextSegments([name]).map(
      one => [one.characters, one[name]])
    return [parts('paragraphSpacing'), parts('textWrapStyle')]`)

  expect(parts).toEqual([
    [
      ['hello figma!\n', 20],
      ['I love it\nso much', 0]
    ],
    [
      ['hello figma!\n', 'AUTO'],
      ['I love it\n', 'PRETTY'],
      ['so much', 'AUTO']
    ]
  ])
})

test('is named after its characters until it gets another name', async () => {
  const { run } = await openPlugin()

  const names = await run(`${text}
    const first = node.name
    node.name = 'Title'
    node.characters = 'something else'
    const second = [node.name, node.autoRename]
    node.autoRename = true
    return [first, second, node.name]`)

  expect(names).toEqual(['hello world', ['Title', false], 'something else'])
})

const style = `
  const style = figma.createTextStyle()
  style.fontSize = 30
  style.lineHeight = { value: 40, unit: 'PIXELS' };`

test.each([
  ['node.fontSize = 31', ''],
  ['node.lineHeight = { unit: "AUTO" }', ''],
  ['node.textDecoration = "UNDERLINE"', 'kept'],
  ['node.hyperlink = null', 'kept'],
  ['node.characters = "other"', 'kept']
])('after %s the text style is %j', async (body, kept) => {
  const { run } = await openPlugin()

  const facts = await run(`${text} ${style}
    await node.setTextStyleIdAsync(style.id)
    ${body}
    return node.textStyleId === style.id ? 'kept' : node.textStyleId`)

  expect(facts).toBe(kept)
})

test('reports what overrides a text style', async () => {
  const { run } = await openPlugin()

  const overrides = await run(`${text} ${style}
    await node.setTextStyleIdAsync(style.id)
    node.setRangeTextDecoration(0, 5, 'UNDERLINE')
    const [first, second] = node.getStyledTextSegments(['textStyleOverrides'])
    return [first.textStyleOverrides, second.textStyleOverrides]`)

  expect(overrides).toEqual([[{ type: 'TEXT_DECORATION' }], []])
})
