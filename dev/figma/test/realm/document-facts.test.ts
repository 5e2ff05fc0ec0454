import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

test('counts edits, not what is selected or looked at', async () => {
  const { host, run } = await openPlugin()
  await run('figma.createRectangle()')
  const { edits, layers } = host.documentFacts()

  await run(`
    figma.currentPage.selection = figma.currentPage.children
    figma.viewport.zoom = 2`)
  const looked = host.documentFacts()
  await run('figma.currentPage.children[0].name = "Sky"')

  expect(layers).toBeGreaterThan(0)
  expect(looked.edits).toBe(edits)
  expect(host.documentFacts().edits).not.toBe(edits)
})

test('counts edits on when a plugin starts again', async () => {
  const { host, run, restart } = await openPlugin()
  await run('figma.createRectangle()')
  const { edits } = host.documentFacts()
  const changes: number[] = []
  host.onChange(() => changes.push(host.documentFacts().edits))

  await restart()

  expect(host.documentFacts().edits).toBe(edits)
  expect(changes).not.toEqual([])
  await run('figma.createRectangle()')
  expect(host.documentFacts().edits).toBeGreaterThan(edits)
})

test('lists what plugins keep', async () => {
  const { host, run } = await openPlugin()

  const id = await run(`
    const layer = figma.createRectangle()
    layer.setSharedPluginData('guest', 'asset', 'a')
    layer.setRelaunchData({ open: 'Opens it' })
    figma.root.setSharedPluginData('guest', 'ledger', '{}')
    return layer.id`)

  const kept = host.keptData(String(id))
  expect(kept.pluginData).toEqual({ 's:guest': { asset: 'a' } })
  expect(Object.values(kept.relaunchData)).toEqual([{ open: 'Opens it' }])
  expect(host.keptData(null).pluginData).toEqual({
    's:guest': { ledger: '{}' }
  })
  expect(host.keptData('9:9').pluginData).toEqual({})
})
