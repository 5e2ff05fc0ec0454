import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test.each([
  'figma.root',
  'figma.currentPage',
  'figma.createRectangle()',
  'figma.createPaintStyle()'
])('keeps private data on %s', async subject => {
  const { run } = await openPlugin()

  const data = await run(`
      const subject = ${subject}
      subject.setPluginData('b', '1')
      subject.setPluginData('a', '2')
      subject.setPluginData('b', '')
      return [subject.getPluginData('a'), subject.getPluginData('b'),
        subject.getPluginDataKeys()]`)

  expect(data).toEqual(['2', '', ['a']])
})

test('counts plugin id, key and value against 100 kB', async () => {
  const { run, error } = await openPlugin()
  const room = 100 * 1024 - 'test-plugin'.length - 'key'.length

  const kept = await run(
    `figma.root.setPluginData('key', 'x'.repeat(input))
    return figma.root.getPluginData('key').length`,
    room
  )
  const message = await error(
    `figma.root.setPluginData('key', 'x'.repeat(input))`,
    room + 1
  )

  expect(kept).toBe(room)
  expect(message).toContain('in setPluginData: The entry of 102401 bytes')
})

test('counts bytes, not characters', async () => {
  const { error } = await openPlugin()

  const message = await error(
    `figma.root.setPluginData('k', 'é'.repeat(60 * 1024))`
  )

  expect(message).toContain('exceeds the limit of 100 kB')
})

test('an empty text deletes the entry', async () => {
  const { run } = await openPlugin()

  const keys = await run(`
    figma.root.setPluginData('k', 'v')
    figma.root.setSharedPluginData('abc', 'k', 'v')
    figma.root.setPluginData('k', '')
    figma.root.setSharedPluginData('abc', 'k', '')
    return [figma.root.getPluginDataKeys(),
      figma.root.getSharedPluginDataKeys('abc')]`)

  expect(keys).toEqual([[], []])
})

test('limits shared entries with their namespace', async () => {
  const { run, error } = await openPlugin()
  const room = 100 * 1024 - 'cleared'.length - 'k'.length
  const body = `figma.root.setSharedPluginData('cleared', 'k', 'x'.repeat(input))`

  await run(body, room)

  expect(await error(body, room + 1)).toContain('in setSharedPluginData')
})

test.each([
  ['figma.root.setPluginData("k", 5)', '"value" to have type string'],
  ['figma.root.setPluginData(5, "v")', '"key" to have type string'],
  ['figma.root.getPluginData()', '"key" to have type string'],
  ['figma.root.setSharedPluginData("ab", "k", "v")', 'at least 3 alphanumeric']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

test('shows private data to the same plugin only', async () => {
  const first = await openPlugin()
  await first.run(`figma.root.setPluginData('k', 'mine')
    figma.root.setSharedPluginData('space', 'k', 'ours')`)
  const document = first.host.exportDocument()

  const same = await openPlugin({ document })
  const other = await openPlugin({ document, manifest: { id: 'another' } })
  const read = `return [figma.root.getPluginData('k'),
    figma.root.getSharedPluginData('space', 'k'),
    figma.root.getSharedPluginDataKeys('space')]`

  expect(await same.run(read)).toEqual(['mine', 'ours', ['k']])
  expect(await other.run(read)).toEqual(['', 'ours', ['k']])
})

test('belongs to undo', async () => {
  const { run } = await openPlugin()

  const value = await run(`
    figma.root.setPluginData('k', 'old')
    figma.commitUndo()
    figma.root.setPluginData('k', 'new')
    figma.triggerUndo()
    return figma.root.getPluginData('k')`)

  expect(value).toBe('old')
})

test('works on pages that are not loaded', async () => {
  const { run } = await openPlugin()

  const value = await run(`
    const page = figma.createPage()
    page.setPluginData('k', 'v')
    return page.getPluginData('k')`)

  expect(value).toBe('v')
})

test('relaunch data replaces all that was there, and belongs to the plugin', async () => {
  const { run, host } = await openPlugin()

  const data = await run(`
    const node = figma.createRectangle()
    node.setRelaunchData({ edit: 'Edit this', open: '' })
    const before = node.getRelaunchData()
    node.setRelaunchData({ other: 'Other' })
    return [before, node.getRelaunchData(), node.id]`)
  const other = await openPlugin({
    document: host.exportDocument(),
    manifest: { id: 'another' }
  })
  const theirs = await other.run(
    `return (await figma.getNodeByIdAsync(input)).getRelaunchData()`,
    (data as unknown[])[2]
  )

  expect((data as unknown[]).slice(0, 2)).toEqual([
    { edit: 'Edit this', open: '' },
    { other: 'Other' }
  ])
  expect(theirs).toEqual({})
})

test('describes a relaunch button in at most 1000 characters', async () => {
  const { run, error } = await openPlugin()
  const body = `figma.currentPage.setRelaunchData({ a: 'x'.repeat(input) })`

  await run(body, 1000)

  expect(await error(body, 1001)).toContain('longer than 1000 characters')
})
