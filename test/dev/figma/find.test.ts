import { expect, test } from 'vitest'
import { nestedFrames } from './nested-frames.ts'
import { openPlugin } from './open-plugin.ts'
import { threeInFrame } from './three-in-frame.ts'

test.each([
  ['page.findAll()', '[outer, inner, deep, top]'],
  ['page.findAll(node => node.type === "RECTANGLE")', '[deep, top]'],
  ['[page.findOne(node => node.type === "RECTANGLE")]', '[deep]'],
  ['outer.findChildren()', '[inner, top]'],
  ['outer.findChildren(node => node.type === "FRAME")', '[inner]'],
  ['[outer.findChild(node => node.type === "RECTANGLE")]', '[top]'],
  ['page.findAllWithCriteria({ types: ["FRAME"] })', '[outer, inner]'],
  ['outer.findAllWithCriteria({ types: ["FRAME"] })', '[inner]'],
  ['page.findAllWithCriteria({})', '[outer, inner, deep, top]']
])('finds with %s exactly %s', async (search, nodes) => {
  const { run } = await openPlugin()

  const same = await run(
    `${nestedFrames} return ids(${search}) === ids(${nodes})`
  )

  expect(same).toBe(true)
})

test('finds nothing as null', async () => {
  const { run } = await openPlugin()

  const found = await run(`return [figma.currentPage.findOne(() => true),
    figma.currentPage.findChild(() => true)]`)

  expect(found).toEqual([null, null])
})

test('finds by plugin data: any of the keys, all of the criteria', async () => {
  const { run } = await openPlugin()

  const counts = await run(`
    const [a, b, c] = [1, 2, 3].map(() => figma.createRectangle())
    const frame = figma.createFrame()
    a.setPluginData('one', '1')
    b.setPluginData('two', '1')
    frame.setPluginData('one', '1')
    b.setSharedPluginData('space', 'key', '1')
    const count = criteria =>
      figma.currentPage.findAllWithCriteria(criteria).length
    return [count({ pluginData: {} }),
      count({ pluginData: { keys: ['one'] } }),
      count({ pluginData: { keys: ['one', 'two'] } }),
      count({ types: ['RECTANGLE'], pluginData: {} }),
      count({ sharedPluginData: { namespace: 'space' } }),
      count({ sharedPluginData: { namespace: 'space', keys: ['no'] } }),
      count({ pluginData: {}, sharedPluginData: { namespace: 'space' } })]`)

  expect(counts).toEqual([3, 2, 3, 2, 1, 0, 1])
})

test('lets a callback remove what it is given', async () => {
  const { run } = await openPlugin()

  const left = await run(`${threeInFrame}
    frame.findAll(node => { node.remove(); return false })
    return names()`)

  expect(left).toBe('')
})

test('finds the outermost frame around a layer', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nestedFrames}
    const section = figma.createSection()
    section.appendChild(outer)
    return [deep.getTopLevelFrame() === outer, outer.getTopLevelFrame()]`)

  expect(facts).toEqual([true, undefined])
})

test.each([
  ['frame.findOne()', '"callback" to have type function'],
  [
    'frame.findAllWithCriteria({ kind: 1 })',
    "Unrecognized key(s) in object: 'kind'"
  ]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(`${threeInFrame} ${body}`)).toContain(message)
})
