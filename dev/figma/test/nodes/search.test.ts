import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

/** Two frames, back to front, with marked layers in them. */
const scene = `
  const lay = (parent, name) => {
    const node = figma.createRectangle()
    node.name = name
    parent.appendChild(node)
    return node
  }
  const back = figma.createFrame(), front = figma.createFrame()
  back.name = 'back'
  front.name = 'front'
  const a = lay(back, 'a'), b = lay(back, 'b'), c = lay(front, 'c')
  const text = figma.createEllipse()
  text.name = 'd'
  const find = (criteria, top = figma.currentPage) =>
    top.findAllWithCriteria(criteria).map(node => node.name).join(' ')
`

test('finds by types, parents first, back to front, without itself', async () => {
  const { run } = await openPlugin()

  const found = await run(`${scene}
    return [find({ types: ['RECTANGLE', 'FRAME'] }),
      find({ types: ['RECTANGLE'] }, back), find({ types: ['FRAME'] }, back),
      find({ types: [] }), find({})]`)

  expect(found).toEqual([
    'back a b front c',
    'a b',
    '',
    '',
    'back a b front c d'
  ])
})

test('finds what carries any of the keys of this plugin', async () => {
  const { run } = await openPlugin()

  const found = await run(`${scene}
    a.setPluginData('one', '1')
    b.setPluginData('two', '2')
    c.setPluginData('three', '3')
    c.setPluginData('three', '')
    front.setSharedPluginData('other', 'one', '1')
    return [find({ pluginData: {} }), find({ pluginData: { keys: ['one'] } }),
      find({ pluginData: { keys: ['two', 'none', 'one'] } }),
      find({ pluginData: { keys: [] } })]`)

  expect(found).toEqual(['a b', 'a', 'a b', ''])
})

test('finds what carries shared data of one namespace', async () => {
  const { run } = await openPlugin()

  const found = await run(`${scene}
    a.setSharedPluginData('bar', 'one', '1')
    b.setSharedPluginData('bar', 'two', '2')
    c.setSharedPluginData('bars', 'one', '1')
    return [find({ sharedPluginData: { namespace: 'bar' } }),
      find({ sharedPluginData: { namespace: 'bar', keys: ['two'] } }),
      find({ sharedPluginData: { namespace: 'none' } })]`)

  expect(found).toEqual(['a b', 'b', ''])
})

test('combines criteria', async () => {
  const { run } = await openPlugin()

  const found = await run(`${scene}
    back.setPluginData('k', 'v')
    a.setPluginData('k', 'v')
    a.setSharedPluginData('bar', 'k', 'v')
    b.setSharedPluginData('bar', 'k', 'v')
    return [find({ types: ['RECTANGLE'], pluginData: {} }),
      find({ pluginData: {}, sharedPluginData: { namespace: 'bar' } })]`)

  expect(found).toEqual(['a', 'a'])
})

test.each([
  ['{ types: ["RECT"] }', `Expected "types" to have node types but got 'RECT'`],
  ['{ types: "TEXT" }', 'Expected "types" to have type array but got string'],
  ['{ types: [5] }', 'Expected "types[0]" to have type string but got number'],
  ['{ type: ["TEXT"] }', `Unrecognized key(s) in object: 'type' at criteria`],
  ['{ pluginData: true }', 'Expected "pluginData" to have type object'],
  ['{ pluginData: { key: "a" } }', `'key' at pluginData`],
  ['{ pluginData: { keys: "a" } }', '"pluginData.keys" to have type array'],
  ['{ sharedPluginData: {} }', '"sharedPluginData.namespace" to have type'],
  ['undefined', 'Expected "criteria" to have type object but got undefined']
])('refuses criteria %s', async (criteria, message) => {
  const { error } = await openPlugin()

  const text = await error(`figma.currentPage.findAllWithCriteria(${criteria})`)

  expect(text).toContain('in findAllWithCriteria: ')
  expect(text).toContain(message)
})

test('finds pages and what is on them from the document', async () => {
  const { run } = await openPlugin()

  const found = await run(`${scene}
    const second = figma.createPage()
    await second.loadAsync()
    second.appendChild(figma.createFrame())
    await figma.loadAllPagesAsync()
    return figma.root.findAllWithCriteria({ types: ['PAGE', 'FRAME'] })
      .map(node => node.type).join(' ')`)

  expect(found).toBe('PAGE FRAME FRAME PAGE FRAME')
})

test('finds with callbacks in the same order', async () => {
  const { run } = await openPlugin()

  const found = await run(`${scene}
    const names = nodes => nodes.map(node => node.name).join(' ')
    const page = figma.currentPage
    return [names(page.findAll()), names(page.findAll(node => node.parent === back)),
      page.findOne(node => node.type === 'RECTANGLE').name,
      page.findOne(() => false), page.findChild(node => node.name === 'a'),
      names(page.findChildren(node => node.type === 'FRAME')),
      names(back.findChildren())]`)

  expect(found).toEqual([
    'back a b front c d',
    'a b',
    'a',
    null,
    null,
    'back front',
    'a b'
  ])
})

test('gives the same handle for the same layer', async () => {
  const { run } = await openPlugin()

  const same = await run(`${scene}
    const [found] = figma.currentPage.findAllWithCriteria({ types: ['ELLIPSE'] })
    return found === text && figma.currentPage.children[2] === text &&
      text.parent === figma.currentPage &&
      await figma.getNodeByIdAsync(text.id) === text`)

  expect(same).toBe(true)
})

test('lets a search callback move and remove what it finds', async () => {
  const { run } = await openPlugin()

  const found = await run(`${scene}
    return figma.currentPage.findAll(node => {
      if (node === a) b.remove()
      if (node === front) node.insertChild(0, text)
      return true
    }).map(node => node.name).join(' ')`)

  expect(found).toBe('back a front d c d')
})

test('shows nothing of the host on a node', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const node = figma.createRectangle()
    return [Reflect.ownKeys(node), Object.isExtensible(node),
      Object.keys(Object.assign({}, node)), 'oops' in node, 'fills' in node,
      'children' in node, 'strokeGeometry' in node]`)

  expect(facts).toEqual([['id'], false, ['id'], false, true, false, false])
})

test.each(['findAll', 'findChildren'])(
  'refuses to search by %s with what is no function',
  async name => {
    const { error } = await openPlugin()

    expect(await error(`figma.currentPage.${name}('RECTANGLE')`)).toContain(
      `in ${name}: Expected "callback" to have type function`
    )
  }
)
