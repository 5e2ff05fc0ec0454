import { expect, test } from 'vitest'
import { readPanelMessage } from '../../../frames/panel-message.ts'
import { openCode, openPlugin } from '../../open-plugin.ts'

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
    never: new Date(NaN),
    bytes: new Uint8Array([1, 2, 255]),
    $u8: 'looks marked',
    marked: { $date: 1 }
  }

  const back = await run('return input', message)

  expect(back).toStrictEqual(message)
})

test('carries keys that objects inherit, both ways', async () => {
  const { run } = await openPlugin()
  const message: unknown = JSON.parse(
    '{"__proto__":{"a":1},"constructor":2,"toString":3}'
  )

  const back = await run(
    `Object.defineProperty(Object.prototype, 'name', { value: 'mine' })
    await figma.clientStorage.setAsync('kept', { input, name: 'own' })
    const kept = await figma.clientStorage.getAsync('kept')
    const copy = structuredClone(input)
    return [input, copy, kept.input, kept.name].map(one => [
      JSON.stringify(one),
      Object.getPrototypeOf(one) === Object.prototype
    ])`,
    message
  )

  const carried = [JSON.stringify(message), true]
  expect(back).toEqual([carried, carried, carried, ['"own"', false]])
})

test.each([
  ['Array', 'Cannot unwrap Array'],
  ['Date', 'Date object'],
  ['Uint8Array', 'Cannot unwrap Uint8Array']
])('does not trust an object that calls itself %s', async (kind, message) => {
  const { error } = await openPlugin()

  expect(
    await error(`figma.ui.postMessage({
      length: 2, [Symbol.toStringTag]: '${kind}'
    })`)
  ).toContain(message)
})

test('refuses bytes in shared memory', async () => {
  const { host } = await openPlugin()
  const shared = new Uint8Array(new SharedArrayBuffer(4))

  expect(() => host.panelMessage({ shared })).toThrow(
    'Cannot unwrap SharedArrayBuffer'
  )
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
    const removed = () => console.log('removed')
    figma.ui.on('message', removed)
    figma.ui.off('message', removed)
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

test('moves large bytes intact', async () => {
  const { run } = await openPlugin()
  const bytes = new Uint8Array(5_000_000).map((_, i) => i % 251)

  const back = await run<Uint8Array>('return input', bytes)

  expect(Buffer.compare(back, bytes)).toBe(0)
})

test('carries the own properties of an object, not its prototype', async () => {
  const { run } = await openPlugin()

  const back = await run(`
    class Point { constructor() { this.x = 1 } get y() { return 2 } }
    return new Point()`)

  expect(back).toStrictEqual({ x: 1 })
})

test('keeps messages until the panel has loaded', async () => {
  const code = `figma.showUI('<p>')
    figma.ui.postMessage(1)
    figma.ui.postMessage(2)`
  const seen: unknown[] = []

  const plugin = await openCode(code)
  plugin.onPanelMessage(message => seen.push(message))
  await plugin.settle()

  expect(seen).toEqual([1, 2])
})

test('sends to a page only what is for its origin', async () => {
  const { run, onPanelMessage, navigatePanel, settle } = await openPlugin()
  const messages: unknown[] = []
  onPanelMessage(message => messages.push(message))
  const post = `figma.ui.postMessage('a', { origin: 'https://sign-in.test' })
    figma.ui.postMessage('b', { origin: 'https://other.test' })
    figma.ui.postMessage('c', {})`

  await run(`setTimeout(() => { ${post} }, 1)`)
  navigatePanel('https://sign-in.test')
  await settle()
  const posted = messages.filter(message => typeof message === 'string')

  expect(posted).toEqual(['a', 'c'])
})

test("receives a page's message only when it names the plugin", async () => {
  const { postFromPanel, navigatePanel, run, logs, settle } = await openPlugin()
  await run(`figma.ui.on('message', ({ n }, { origin }) =>
    console.log(n, origin))`)

  navigatePanel('https://sign-in.test')
  postFromPanel({ n: 1 })
  postFromPanel({ n: 2 }, 'other-plugin')
  postFromPanel({ n: 3 }, 'test-plugin')
  postFromPanel({ n: 4 }, '*')
  await settle()

  expect(logs.map(log => log.values)).toEqual([
    [3, 'https://sign-in.test'],
    [4, 'https://sign-in.test']
  ])
})

test('reads what a page posts only when it names the plugin', () => {
  const read = (origin: string, pluginId?: string) =>
    readPanelMessage({ pluginMessage: 1, pluginId }, origin, 'mine')

  expect(read('null')).toEqual({ kind: 'message', message: 1, origin: 'null' })
  expect(read('https://a.test')).toBeNull()
  expect(read('https://a.test', 'other')).toBeNull()
  expect(read('https://a.test', 'mine')).not.toBeNull()
  expect(read('https://a.test', '*')).not.toBeNull()
})

test.each([
  [`figma.ui.postMessage(1, 'a')`, '"options" to have type object'],
  ['figma.ui.postMessage(1, { origin: 5 })', '"origin" to have type string'],
  [
    'figma.ui.postMessage(1, { to: "a" })',
    "Unrecognized key(s) in object: 'to'"
  ]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})
