import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test.each([
  'Array.prototype.push',
  'Array.prototype[Symbol.iterator]',
  'Array.prototype.constructor',
  'Object.getPrototypeOf([].values()).next',
  'Function.prototype.call',
  'Map.prototype.set',
  'Math.max',
  'Object.freeze',
  'Object.prototype.toString',
  'Promise.prototype.then',
  'RegExp.prototype.exec',
  'JSON.stringify',
  'Number.isFinite',
  'Reflect.ownKeys',
  'String.prototype.split'
])('keeps its %s, which the model works with', async name => {
  const { run, host, logs } = await openPlugin()

  await run(`'use strict'
    ${name} = () => { throw new Error('mine') }
    figma.createRectangle()`)

  expect(host.scene().children).toHaveLength(1)
  expect(JSON.stringify(host.exportDocument())).toContain('RECTANGLE')
  expect(logs.map(log => String(log.values[0]))).toEqual([
    expect.stringContaining('stays as it was')
  ])
})

test.each([
  'Object.assign = Object.assign || null',
  'Array.prototype.includes = Array.prototype.includes || null',
  'Object.fromEntries = () => 1',
  'Array.prototype.flat = () => 1',
  'Promise.prototype.finally = () => 1',
  'String.prototype.replaceAll = () => 1',
  'Promise.allSettled = Promise.allSettled || (() => 1)'
])('lets a polyfill say %s', async polyfill => {
  const { run, logs } = await openPlugin()

  await run(`'use strict'; ${polyfill}`)

  expect(logs).toEqual([])
})

test('lets the plugin use what it made of newer built-ins', async () => {
  const { run } = await openPlugin()

  const values = await run(`
    Object.fromEntries = () => 1
    Array.prototype.flat = () => 2
    String.prototype.replaceAll = () => 3
    return [Object.fromEntries(), [].flat(), ''.replaceAll()]`)

  expect(values).toEqual([1, 2, 3])
})

test.each(['Object', 'Array'])(
  'writes its own JSON when every %s of the plugin has another',
  async kind => {
    const { run, host } = await openPlugin()

    await run(`${kind}.prototype.toJSON = () => 'mine'
      figma.createRectangle().fills = []
      figma.commitUndo()
      figma.createFrame().setRelaunchData({ go: 'there' })`)
    host.user.undo()

    const [layer, ...others] = host.scene().children
    expect(layer).toMatchObject({ type: 'RECTANGLE', fills: [] })
    expect(others).toEqual([])
    expect(await run('return [{ a: [1] }]')).toEqual([{ a: [1] }])
  }
)

test('works on when the plugin has a Map and a JSON of its own', async () => {
  const { run, host } = await openPlugin()

  await run(`globalThis.Map = globalThis.JSON = globalThis.Array = null
    const frame = figma.createFrame()
    frame.setPluginData('a', 'b')
    frame.appendChild(figma.createRectangle())`)

  expect(host.scene().children).toHaveLength(1)
})

test('reads colors when the plugin has a parseInt of its own', async () => {
  const { run } = await openPlugin()

  const color = await run(`globalThis.parseInt = () => 0
    return figma.util.rgb('#ff0000')`)

  expect(color).toEqual({ r: 1, g: 0, b: 0 })
})

test('lets plugins add what is missing and make subclasses', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    Array.prototype.lastOne = function () { return this[this.length - 1] }
    class List extends Array { push(...items) { return super.push(...items) } }
    function Old() {}
    Old.prototype = Object.create(Array.prototype)
    Old.prototype.constructor = Old
    Old.prototype.toString = () => 'old'
    const list = new List()
    list.push(1, 2)
    const chunks = []
    chunks.push = chunk => 'chunk ' + chunk
    return [list.lastOne(), String(new Old()), chunks.push(1)]`)

  expect(facts).toEqual([2, 'old', 'chunk 1'])
})

const everyday = `
  await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  const frame = figma.createFrame()
  frame.layoutMode = 'VERTICAL'
  const text = figma.createText()
  text.characters = 'Hello'
  text.setRangeFontSize(0, 2, 30)
  frame.appendChild(text)
  const rect = figma.createRectangle()
  rect.fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
  rect.setPluginData('a', 'b')
  const component = figma.createComponent()
  component.appendChild(rect)
  const instance = component.createInstance()
  instance.children[0].opacity = 0.5
  const copy = structuredClone({ a: [new Map([[1, 2]])] })
  return [text.fontSize === figma.mixed, text.fontName, frame.height,
    instance.children[0].fills, Object.keys(copy), frame.clone().children.length]`

const names = `name matrix width x fills characters ranges fontName fontSize
  children props overrides sourceId key value get set json id type 0 length`

test.each(names.split(/\s+/))(
  'works on when every object has a read-only %s',
  async name => {
    const { run, host } = await openPlugin()
    const other = await openPlugin()
    const usual = await other.run(everyday)

    await run(
      `for (const owner of [Object.prototype, Array.prototype]) {
        if (input in owner) continue
        Object.defineProperty(owner, input, { value: undefined })
      }`,
      name
    )

    expect(await run(everyday)).toEqual(usual)
    expect(host.scene()).toEqual(other.host.scene())
  }
)

test.each(['get', 'set', 'children', 'fontSize', 'each', 'parent', 'drawn'])(
  'works on when every object has a method %s',
  async name => {
    const { run, host } = await openPlugin()
    const other = await openPlugin()
    const usual = await other.run(everyday)

    await run('Object.prototype[input] = () => 3', name)

    expect(await run(everyday)).toEqual(usual)
    expect(host.scene()).toEqual(other.host.scene())
    const saved = JSON.stringify(host.exportDocument().pages)
    expect(saved).toBe(JSON.stringify(other.host.exportDocument().pages))
  }
)

test.each(['fontName', 'fontSize', 'fills', 'children', 'matrix', 'parent'])(
  'asks no getter %s that all objects have',
  async name => {
    const { run } = await openPlugin()
    const other = await openPlugin()

    await run(
      `Object.defineProperty(Object.prototype, input, {
        get() { throw new Error('asked') },
        set() { throw new Error('told') }
      })`,
      name
    )

    expect(await run(everyday)).toEqual(await other.run(everyday))
  }
)

test('shows the plugin what it defined on all objects', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    Object.defineProperty(Object.prototype, 'one', { value: 1 })
    Object.defineProperties(Object.prototype, { two: { get: () => 2 } })
    Reflect.defineProperty(Array.prototype, 'three', {
      value: 3, enumerable: true
    })
    const own = {}
    own.one = 'mine'
    return [({}).one, ({}).two, [].three, own.one, Object.keys({}),
      'one' in {}]`)

  expect(facts).toEqual([1, 2, 3, 'mine', [], true])
})

test('saves plugin data of any key', async () => {
  const { run, host } = await openPlugin()
  await run(`figma.createFrame().setPluginData('__proto__', 'kept')`)

  const other = await openPlugin({ document: host.exportDocument() })

  expect(
    await other.run(
      `return figma.currentPage.children[0].getPluginData('__proto__')`
    )
  ).toBe('kept')
})
