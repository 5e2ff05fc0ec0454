import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const magenta = { r: 1, g: 0, b: 1 }

test.each([
  ['#FF00FF', { ...magenta, a: 1 }],
  ['#f0f', { ...magenta, a: 1 }],
  ['#ff00ff00', { ...magenta, a: 0 }],
  ['rgb(255, 0, 255)', { ...magenta, a: 1 }],
  ['rgba(100% 0% 100% / 0.5)', { ...magenta, a: 0.5 }],
  ['rgb(25% 25% 25% / 50%)', { r: 0.25, g: 0.25, b: 0.25, a: 0.5 }],
  ['hsl(300deg 100% 50%)', { ...magenta, a: 1 }],
  ['hsla(120, 100%, 25%, 0.5)', { r: 0, g: 0.5, b: 0, a: 0.5 }],
  ['lab(100% 0 0)', { r: 1, g: 1, b: 1, a: 1 }],
  ['lab(54.29 80.8 69.89)', { r: 1, g: 0, b: 0, a: 1 }],
  ['oklab(62.8% 0.2249 0.1258)', { r: 1, g: 0, b: 0, a: 1 }],
  ['oklch(0.628 0.2577 29.23)', { r: 1, g: 0, b: 0, a: 1 }],
  ['oklch(40.1% 0.123 21.57)', { r: 0.49, g: 0.137, b: 0.161, a: 1 }]
])('reads the color %s', async (text, color) => {
  const { run } = await openPlugin()

  const read = await run<Record<string, number>>(
    'return figma.util.rgba(input)',
    text
  )

  for (const [name, value] of Object.entries(color)) {
    expect(read[name]).toBeCloseTo(value, 2)
  }
})

test('reads colors of objects and lets alpha go or be set', async () => {
  const { run } = await openPlugin()

  const colors = await run(
    `const { rgb, rgba } = figma.util
    return [rgb('#ff00ff80'), rgb({ r: 1, g: 0, b: 1, a: 0.5 }),
      rgba({ r: 1, g: 0, b: 1 }), rgba('#ff00ff80', 1),
      rgba({ space: 'SRGB', r: 1, g: 0, b: 1 })]`
  )

  const opaque = { ...magenta, a: 1 }
  expect(colors).toEqual([magenta, magenta, opaque, opaque, opaque])
})

test('makes solid paints, with properties of another', async () => {
  const { run } = await openPlugin()

  const paints = await run(`
    const old = { type: 'SOLID', color: { r: 0, g: 0, b: 0 }, opacity: 0.1,
      visible: false }
    const paint = figma.util.solidPaint('#ff00ff', old)
    const node = figma.createRectangle()
    node.fills = [paint]
    return [figma.util.solidPaint('#ff00ff00'), paint, node.fills[0].visible]`)

  expect(paints).toEqual([
    { type: 'SOLID', color: magenta, opacity: 0 },
    { type: 'SOLID', color: magenta, opacity: 1, visible: false },
    false
  ])
})

test.each([
  [`rgb('magenta-ish')`, '"magenta-ish" is not a color'],
  [`rgb('#ff00f')`, '"#ff00f" is not a color'],
  [`rgb('rgb(1, 2)')`, 'is not a color'],
  [`rgb('rgb(a b c)')`, 'is not a color'],
  ['rgb(5)', '"color" to have type string | RGB | RGBA'],
  ['rgb({ r: 2, g: 0, b: 0 })', '"color.r" to be between 0 and 1'],
  [`rgba('#fff', 2)`, '"alpha" to be between 0 and 1'],
  [`rgb({ space: 'HSL', h: 1, s: 1, l: 1 })`, 'not emulated: figma.util'],
  [`solidPaint('#fff', 5)`, '"overrides" to have type object'],
  ['normalizeMarkdown()', '"markdown" to have type string'],
  ['oops()', "no such property 'oops' on the figma.util object"]
])('refuses %s', async (call, message) => {
  const { error } = await openPlugin()

  expect(await error(`figma.util.${call}`)).toContain(message)
})

test.each([
  ['# One\n\n### Three', '## One\n\n## Three'],
  ['__bold__ and _italic_', '**bold** and *italic*'],
  ['* one\n+ two\n- three', '- one\n- two\n- three'],
  ['snake_case_name', 'snake_case_name'],
  ['`__code__` __bold__', '`__code__` **bold**'],
  ['```\n  # code\n```', '```\n# code\n```'],
  ['~~gone~~ [a](https://a.test)\r\n', '~~gone~~ [a](https://a.test)']
])('writes the Markdown %j in one way', async (markdown, normal) => {
  const { run } = await openPlugin()

  expect(
    await run('return figma.util.normalizeMarkdown(input)', markdown)
  ).toBe(normal)
})

test('has FigJam’s colors', async () => {
  const { run } = await openPlugin()

  const { figJamBase, figJamBaseLight } = await run<Record<string, object>>(
    'return figma.constants.colors'
  )

  expect(figJamBase).toMatchObject({ black: '#1E1E1E', violet: '#9747FF' })
  expect(figJamBaseLight).toMatchObject({ lightRed: '#FFC7C2' })
})

test('turns bytes into base64 and back', async () => {
  const { run, error } = await openPlugin()
  const bytes = new Uint8Array([0, 1, 254, 255])

  const [text, back] = await run<[string, Uint8Array]>(
    `const text = figma.base64Encode(input)
    return [text, figma.base64Decode(text)]`,
    bytes
  )

  expect(text).toBe('AAH+/w==')
  expect(back).toEqual(bytes)
  expect(await error('figma.base64Decode("*")')).toContain(
    'in base64Decode: The text is not in base64'
  )
  expect(await error('figma.base64Encode("a")')).toContain('Uint8Array')
})
