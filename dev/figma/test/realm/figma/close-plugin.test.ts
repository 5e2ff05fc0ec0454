import { expect, test } from 'vitest'
import type { NetworkReply } from '../../../shared/host.ts'
import { networkReply } from '../../network-reply.ts'
import { openCode, openPlugin } from '../../open-plugin.ts'

test('goes on after closePlugin, but without the API', async () => {
  const code = `
const page = figma.currentPage
figma.closePlugin('Bye')
console.log('still here')
try { figma.notify('x') } catch (error) { console.log(error.message) }
try { page.name } catch (error) { console.log(error.message) }`

  const plugin = await openCode(code)

  expect(plugin.logs.map(log => log.values[0])).toEqual([
    'still here',
    expect.stringContaining('The plugin was closed'),
    expect.stringContaining('The plugin was closed')
  ])
  expect(plugin.closedWith()).toEqual({ message: 'Bye' })
})

test('constants can be read after closePlugin', async () => {
  const code = `
figma.closePlugin()
if (figma.editorType === 'figma') console.log('figma')
const { mode, pluginId, apiVersion, command, mixed, constants } = figma
console.log(mode, pluginId, apiVersion, command, typeof mixed)
console.log(constants.colors.figJamBase.white, typeof figma.ui)
for (const read of [
  () => figma.root, () => figma.currentPage, () => figma.createFrame,
  () => figma.ui.postMessage(1), () => figma.viewport.zoom,
  () => { figma.skipInvisibleInstanceChildren = true }
]) {
  try { read(); console.log('lenient: ' + read) } catch (error) {
    if (!error.message.includes('was closed')) console.log(error.message)
  }
}
console.log('end')`

  const plugin = await openCode(code)

  expect(plugin.logs.map(log => log.values)).toEqual([
    ['figma'],
    ['default', 'test-plugin', '1.0.0', undefined, 'symbol'],
    ['#FFFFFF', 'object'],
    ['end']
  ])
})

test('cancels timers and closes the panel', async () => {
  const code = `
    figma.showUI('')
    setTimeout(() => console.log('late'), 0)
    figma.closePlugin()`

  const plugin = await openCode(code)
  await plugin.settle()

  expect(plugin.panel()).toBeNull()
  expect(plugin.logs).toEqual([])
})

test('runs close handlers before the API is taken away', async () => {
  const { run, host, logs } = await openPlugin()
  await run(`figma.on('close', () => console.log(figma.currentPage.name))`)

  host.closePlugin()
  host.closePlugin()

  expect(logs.map(log => log.values)).toEqual([['Page 1']])
})

test('closes once, though its close handlers close it again', async () => {
  const code = `
figma.on('close', () => { console.log('closing'); figma.closePlugin('Again') })
figma.closePlugin('Bye')`

  const plugin = await openCode(code)

  expect(plugin.logs.map(log => log.values)).toEqual([['closing']])
  expect(plugin.closedWith()).toEqual({ message: 'Bye' })
})

test('calls no more handlers once one of them has closed it', async () => {
  const { run, logs, settle, closedWith } = await openPlugin()

  await run(`figma.on('selectionchange', () => figma.closePlugin('Bye'))
    figma.on('selectionchange', () => console.log('after'))
    figma.currentPage.selection = [figma.createRectangle()]`)
  await settle()

  expect(closedWith()).toEqual({ message: 'Bye' })
  expect(logs).toEqual([])
})

test('delivers nothing to a closed plugin', async () => {
  const { run, host, logs, settle, postFromPanel } = await openPlugin()
  await run(`figma.on('selectionchange', () => console.log('selection'))
figma.ui.on('message', () => console.log('message'))`)
  const id = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })

  host.user.select([id])
  postFromPanel({})
  host.closePlugin()
  await settle()

  expect(logs).toEqual([])
})

test('runs again on the same document, selection and storage', async () => {
  const { run, host, restart, closedWith } = await openPlugin()
  const id = await run<string>(`
    const node = figma.createRectangle()
    figma.currentPage.selection = [node]
    node.setPluginData('a', 'b')
    await figma.clientStorage.setAsync('k', 1)
    globalThing = 1
    return node.id`)
  host.closePlugin()

  await restart()
  const state = await run(`const [node] = figma.currentPage.selection
    return [node.id, node.getPluginData('a'), typeof globalThing,
      await figma.clientStorage.getAsync('k')]`)

  expect(closedWith()).toBeUndefined()
  expect(state).toEqual([id, 'b', 'undefined', 1])
})

test('ends the previous run when it is started again', async () => {
  const { run, restart, closedWith, logs } = await openPlugin()
  await run(`figma.on('close', () => console.log('closing'))`)

  await restart()

  expect(logs.map(log => log.values[0])).toEqual(['closing'])
  expect(closedWith()).toBeUndefined()
  expect(await run('return figma.root.type')).toBe('DOCUMENT')
})

test('keeps undo steps when the plugin runs again', async () => {
  const { run, host, restart } = await openPlugin()
  await run(`
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.appendChild(node)
    node.setPluginData('k', 'v')
    figma.createPaintStyle()
    figma.commitUndo()
    node.fills = []
    figma.root.setPluginData('r', '1')
    figma.commitUndo()
    frame.remove()`)
  const id = host.user.add('ELLIPSE', { x: 0, y: 0, width: 9, height: 9 })
  host.user.undo()

  await restart()
  const removed = await run(`return figma.getNodeByIdAsync('1:2')`)
  host.user.undo()
  const back = await run(`const [node] = figma.currentPage.findAllWithCriteria(
      { pluginData: {} })
    return [node.type, node.parent.type, node.fills.length,
      figma.root.getPluginData('r')]`)
  host.user.undo()
  const before =
    await run(`const [node] = figma.currentPage.findAllWithCriteria(
      { pluginData: {} })
    return [node.fills.length, figma.root.getPluginData('r')]`)
  host.user.undo()

  expect(removed).toBeNull()
  expect(back).toEqual(['RECTANGLE', 'FRAME', 0, '1'])
  expect(before).toEqual([1, ''])
  expect(host.scene().children).toEqual([])
  for (let i = 0; i < 4; i += 1) host.user.redo()
  expect(host.scene().children.map(node => node.id)).toEqual([id])
})

test('stops everything when killed', async () => {
  const { run, host, logs } = await openPlugin()
  await run(`figma.on('close', () => console.log('closing'))`)

  host.kill()

  expect(logs).toEqual([])
  expect(() => host.scene()).toThrow('The host was killed')
})

test('receives no answer after closing', async () => {
  const code = `
    figma.on('close', () => {
      figma.clientStorage.getAsync('k').then(() => console.log('close'))
    })
    fetch('https://a.example/').then(() => console.log('late'))`
  let answer = (_reply: NetworkReply): void => undefined
  let notify = (_url: string): void => undefined
  const asked = new Promise<string>(resolve => {
    notify = resolve
  })

  const plugin = await openCode(code, {
    manifest: { networkAccess: { allowedDomains: ['https://a.example'] } },
    fetch: ({ url }) => {
      notify(url)
      return new Promise(resolve => {
        answer = resolve
      })
    }
  })
  const url = await asked
  plugin.host.closePlugin()
  answer(networkReply(url))
  await plugin.settle()

  expect(plugin.logs).toEqual([])
})

test('closes by the X as it does by itself, close handlers first', async () => {
  const { run, host, logs, panel, closedWith, settle } = await openPlugin()
  await run(`figma.on('close', () => {
    figma.currentPage.name = 'Closed'
    console.log('closing')
    setTimeout(() => console.log('late'), 0)
  })`)

  host.closePlugin()
  await settle()

  expect(logs.map(log => log.values[0])).toEqual(['closing'])
  expect(host.scene().pageName).toBe('Closed')
  expect([panel(), closedWith()]).toEqual([null, { message: undefined }])
})

test('drops nothing on a closed plugin', async () => {
  const { run, host, logs } = await openPlugin()
  await run(`figma.on('drop', () => console.log('drop'))`)
  const drop = { x: 1, y: 2, items: [], files: [] }

  host.drop(drop)
  host.closePlugin()
  host.drop(drop)

  expect(logs).toHaveLength(1)
})

test('drops what a close handler awaits', async () => {
  const code = `
    Promise.resolve().then(() => console.log('soon'))
    figma.on('close', async () => {
      console.log('closing')
      await null
      console.log('late')
    })
    figma.closePlugin()
    console.log('still here')`

  const plugin = await openCode(code)
  await plugin.settle()

  const texts = plugin.logs.map(log => log.values[0])
  expect(texts).toEqual(['closing', 'still here'])
})

test('ends the work of a job once it has closed the plugin', async () => {
  const { run, host, logs, settle } = await openPlugin()
  await run(`const work = async name => {
      for (let i = 0; i < 9; i += 1) await null
      console.log(name)
    }
    figma.on('selectionchange', () => {
      Promise.resolve().then(() => figma.closePlugin())
      work('late')
    })`)
  const beside = host.evaluate('return figma.root.type')

  host.user.select([])
  await run(`figma.currentPage.selection = [figma.createRectangle()]`)
  await settle()

  expect(logs).toEqual([])
  expect(await beside).toBe('DOCUMENT')
  expect(await host.evaluate('return figma.root.type')).toBe('DOCUMENT')
})
