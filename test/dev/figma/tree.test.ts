import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test('creates layers on the current page, the newest on top', async () => {
  const { run } = await openPlugin()

  const types = await run(`
    figma.createRectangle(), figma.createEllipse(), figma.createFrame()
    figma.createLine(), figma.createText(), figma.createSection()
    figma.createVector(), figma.createComponent()
    return figma.currentPage.children.map(node => node.type)`)

  expect(types).toEqual([
    'RECTANGLE',
    'ELLIPSE',
    'FRAME',
    'LINE',
    'TEXT',
    'SECTION',
    'VECTOR',
    'COMPONENT'
  ])
})

test('gives new layers the sizes and fills that Figma gives', async () => {
  const { run } = await openPlugin()

  const layers = await run(`
    const frame = figma.createFrame(), line = figma.createLine()
    return [frame.width, frame.height, frame.fills[0].color.r,
      frame.clipsContent, line.height, line.fills.length,
      figma.createRectangle().fills[0].type]`)

  expect(layers).toEqual([100, 100, 1, true, 0, 0, 'SOLID'])
})

const threeInFrame = `
  const frame = figma.createFrame()
  const [a, b, c] = ['a', 'b', 'c'].map(name => {
    const node = figma.createRectangle()
    node.name = name
    frame.appendChild(node)
    return node
  })
  const names = () => frame.children.map(node => node.name).join('');`

test.each([
  ['frame.insertChild(0, c)', 'cab'],
  ['frame.insertChild(1, c)', 'acb'],
  ['frame.insertChild(3, a)', 'bca'],
  ['frame.appendChild(a)', 'bca'],
  ['b.remove()', 'ac'],
  ['figma.currentPage.appendChild(b)', 'ac']
])('after %s the children are %s', async (body, expected) => {
  const { run } = await openPlugin()

  const names = await run(`${threeInFrame} ${body}; return names()`)

  expect(names).toBe(expected)
})

test.each([
  ['frame.insertChild(4, figma.createEllipse())', 'Cannot insert at index 4'],
  ['frame.insertChild(-1, a)', 'Cannot insert at index -1'],
  ['frame.appendChild({})', '"child" to have type node but got object'],
  ['frame.appendChild(frame)', 'New parent is a descendant'],
  ['a.appendChild(b)', "no such property 'appendChild' on RECTANGLE"],
  ['frame.appendChild(figma.createSection())', 'Sections can only be'],
  ['frame.appendChild(figma.createPage())', 'A PAGE cannot be in a FRAME'],
  ['figma.root.appendChild(a)', 'A RECTANGLE cannot be in a DOCUMENT'],
  ['frame.findOne()', '"callback" to have type function'],
  [
    'frame.findAllWithCriteria({ kind: 1 })',
    "Unrecognized key(s) in object: 'kind'"
  ],
  ['figma.currentPage.remove()', 'current page cannot be removed'],
  ['figma.root.remove()', 'document cannot be removed']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(`${threeInFrame} ${body}`)).toContain(message)
})

test('keeps the relative position when a layer changes its parent', async () => {
  const { run } = await openPlugin()

  const place = await run(`
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.x = 100
    node.x = 7
    frame.appendChild(node)
    return [node.x, node.absoluteTransform[0][2], node.parent === frame]`)

  expect(place).toEqual([7, 107, true])
})

test('clones with children and plugin data onto the current page', async () => {
  const { run } = await openPlugin()

  const copy = await run(`${threeInFrame}
    a.setPluginData('k', 'v')
    const outer = figma.createFrame()
    outer.appendChild(frame)
    const copy = frame.clone()
    copy.children[0].name = 'new'
    return [copy.id !== frame.id, copy.parent === figma.currentPage,
      copy.children[0].getPluginData('k'), a.name]`)

  expect(copy).toEqual([true, true, 'v', 'a'])
})

const nested = `
  const outer = figma.createFrame(), inner = figma.createFrame()
  const deep = figma.createRectangle(), top = figma.createRectangle()
  outer.appendChild(inner), inner.appendChild(deep), outer.appendChild(top)
  const page = figma.currentPage
  const ids = nodes => nodes.map(node => node.id).join()
  const expected = nodes => ids(nodes);`

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

  const same = await run(`${nested} return ids(${search}) === ids(${nodes})`)

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
