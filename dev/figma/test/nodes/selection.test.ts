import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

const nodes = `
  const page = figma.currentPage
  const frame = figma.createFrame()
  const inner = figma.createRectangle()
  frame.appendChild(inner)
  const other = figma.createRectangle();`

test('selects what it is given and drops what is removed', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nodes}
    page.selection = [inner, other]
    const both = page.selection.includes(inner) && page.selection.includes(other)
    other.remove()
    return [both, page.selection.length, page.selection[0] === inner]`)

  expect(facts).toEqual([true, 1, true])
})

test('takes each node once', async () => {
  const { run } = await openPlugin()

  const count = await run(`${nodes}
    page.selection = [inner, other, inner]
    return page.selection.length`)

  expect(count).toBe(2)
})

test('leaves out what lies in another selected node', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nodes}
    page.selection = [inner, frame, other]
    return [page.selection.length, page.selection.includes(inner)]`)

  expect(facts).toEqual([2, false])
})

test('gives a fresh frozen array each time', async () => {
  const { run, error } = await openPlugin()

  const facts = await run(`${nodes}
    page.selection = [inner]
    const before = page.selection
    page.selection = before.concat(other)
    return [before.length, page.selection.length, Object.isFrozen(before),
      page.selection === page.selection]`)
  const message = await error(
    `'use strict'; ${nodes} page.selection.push(inner)`
  )

  expect(facts).toEqual([1, 2, true, false])
  expect(message).toContain('not extensible')
})

test.each(['page', 'figma.root', 'second', 'elsewhere'])(
  'refuses %s',
  async node => {
    const { error } = await openPlugin()

    const message = await error(`${nodes}
      const second = figma.createPage()
      const elsewhere = figma.createRectangle()
      await second.loadAsync()
      second.appendChild(elsewhere)
      page.selection = [${node}]`)

    expect(message).toContain(
      'in set_selection: The selection of a page can only include nodes in that page'
    )
  }
)

test.each([
  ['page.selection = inner', '"selection" to have type array'],
  ['page.selection = [null]', '"selection[0]" to have type node'],
  ['page.selection = [inner.id]', '"selection[0]" to have type node'],
  ['other.remove(); page.selection = [other]', 'does not exist']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(nodes + body)).toContain(message)
})

test('leaves the selection as it is when it refuses', async () => {
  const { run } = await openPlugin()

  const same = await run(`${nodes}
    page.selection = [inner]
    try { page.selection = [other, page] } catch (error) {}
    return page.selection.length === 1 && page.selection[0] === inner`)

  expect(same).toBe(true)
})

test('each page keeps its own, and needs to be loaded', async () => {
  const { host, run, error } = await openPlugin()
  host.user.addPage('Second')
  await run(`${nodes} page.selection = [inner]`)

  const message = await error('figma.root.children[1].selection = []')
  const counts = await run(`
    const [first, second] = figma.root.children
    await figma.setCurrentPageAsync(second)
    return [second.selection.length, first.selection.length]`)

  expect(message).toContain('in set_selection:')
  expect(message).toContain('that is not loaded')
  expect(counts).toEqual([0, 1])
})

const text = `
  await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  const page = figma.currentPage
  const node = figma.createText()
  node.characters = 'hello';`

test('reports which letters are being edited', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    const reported = new Promise(resolve =>
      figma.once('selectionchange', resolve))
    const before = page.selectedTextRange
    page.selectedTextRange = { node, start: 1, end: 3 }
    await reported
    const { start, end } = page.selectedTextRange
    const same = page.selectedTextRange.node === node
    const selected = page.selection[0] === node
    page.selectedTextRange = null
    return [before, start, end, same, selected, page.selectedTextRange]`)

  expect(facts).toEqual([null, 1, 3, true, true, null])
})

test.each([
  ['{ node, start: 0, end: 6 }', 'must lie within a text of the page'],
  ['{ node, start: 3, end: 1 }', 'must lie within a text of the page'],
  ['{ node: page, start: 0, end: 0 }', '"selectedTextRange.node"'],
  ['{ node, start: "0", end: 1 }', '"selectedTextRange.start"']
])('refuses the text range %s', async (range, message) => {
  const { error } = await openPlugin()

  const found = await error(`${text} page.selectedTextRange = ${range}`)

  expect(found).toContain(message)
})

test('no longer selects what moves into a selected layer', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`
    frame = figma.createFrame()
    node = figma.createRectangle()
    figma.currentPage.selection = [frame, node]`)
  await settle()
  await run(`figma.on('selectionchange', () =>
    console.log(figma.currentPage.selection.map(one => one.type)))`)

  await run('frame.appendChild(node)')
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([['FRAME']])
})
