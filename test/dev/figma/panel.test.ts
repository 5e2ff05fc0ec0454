import { expect, test } from 'vitest'
import { openHeadless } from '../../../dev/figma/headless.ts'
import { manifest, openPlugin } from './open-plugin.ts'

test('opens the panel with Figma’s defaults and least sizes', async () => {
  const { run, panel } = await openPlugin()
  const usual = panel()

  await run(`figma.showUI('<b>', { width: 10, height: -5, title: 'T',
    themeColors: true, visible: false, position: { x: 1, y: 2 } })`)

  expect(usual).toEqual({
    html: '<p>Hi</p>',
    visible: true,
    width: 300,
    height: 200,
    title: 'Test plugin',
    themeColors: false
  })
  expect(panel()).toEqual({
    html: '<b>',
    visible: false,
    width: 70,
    height: 0,
    title: 'T',
    themeColors: true,
    position: { x: 1, y: 2 }
  })
})

test('resizes, hides, shows and closes it', async () => {
  const { run, panel, settle } = await openPlugin()

  await run(`figma.ui.resize(20, 500); figma.ui.hide()`)
  const hidden = { ...panel() }
  await run(`figma.ui.show()`)
  const shown = panel()?.visible
  await run(`setTimeout(() => figma.ui.close(), 0)`)
  await settle()

  expect(hidden).toMatchObject({ width: 70, height: 500, visible: false })
  expect(shown).toBe(true)
  expect(panel()).toBeNull()
})

test.each([
  ['figma.showUI()', '"html" to have type string'],
  [`figma.showUI('', { width: '1' })`, '"width" to have type number'],
  [`figma.showUI('', { size: 1 })`, "Unrecognized key(s) in object: 'size'"],
  ['figma.ui.resize(100)', '"height" to have type number'],
  [`figma.ui.on('click', () => {})`, '"type" to have type'],
  ['figma.ui.onmessage = 5', '"onmessage" to have type function'],
  ['figma.ui.oops = 1', "no such property 'oops' on the figma.ui object"]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

test('needs a panel for messages and positions', async () => {
  const code = `for (const name of ['postMessage', 'getPosition', 'resize'])
    try { figma.ui[name](1, 2) } catch (error) { console.log(error.message) }`

  const plugin = await openHeadless({ plugin: { manifest, code } })

  expect(plugin.logs.map(log => log.values[0])).toEqual([
    expect.stringContaining('in postMessage: No UI'),
    expect.stringContaining('in getPosition: No UI'),
    expect.stringContaining('in resize: No UI')
  ])
  plugin.kill()
})

test('carries what Figma carries, both ways', async () => {
  const { run } = await openPlugin()
  const message = {
    text: 'é',
    number: 1.5,
    odd: [NaN, Infinity, -Infinity],
    yes: true,
    nothing: null,
    missing: undefined,
    list: [1, [2, { deep: 'x' }]],
    date: new Date(5),
    bytes: new Uint8Array([1, 2, 255]),
    $u8: 'looks marked',
    marked: { $date: 1 }
  }

  const back = await run('return input', message)

  expect(back).toStrictEqual(message)
})

test('copies messages, so that later changes do not show', async () => {
  const { run } = await openPlugin()
  const message = { list: [1], bytes: new Uint8Array([1]) }

  const answer = run('return [input.list, input.bytes]', message)
  message.list.push(2)
  message.bytes[0] = 9

  expect(await answer).toEqual([[1], new Uint8Array([1])])
})

test.each([
  ['() => 1', 'Cannot unwrap function'],
  ['figma.mixed', 'Cannot unwrap symbol'],
  ['new ArrayBuffer(1)', 'Cannot unwrap ArrayBuffer'],
  ['new Float32Array(1)', 'Cannot unwrap Float32Array'],
  ['new Uint8ClampedArray(1)', 'Cannot unwrap Uint8ClampedArray'],
  ['{ deep: [new Map()] }', 'Cannot unwrap Map'],
  ['new Error("x")', 'Cannot unwrap Error'],
  ['Promise.resolve(1)', 'Cannot unwrap Promise'],
  [
    '(() => { const a = {}; a.a = a; return a })()',
    'Cannot unwrap circular structure'
  ]
])('refuses to post %s', async (value, message) => {
  const { error } = await openPlugin()

  expect(await error(`figma.ui.postMessage(${value})`)).toContain(
    `in postMessage: ${message}`
  )
})

test.each([
  [new Blob(['x'])],
  [new ArrayBuffer(1)],
  [new Uint16Array(1)],
  [() => 1],
  [{ deep: [new Map()] }]
])('refuses %s from the panel', async value => {
  const { postFromPanel } = await openPlugin()

  expect(() => postFromPanel(value)).toThrow('Cannot unwrap')
})

test('posts a node as its id', async () => {
  const { run } = await openPlugin()

  const posted = await run('return { page: figma.currentPage }')

  expect(posted).toEqual({ page: { id: '0:1' } })
})

test('delivers messages later, in order, with their origin', async () => {
  const { run, host, logs, settle } = await openPlugin()
  await run(`figma.ui.on('message', (message, { origin }) =>
    console.log(message, origin))`)

  host.panelMessage({ body: '', n: 1 })
  host.panelMessage({ body: '', n: 2 }, 'https://gateway.test')
  const atOnce = logs.length
  await settle()

  expect(atOnce).toBe(0)
  expect(logs.map(log => log.values)).toEqual([
    [{ body: '', n: 1 }, 'null'],
    [{ body: '', n: 2 }, 'https://gateway.test']
  ])
})

test('keeps listeners apart: on, once, off, onmessage', async () => {
  const { run, logs, settle, postFromPanel } = await openPlugin()
  await run(`
    const gone = () => console.log('gone')
    figma.ui.on('message', gone)
    figma.ui.off('message', gone)
    figma.ui.once('message', () => console.log('once'))
    figma.ui.on('message', () => console.log('on'))`)

  postFromPanel({ body: '' })
  postFromPanel({ body: '' })
  await settle()

  expect(logs.map(log => log.values[0])).toEqual(['once', 'on', 'on'])
})

test('sends nothing to another origin than the panel’s', async () => {
  const { run, onPanelMessage } = await openPlugin()
  const messages: unknown[] = []
  onPanelMessage(message => messages.push(message))

  await run(`figma.ui.postMessage('secret', { origin: 'https://gateway.test' })
    figma.ui.postMessage('open', { origin: '*' })`)

  expect(messages).toContain('open')
  expect(messages).not.toContain('secret')
})

test('tells where the window is, on canvas and screen', async () => {
  const { run, host } = await openPlugin()
  host.user.setCanvasSize(1000, 800)
  host.user.setViewport({ x: 100, y: 100 }, 2)

  const position = await run(`figma.ui.reposition(110, 120)
    return figma.ui.getPosition()`)

  expect(position).toEqual({
    windowSpace: { x: 520, y: 440 },
    canvasSpace: { x: 110, y: 120 }
  })
})

test('moves large bytes intact', async () => {
  const { run } = await openPlugin()
  const bytes = new Uint8Array(5_000_000).map((_, i) => i % 251)

  const back = await run<Uint8Array>('return input', bytes)

  expect(Buffer.compare(back, bytes)).toBe(0)
})
