import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test('keeps a frame as the thumbnail, also for the next run', async () => {
  const { run, restart } = await openPlugin()

  const names = await run(`
    const before = await figma.getFileThumbnailNodeAsync()
    const frame = figma.createFrame()
    frame.name = 'Cover'
    await figma.setFileThumbnailNodeAsync(frame)
    return [before, (await figma.getFileThumbnailNodeAsync()).name]`)
  await restart()
  const later = await run(`
    const node = await figma.getFileThumbnailNodeAsync()
    const { name } = node
    await figma.setFileThumbnailNodeAsync(null)
    return [name, await figma.getFileThumbnailNodeAsync()]`)

  expect(names).toEqual([null, 'Cover'])
  expect(later).toEqual(['Cover', null])
})

test('has no thumbnail any more when its frame is removed', async () => {
  const { run } = await openPlugin()

  const node = await run(`
    const frame = figma.createFrame()
    await figma.setFileThumbnailNodeAsync(frame)
    frame.remove()
    return figma.getFileThumbnailNodeAsync()`)

  expect(node).toBeNull()
})

test.each([
  ['figma.createRectangle()', 'A RECTANGLE cannot be the thumbnail'],
  ['figma.currentPage', 'A PAGE cannot be the thumbnail'],
  ['5', '"node" to have type node']
])('refuses %s as the thumbnail', async (node, message) => {
  const { error } = await openPlugin()

  expect(
    await error(`await figma.setFileThumbnailNodeAsync(${node})`)
  ).toContain(message)
})

test('saves a version under a title', async () => {
  const { run, error } = await openPlugin()

  const version = await run(
    `return figma.saveVersionHistoryAsync('Before the swap', 'All comps')`
  )

  expect(version).toEqual({ id: expect.stringMatching(/^\d+$/) })
  expect(await error(`await figma.saveVersionHistoryAsync('')`)).toContain(
    'must be a non-empty string'
  )
  expect(await error(`await figma.saveVersionHistoryAsync('a', 5)`)).toContain(
    '"description" to have type string'
  )
})
