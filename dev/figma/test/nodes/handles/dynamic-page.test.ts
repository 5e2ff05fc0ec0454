import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const second = `const page = figma.root.children[1];`

async function openTwoPages(options = {}) {
  const plugin = await openPlugin(options)
  const id = plugin.host.user.addPage('Second')
  await plugin.host.evaluate(
    `const page = figma.getNodeById(input)
    page.appendChild(figma.createRectangle())`,
    id
  )
  return plugin
}

const forbidden: [string, string][] = [
  ['figma.getNodeById("0:1")', 'figma.getNodeByIdAsync'],
  ['figma.getStyleById("S:1,")', 'figma.getStyleByIdAsync'],
  ['figma.getLocalPaintStyles()', 'figma.getLocalPaintStylesAsync'],
  ['figma.getLocalTextStyles()', 'figma.getLocalTextStylesAsync'],
  ['figma.getLocalEffectStyles()', 'figma.getLocalEffectStylesAsync'],
  ['figma.getLocalGridStyles()', 'figma.getLocalGridStylesAsync'],
  ['figma.getFileThumbnailNode()', 'figma.getFileThumbnailNodeAsync'],
  ['figma.currentPage = figma.root.children[1]', 'figma.setCurrentPageAsync'],
  [
    'figma.variables.getVariableById("1")',
    'figma.variables.getVariableByIdAsync'
  ],
  [
    'figma.variables.getVariableCollectionById("1")',
    'figma.variables.getVariableCollectionByIdAsync'
  ],
  [
    'figma.variables.getLocalVariables()',
    'figma.variables.getLocalVariablesAsync'
  ],
  [
    'figma.variables.getLocalVariableCollections()',
    'figma.variables.getLocalVariableCollectionsAsync'
  ],
  ['figma.createRectangle().fillStyleId = ""', 'setFillStyleIdAsync'],
  ['figma.createRectangle().strokeStyleId = ""', 'setStrokeStyleIdAsync'],
  ['figma.createRectangle().effectStyleId = ""', 'setEffectStyleIdAsync'],
  ['figma.createFrame().gridStyleId = ""', 'setGridStyleIdAsync'],
  ['figma.createFrame().backgroundStyleId = ""', 'setFillStyleIdAsync'],
  ['figma.createText().textStyleId = ""', 'setTextStyleIdAsync'],
  ['figma.createText().fillStyleId = ""', 'setFillStyleIdAsync'],
  ['figma.createRectangle().reactions = []', 'setReactionsAsync'],
  ['figma.createVector().vectorNetwork = {}', 'setVectorNetworkAsync'],
  [
    'figma.createComponent().createInstance().mainComponent',
    'getMainComponentAsync'
  ],
  ['figma.createComponent().instances', 'getInstancesAsync'],
  ['figma.createPaintStyle().consumers', 'getStyleConsumersAsync'],
  ['figma.createText().setRangeFillStyleId(0, 1, "")', 'FillStyleIdAsync'],
  ['figma.createText().setRangeTextStyleId(0, 1, "")', 'TextStyleIdAsync']
]

test.each(forbidden)('forbids %s', async (body, use) => {
  const { error } = await openTwoPages()

  const message = await error(body)

  expect(message).toContain('Cannot call with documentAccess: dynamic-page')
  expect(message).toContain(`${use} instead`)
})

test.each(forbidden)('allows %s without documentAccess', async body => {
  const { run } = await openTwoPages({
    manifest: { documentAccess: undefined }
  })

  const outcome = await run<string>(`
    try { ${body}; return 'allowed' } catch (error) { return error.message }`)

  expect(outcome).not.toContain('dynamic-page')
})

test('keeps what the asynchronous members are given', async () => {
  const { run } = await openTwoPages()

  const facts = await run(`
    const node = figma.createRectangle()
    await node.setReactionsAsync([{ actions: [{ type: 'BACK' }],
      trigger: { type: 'ON_CLICK' } }])
    const component = figma.createComponent()
    const instance = component.createInstance()
    return [node.reactions[0].trigger.type,
      (await instance.getMainComponentAsync()) === component,
      (await component.getInstancesAsync())[0] === instance,
      await figma.variables.getVariableByIdAsync('1'),
      await figma.variables.getVariableCollectionByIdAsync('1'),
      await figma.variables.getLocalVariablesAsync('COLOR'),
      await figma.variables.getLocalVariableCollectionsAsync()]`)

  expect(facts).toEqual(['ON_CLICK', true, true, null, null, [], []])
})

test('lets the main component be written', async () => {
  const { run } = await openTwoPages()

  const same = await run(`
    const other = figma.createComponent()
    const instance = figma.createComponent().createInstance()
    instance.mainComponent = other
    return (await instance.getMainComponentAsync()) === other`)

  expect(same).toBe(true)
})

test.each([
  'page.children',
  'page.appendChild(figma.createRectangle())',
  'page.insertChild(0, figma.createRectangle())',
  'page.findAll()',
  'page.findOne(() => true)',
  'page.findChild(() => true)',
  'page.findChildren()',
  'page.findAllWithCriteria({})',
  'page.findWidgetNodesByWidgetId("1")',
  'await page.exportAsync()',
  'page.clone()',
  'page.selection = []',
  `page.on('nodechange', () => {})`
])('needs a loaded page for %s', async body => {
  const { error, run } = await openTwoPages()

  const before = await error(second + body)
  const after = await run(`${second} await page.loadAsync(); ${body}; return 1`)

  expect(before).toContain('Call page.loadAsync() first')
  expect(after).toBe(1)
})

test.each([
  'figma.root.findAll()',
  'figma.root.findOne(() => true)',
  'figma.root.findAllWithCriteria({})',
  'figma.root.findWidgetNodesByWidgetId("1")',
  `figma.on('documentchange', () => {})`
])('needs all pages for %s', async body => {
  const { error, run } = await openTwoPages()
  await run(`${second} await page.loadAsync()`)

  const before = await error(body)
  const after = await run(`await figma.loadAllPagesAsync(); ${body}; return 1`)

  expect(before).toContain('before figma.loadAllPagesAsync()')
  expect(after).toBe(1)
})

test('reads names, data and the list of pages without loading', async () => {
  const { run } = await openTwoPages()

  const facts = await run(`${second}
    return [figma.root.children.length, page.name, page.getPluginDataKeys(),
      figma.root.findChild(one => one.name === 'Second') === page,
      figma.root.findChildren().length, page.selection.length]`)

  expect(facts).toEqual([2, 'Second', [], true, 2, 0])
})

test('loads the page that becomes current', async () => {
  const { run } = await openTwoPages()

  const facts = await run(`${second}
    const first = figma.currentPage
    await figma.setCurrentPageAsync(page)
    const count = figma.currentPage.children.length
    await figma.setCurrentPageAsync(first)
    return [count, page.children.length, figma.currentPage === first]`)

  expect(facts).toEqual([1, 1, true])
})

test('finds nodes by id, also on pages that are not loaded', async () => {
  const { run, error } = await openTwoPages()

  const found = await run(`
    const node = await figma.getNodeByIdAsync('1:3')
    return [node && node.type, await figma.getNodeByIdAsync('9:9'),
      (await figma.getNodeByIdAsync('0:0')).type]`)
  const parent = await error(`
    const node = await figma.getNodeByIdAsync('1:3')
    return node.parent.children`)

  expect(found).toEqual(['RECTANGLE', null, 'DOCUMENT'])
  expect(parent).toContain('that is not loaded')
})

test.each([
  'figma.getNodeByIdAsync("0:1")',
  'figma.getStyleByIdAsync("S:1,")',
  'figma.getLocalPaintStylesAsync()',
  'figma.setCurrentPageAsync(figma.root.children[1])',
  'figma.root.children[1].loadAsync()',
  'figma.loadAllPagesAsync()'
])('answers %s in a later task', async call => {
  const { run } = await openTwoPages()

  const order = await run(`
    const order = []
    const answered = ${call}.then(() => order.push('answer'))
    for (let i = 0; i < 20; i++) await null
    order.push('twenty microtasks')
    await answered
    return order`)

  expect(order).toEqual(['twenty microtasks', 'answer'])
})

test('refuses what is no page', async () => {
  const { error } = await openPlugin()

  const message = await error('await figma.setCurrentPageAsync(figma.root)')

  expect(message).toContain('"page" to have type PageNode')
})

test('allows everything without documentAccess', async () => {
  const { run } = await openTwoPages({
    manifest: { documentAccess: undefined }
  })

  const facts = await run(`${second}
    figma.currentPage = page
    return [page.children.length, figma.root.findAll().length,
      figma.getNodeById('0:1').type, figma.currentPage === page]`)

  expect(facts).toEqual([1, 3, 'PAGE', true])
})

test('a page is made, named and counted like in Figma', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const page = figma.createPage()
    return [page.name, figma.root.children.indexOf(page),
      figma.currentPage === page]`)

  expect(facts).toEqual(['Page 2', 1, false])
})

test('a page that the plugin makes or clones is loaded', async () => {
  const { run } = await openPlugin()

  const counts = await run(`const page = figma.createPage()
    page.appendChild(figma.createFrame())
    return [page.children.length, figma.currentPage.clone().children.length]`)

  expect(counts).toEqual([1, 0])
})
