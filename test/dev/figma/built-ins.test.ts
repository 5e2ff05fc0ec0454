import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test.each([
  'Array.prototype.push',
  'Array.prototype[Symbol.iterator]',
  'Map.prototype.set',
  'Object.freeze',
  'JSON.stringify',
  'Number.isFinite'
])('keeps its %s, which the model works with', async name => {
  const { run, error, host } = await openPlugin()

  const message = await error(`'use strict'
    ${name} = () => { throw new Error('mine') }`)
  await run('figma.createRectangle()')

  expect(message).toContain('read-only')
  expect(host.scene().children).toHaveLength(1)
})

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
    return [list.lastOne(), String(new Old())]`)

  expect(facts).toEqual([2, 'old'])
})
