import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

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

test.each([
  ['figma.getNodeById("0:1")', 'figma.getNodeByIdAsync'],
  ['figma.getStyleById("S:1,")', 'figma.getStyleByIdAsync'],
  ['figma.getLocalPaintStyles()', 'figma.getLocalPaintStylesAsync'],
  ['figma.currentPage = figma.root.children[1]', 'figma.setCurrentPageAsync'],
  ['figma.createRectangle().fillStyleId = ""', 'setFillStyleIdAsync'],
  ['figma.createRectangle().strokeStyleId = ""', 'setStrokeStyleIdAsync'],
  ['figma.createPaintStyle().consumers', 'getStyleConsumersAsync']
])('forbids %s', async (body, use) => {
  const { error } = await openTwoPages()

  const message = await error(body)

  expect(message).toContain('Cannot call with documentAccess: dynamic-page')
  expect(message).toContain(`Use ${use} instead`)
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

test('allows it all without documentAccess', async () => {
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
