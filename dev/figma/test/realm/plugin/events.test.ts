import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }

test('fires selectionchange once for several changes, later', async () => {
  const { run, logs, settle } = await openPlugin()

  await run(`
    figma.on('selectionchange', () => console.log('selection'))
    const a = figma.createRectangle(), b = figma.createRectangle()
    figma.currentPage.selection = [a]
    figma.currentPage.selection = [b]
    console.log('before')`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual(['before', 'selection'])
})

test('fires nothing when the selection stays the same', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`const node = figma.createRectangle()
    figma.currentPage.selection = [node]`)
  await settle()

  await run(`
    figma.on('selectionchange', () => console.log('selection'))
    figma.currentPage.selection = figma.currentPage.children`)
  await settle()

  expect(logs).toEqual([])
})

test('fires selectionchange when a selected layer is removed', async () => {
  const { run, logs, settle, host } = await openPlugin()
  const id = host.user.add('RECTANGLE', box)
  host.user.select([id])
  await settle()
  await run(`figma.on('selectionchange', () =>
    console.log(figma.currentPage.selection.length))`)

  host.user.remove([id])
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([0])
})

test('a page change also fires a selection change', async () => {
  const { run, logs, settle, host } = await openPlugin()
  const page = host.user.addPage('Second')
  await run(`for (const name of ['currentpagechange', 'selectionchange'])
    figma.on(name, () => console.log(name))`)

  host.user.goToPage(page)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    'currentpagechange',
    'selectionchange'
  ])
})

test('calls once-listeners once and off-listeners not at all', async () => {
  const { run, logs, settle, host } = await openPlugin()
  const ids = [host.user.add('RECTANGLE', box), host.user.add('FRAME', box)]
  await run(`
    const removed = () => console.log('removed')
    figma.on('selectionchange', removed)
    figma.off('selectionchange', removed)
    figma.once('selectionchange', () => console.log('once'))`)

  for (const id of ids) {
    host.user.select([id])
    await settle()
  }

  expect(logs.map(log => log.values[0])).toEqual(['once'])
})

test.each([
  [`figma.on('oops', () => {})`, '"type" to have type'],
  [`figma.on('selectionchange', 5)`, '"callback" to have type function'],
  [`figma.on('timerstart', () => {})`, `not emulated: figma.on('timerstart')`],
  [`figma.currentPage.on('oops', () => {})`, '"type" to have type']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

const logNodeChanges = `figma.currentPage.on('nodechange', ({ nodeChanges }) =>
  console.log(nodeChanges.map(change => [change.type, change.origin,
    change.node.type, change.properties || null])))`

test('reports created, changed and deleted nodes in one event', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`old = figma.createEllipse(); removed = figma.createLine()`)
  await run(logNodeChanges)

  await run(`
    figma.createRectangle().name = 'new'
    old.x = 5
    old.fills = []
    removed.remove()`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    [
      ['CREATE', 'LOCAL', 'RECTANGLE', null],
      [
        'PROPERTY_CHANGE',
        'LOCAL',
        'ELLIPSE',
        ['x', 'y', 'rotation', 'relativeTransform', 'fills']
      ],
      ['DELETE', 'LOCAL', 'LINE', null]
    ]
  ])
})

test('reports only the topmost of layers made at once', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`
    frame = figma.createFrame()
    frame.appendChild(figma.createRectangle())
    frame.appendChild(figma.createEllipse())`)
  await settle()
  await run(logNodeChanges)

  await run(`frame.clone()
    figma.createSection().appendChild(figma.createLine())`)
  await settle()
  await run('frame.remove()')
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    [
      ['CREATE', 'LOCAL', 'FRAME', null],
      ['CREATE', 'LOCAL', 'SECTION', null]
    ],
    [['DELETE', 'LOCAL', 'FRAME', null]]
  ])
})

test('reports only the topmost of removed layers, whatever changed in it', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`
    frame = figma.createFrame()
    inner = figma.createRectangle()
    frame.appendChild(inner)`)
  await settle()
  await run(logNodeChanges)

  await run(`
    inner.opacity = 0.5
    frame.appendChild(figma.createEllipse())
    frame.remove()`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    [['DELETE', 'LOCAL', 'FRAME', null]]
  ])
})

test('reports a component, not the instances that follow it', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`
    component = figma.createComponent()
    inner = figma.createRectangle()
    component.appendChild(inner)
    component.createInstance()`)
  await settle()
  await run(logNodeChanges)

  await run(`inner.opacity = 0.5`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    [['PROPERTY_CHANGE', 'LOCAL', 'RECTANGLE', ['opacity']]]
  ])
})

test('reports a style, not the layers that use it', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`
    style = figma.createPaintStyle()
    node = figma.createRectangle()
    await node.setFillStyleIdAsync(style.id)`)
  await settle()
  await run(`${logNodeChanges}
    figma.on('stylechange', ({ styleChanges }) =>
      console.log(styleChanges.map(change => [change.type, change.properties])))`)

  await run(`style.paints = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    [['STYLE_PROPERTY_CHANGE', ['paint']]]
  ])
})

test('calls a listener that was added after the selection changed', async () => {
  const { run, logs, settle } = await openPlugin()

  await run(`
    figma.currentPage.selection = [figma.createRectangle()]
    figma.on('selectionchange', () => console.log('late'))`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual(['late'])
})

test('reports a selection that changed and changed back', async () => {
  const { run, logs, settle } = await openPlugin()
  await run('figma.createRectangle()')

  await run(`
    figma.on('selectionchange', () => console.log('selection'))
    figma.currentPage.selection = figma.currentPage.children
    figma.currentPage.selection = []`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual(['selection'])
})

test('reports nothing of a node that was made and removed', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(logNodeChanges)

  await run(`figma.createRectangle().remove()`)
  await settle()

  expect(logs).toEqual([])
})

test('marks what others did as remote', async () => {
  const { run, logs, settle, host } = await openPlugin()
  await run(logNodeChanges)

  await host.remotely(`figma.createRectangle()`)
  host.user.add('ELLIPSE', box)
  await settle()

  expect(logs.flatMap(log => log.values[0])).toEqual([
    ['CREATE', 'REMOTE', 'RECTANGLE', null],
    ['CREATE', 'LOCAL', 'ELLIPSE', null]
  ])
})

test('reports changes of plugin data', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`node = figma.createRectangle()`)
  await run(logNodeChanges)

  await run(`node.setPluginData('k', 'v')`)
  await settle()

  expect(logs[0]?.values[0]).toEqual([
    ['PROPERTY_CHANGE', 'LOCAL', 'RECTANGLE', ['pluginData']]
  ])
})

test('reports only the page that was asked for', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(logNodeChanges)

  await run(`
    const page = figma.createPage()
    await page.loadAsync()
    page.appendChild(figma.createSection())`)
  await settle()

  expect(logs).toEqual([])
})

test('does not report what a handler itself changes', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`
    await figma.loadAllPagesAsync()
    figma.on('documentchange', event => {
      console.log(event.documentChanges.length)
      if (figma.currentPage.children.length < 4) figma.createRectangle()
    })`)

  await run(`figma.createEllipse()`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([1])
})
