import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'
import { plainPng } from '../plain-png.ts'
import { readPixels } from '../read-pixels.ts'

const red = `[{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`
const boxed = `
  const box = figma.createRectangle()
  box.resize(40, 20)
  box.fills = ${red}
`
const invisible =
  'Failed to export node. This node may not have any visible layers.'

test('exports a PNG at its own size by default', async () => {
  const { run } = await openPlugin()

  const file = await run<Uint8Array>(`${boxed} return box.exportAsync()`)

  const { format } = await sharp(file).metadata()
  const pixels = await readPixels(file)
  expect(format).toBe('png')
  expect(pixels).toMatchObject({ width: 40, height: 20 })
  expect(pixels.at(20, 10)).toEqual([255, 0, 0, 255])
})

test.each([
  ['SCALE', 2, 80, 40],
  ['WIDTH', 10, 10, 5],
  ['HEIGHT', 60, 120, 60]
])('keeps to the constraint %s of %d', async (type, value, width, height) => {
  const { run } = await openPlugin()

  const file = await run<Uint8Array>(
    `${boxed} return box.exportAsync({ format: 'PNG', constraint: input })`,
    { type, value }
  )

  expect(await readPixels(file)).toMatchObject({ width, height })
})

test('exports a JPG on white', async () => {
  const { run } = await openPlugin()

  const file = await run<Uint8Array>(`
    const dot = figma.createEllipse()
    return dot.exportAsync({ format: 'JPG' })`)

  const pixels = await readPixels(file)
  expect((await sharp(file).metadata()).format).toBe('jpeg')
  expect(pixels.at(0, 0)).toEqual([255, 255, 255, 255])
})

test('shows the pictures that fill a layer', async () => {
  const { run } = await openPlugin()

  const file = await run<Uint8Array>(
    `${boxed}
    const { hash } = figma.createImage(input)
    box.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }]
    return box.exportAsync()`,
    plainPng(8, 8, [0, 255, 0])
  )

  expect((await readPixels(file)).at(20, 10)).toEqual([0, 255, 0, 255])
})

test('exports what strokes add, and the plain box on request', async () => {
  const { run } = await openPlugin()

  const [drawn, plain] = await run<[Uint8Array, Uint8Array]>(`${boxed}
    box.strokes = ${red}
    box.strokeWeight = 5
    box.strokeAlign = 'OUTSIDE'
    return [
      await box.exportAsync(),
      await box.exportAsync({ format: 'PNG', useAbsoluteBounds: true })
    ]`)

  expect(await readPixels(drawn)).toMatchObject({ width: 50, height: 30 })
  expect(await readPixels(plain)).toMatchObject({ width: 40, height: 20 })
})

test('shows other layers in the area only on request', async () => {
  const { run } = await openPlugin()

  const [alone, all] = await run<[Uint8Array, Uint8Array]>(`${boxed}
    const over = figma.createRectangle()
    over.resize(10, 10)
    over.fills = [{ type: 'SOLID', color: { r: 0, g: 0, b: 1 } }]
    return [
      await box.exportAsync(),
      await box.exportAsync({ format: 'PNG', contentsOnly: false })
    ]`)

  expect((await readPixels(alone)).at(5, 5)).toEqual([255, 0, 0, 255])
  expect((await readPixels(all)).at(5, 5)).toEqual([0, 0, 255, 255])
})

test('exports a region of the canvas by a slice', async () => {
  const { run } = await openPlugin()

  const file = await run<Uint8Array>(`${boxed}
    const slice = figma.createSlice()
    slice.x = 30
    slice.resize(20, 20)
    return slice.exportAsync()`)

  const pixels = await readPixels(file)
  expect(pixels.at(5, 10)).toEqual([255, 0, 0, 255])
  expect(pixels.at(15, 10)[3]).toBe(0)
})

test('exports SVG as text and as bytes, by layer names on request', async () => {
  const { run } = await openPlugin()

  const [text, bytes] = await run<[string, Uint8Array]>(`${boxed}
    box.name = '<Box>'
    return [
      await box.exportAsync({ format: 'SVG_STRING', svgIdAttribute: true }),
      await box.exportAsync({ format: 'SVG' })
    ]`)

  expect(text).toMatch(/^<svg xmlns="[^"]*" width="40" height="20"/)
  expect(text).toContain('id="&lt;Box&gt;"')
  expect(new TextDecoder().decode(bytes)).not.toContain('id=')
})

test('exports a loaded page, and throws for another', async () => {
  const { host, run, error } = await openPlugin()
  await run(boxed)
  await host.remotely('figma.createPage()')

  const file = await run<Uint8Array>('return figma.currentPage.exportAsync()')
  const refused = await error(
    'return figma.root.children[1].exportAsync({ format: "PNG" })'
  )

  expect(await readPixels(file)).toMatchObject({ width: 40, height: 20 })
  expect(refused).toContain('not loaded')
})

test.each([
  ['a hidden layer', `${boxed} box.visible = false; return box.exportAsync()`],
  [
    'a layer in a hidden one',
    `${boxed}
    const frame = figma.createFrame()
    frame.appendChild(box)
    frame.visible = false
    return box.exportAsync()`
  ],
  [
    'a group of hidden layers',
    `${boxed}
    const group = figma.group([box], figma.currentPage)
    box.visible = false
    return group.exportAsync()`
  ],
  ['an empty page', 'return figma.currentPage.exportAsync()']
])('refuses %s', async (_what, body) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(invisible)
})

test.each([
  ['{}', /settings\.format/],
  [`{ format: 'BMP' }`, /settings\.format/],
  [`{ format: 'PNG', scale: 2 }`, /Unrecognized key\(s\).*'scale'/],
  [`{ format: 'SVG', constraint: { type: 'SCALE', value: 2 } }`, /constraint/],
  [`{ format: 'PNG', contentsOnly: 1 }`, /contentsOnly.*boolean/],
  [`{ format: 'PNG', constraint: { type: 'DEPTH', value: 2 } }`, /type/],
  [`{ format: 'PNG', constraint: { type: 'SCALE', value: 0 } }`, /value/]
])('refuses the settings %s', async (settings, wording) => {
  const { error } = await openPlugin()

  const refused = await error(`${boxed} return box.exportAsync(${settings})`)

  expect(refused).toMatch(/in exportAsync/)
  expect(refused).toMatch(wording)
})

test.each(['PDF', 'JSON_REST_V1', 'MP4', 'GIF', 'WEBM'])(
  'does not emulate %s',
  async format => {
    const { error } = await openPlugin()

    const refused = await error(
      `${boxed} return box.exportAsync({ format: input })`,
      format
    )

    expect(refused).toBe(
      `Error: not emulated: exportAsync ${format} ` +
        '(PNG, JPG, SVG and SVG_STRING are)'
    )
  }
)

test('exports in Dev Mode', async () => {
  const { host } = await openPlugin()
  await host.evaluate(boxed)
  const document = host.exportDocument()
  const { run } = await openPlugin({ document, editorType: 'dev' })

  const file = await run<Uint8Array>(
    'return figma.currentPage.children[0].exportAsync()'
  )

  expect(await readPixels(file)).toMatchObject({ width: 40 })
})

test('keeps the settings of an export with the node', async () => {
  const { run, error } = await openPlugin()

  const kept = await run(`${boxed}
    box.exportSettings = [{ format: 'PNG', suffix: '@2x' }]
    return [box.exportSettings, Object.isFrozen(box.exportSettings)]`)
  const refused = await error(`${boxed}
    box.exportSettings = [{ format: 'SVG_STRING' }]`)

  expect(kept).toEqual([[{ format: 'PNG', suffix: '@2x' }], true])
  expect(refused).toContain('in set_exportSettings')
  expect(
    await error(`${boxed} box.exportSettings = [{ format: 'JSON_REST_V1' }]`)
  ).toContain('"exportSettings[0].format" to have type')
})

test('exports for a person what a plugin would get', async () => {
  const { host, run } = await openPlugin()
  const id = await run<string>(`${boxed} return box.id`)

  const file = await host.exportLayer(id, { format: 'PNG' })

  expect(await readPixels(file as Uint8Array)).toMatchObject({ width: 40 })
})

test('refuses a person what it cannot draw, as it does a plugin', async () => {
  const { host, run } = await openPlugin()
  const id = await run<string>(`${boxed} return box.id`)

  await expect(host.exportLayer(id, { format: 'PDF' })).rejects.toThrow(
    'not emulated: exportAsync PDF'
  )
})
