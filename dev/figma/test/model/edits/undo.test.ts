import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }

test('reverts everything since the last commit at once', async () => {
  const { run, host } = await openPlugin()
  await run(`figma.createRectangle(); figma.createEllipse()`)

  host.user.undo()

  expect(host.scene().children).toEqual([])
})

test('reverts only edits after commitUndo', async () => {
  const { run, host } = await openPlugin()
  await run(
    `figma.createRectangle(); figma.commitUndo(); figma.createEllipse()`
  )

  host.user.undo()
  const once = host.scene().children.map(node => node.type)
  host.user.undo()
  const twice = host.scene().children.map(node => node.type)

  expect(once).toEqual(['RECTANGLE'])
  expect(twice).toEqual([])
})

test('triggerUndo goes back to the last commit', async () => {
  const { run } = await openPlugin()

  const names = await run(`
    const node = figma.createRectangle()
    node.name = 'a'
    figma.commitUndo()
    node.name = 'b'
    node.x = 5
    figma.triggerUndo()
    const first = [node.name, node.x]
    figma.triggerUndo()
    return [first, node.removed]`)

  expect(names).toEqual([['a', 0], true])
})

test('keeps the steps of the person apart from those of the plugin', async () => {
  const { run, host } = await openPlugin()
  const id = host.user.add('RECTANGLE', box)
  await run(`figma.currentPage.children[0].opacity = 0.5`)
  host.user.rename(id, 'mine')
  await run(`figma.currentPage.children[0].visible = false`)

  host.user.undo()
  const afterOne = host.node(id)
  host.user.undo()
  const afterTwo = host.node(id)

  expect(afterOne).toMatchObject({ visible: true, name: 'mine', opacity: 0.5 })
  expect(afterTwo).toMatchObject({ name: 'Rectangle', opacity: 0.5 })
})

test('keeps slices of a plugin one step, until a person edits between them', async () => {
  const { run, host, settle } = await openPlugin()
  const other = host.user.add('ELLIPSE', box)
  await run(`
    all = [0, 1, 2, 3].map(() => figma.createRectangle())
    figma.commitUndo()
    paint = i => { all[i].opacity = 0.5 }`)
  const painted = `return all.map(node => node.opacity).join(' ')`

  await run(`for (const i of [0, 1]) setTimeout(() => paint(i), i)`)
  await settle()
  host.user.rename(other, 'Mine')
  await run(`for (const i of [2, 3]) setTimeout(() => paint(i), i)`)
  await settle()
  host.user.undo()
  const once = await run(painted)
  host.user.undo()
  const name = host.node(other)?.name
  host.user.undo()

  expect(once).toBe('0.5 0.5 1 1')
  expect(name).toBe('Ellipse')
  expect(await run(painted)).toBe('1 1 1 1')
})

test('repeats what was undone until something else is done', async () => {
  const { host } = await openPlugin()
  const id = host.user.add('RECTANGLE', box)
  host.user.rename(id, 'a')

  host.user.undo()
  host.user.redo()
  const redone = host.node(id)?.name
  host.user.undo()
  host.user.rename(id, 'b')
  host.user.redo()

  expect(redone).toBe('a')
  expect(host.node(id)?.name).toBe('b')
})

test('brings a removed layer back with all it had', async () => {
  const { run, host } = await openPlugin()
  await run(`
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.appendChild(node)
    node.setPluginData('k', 'v')
    figma.createEllipse()
    figma.commitUndo()
    kept = node
    frame.remove()
    figma.commitUndo()`)

  host.user.undo()
  const state = await run(`return [kept.removed, kept.getPluginData('k'),
    figma.currentPage.children.map(node => node.type)]`)

  expect(state).toEqual([false, 'v', ['FRAME', 'ELLIPSE']])
})

test('puts a moved layer back between its siblings', async () => {
  const { run, host } = await openPlugin()
  const names = `figma.currentPage.children.map(node => node.name).join('')`
  await run(`
    for (const name of ['a', 'b', 'c']) figma.createRectangle().name = name
    const frame = figma.createFrame()
    figma.commitUndo()
    frame.appendChild(figma.currentPage.children[1])`)

  host.user.undo()

  expect(await run(`return ${names}`)).toBe('abcFrame')
})

test('undoes pages, styles and auto layout as one', async () => {
  const { run } = await openPlugin()

  const state = await run(`
    const row = figma.createFrame(), node = figma.createRectangle()
    node.x = 70
    figma.commitUndo()
    figma.createPage()
    figma.createPaintStyle()
    row.layoutMode = 'HORIZONTAL'
    row.appendChild(node)
    figma.triggerUndo()
    return [figma.root.children.length, node.x, row.layoutMode, row.width,
      (await figma.getLocalPaintStylesAsync()).length]`)

  expect(state).toEqual([1, 70, 'NONE', 100, 0])
})

test('drops removed layers from the selection', async () => {
  const { run, host } = await openPlugin()
  const id = await run<string>(`
    const node = figma.createRectangle()
    figma.currentPage.selection = [node]
    return node.id`)

  host.user.undo()

  expect(host.node(id)).toBeNull()
  expect(host.scene().selection).toEqual([])
})

test('does not undo what somebody else did', async () => {
  const { host } = await openPlugin()
  const id = host.user.add('RECTANGLE', box)
  await host.remotely(
    `(await figma.getNodeByIdAsync(input)).name = 'theirs'`,
    id
  )

  host.user.rename(id, 'mine')
  host.user.undo()

  expect(host.node(id)?.name).toBe('theirs')
})

test('keeps one step across the edit of somebody else', async () => {
  const { run, host } = await openPlugin()
  const id = await run<string>('node = figma.createRectangle(); return node.id')

  await host.remotely(`
    await Promise.resolve()
    figma.createEllipse()`)
  await run(`node.name = 'renamed'`)
  host.user.undo()

  expect(host.node(id)).toBeNull()
  expect(host.scene().children.map(node => node.type)).toEqual(['ELLIPSE'])
})

test('selecting and moving the view end no step', async () => {
  const { run, host } = await openPlugin()
  const id = await run<string>('node = figma.createRectangle(); return node.id')

  host.user.select([id])
  host.user.setViewport({ x: 5, y: 5 }, 1)
  await host.evaluate('return figma.currentPage.children.length')
  await run(`node.name = 'renamed'`)
  host.user.undo()

  expect(host.node(id)).toBeNull()
})

test('each trusted edit is a step of its own', async () => {
  const { host } = await openPlugin()
  await host.evaluate('await null; figma.createRectangle()')
  await host.evaluate('await null; figma.createEllipse()')

  host.user.undo()

  expect(host.scene().children.map(node => node.type)).toEqual(['RECTANGLE'])
})

test('does nothing when there is nothing to undo', async () => {
  const { run, host } = await openPlugin()

  host.user.undo()
  host.user.redo()

  expect(await run('return figma.root.children.length')).toBe(1)
})

test('begins a step when another actor on this machine edits', async () => {
  const { run, host } = await openPlugin()
  await run(`figma.createRectangle().name = 'Plugin'`)
  await host.evaluate(`figma.createEllipse().name = 'Person'`)

  host.user.undo()

  expect(host.scene().children.map(node => node.name)).toEqual(['Plugin'])
})

test('shows another page when the current one is undone', async () => {
  const { run, host } = await openPlugin()

  const name = await run(`
    figma.commitUndo()
    const page = figma.createPage()
    figma.commitUndo()
    await figma.setCurrentPageAsync(page)
    figma.triggerUndo()
    return figma.currentPage.name`)

  expect(name).toBe('Page 1')
  host.user.redo()
  host.user.undo()
  expect(host.scene().pageName).toBe('Page 1')
})

test("reports the plugin's own undo as local after others' edits", async () => {
  const { run, host, logs, settle } = await openPlugin()
  const id = await run<string>(`const node = figma.createRectangle()
    figma.commitUndo()
    node.name = 'Other'
    figma.commitUndo()
    return node.id`)
  await settle()
  await run(`figma.currentPage.on('nodechange', ({ nodeChanges }) => {
      for (const { origin } of nodeChanges) console.log(origin)
    })`)

  await host.remotely('figma.root.name = "Far away"')
  await run('figma.triggerUndo()')
  await settle()

  expect(host.node(id)?.name).toBe('Rectangle')
  expect(logs.map(log => log.values)).toEqual([['LOCAL']])
})
