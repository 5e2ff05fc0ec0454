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
