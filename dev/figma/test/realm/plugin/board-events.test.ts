import { expect, test } from 'vitest'
import { openIn } from '../../open-board.ts'

const logChanges = `figma.currentPage.on('nodechange', ({ nodeChanges }) => {
  for (const { node, properties } of nodeChanges) {
    console.log(node.type, properties)
  }
})`

test('reports the letters in a layer as its text', async () => {
  const { logs, run, settle } = await openIn('figjam')
  await run(`sticky = figma.createSticky()
    await figma.loadFontAsync(sticky.text.fontName)
    ${logChanges}`)
  await settle()
  logs.length = 0

  await run(`sticky.text.characters = 'Hello'
    sticky.text.fills = []`)
  await settle()

  expect(logs.map(log => log.values)).toEqual([['STICKY', ['text']]])
})

test('reports pictures in the cells of a table as fills', async () => {
  const { logs, run, settle } = await openIn('figjam')
  await run(`table = figma.createTable()
    ${logChanges}`)
  await settle()
  logs.length = 0

  await run(`table.cellAt(0, 0).fills = figma.createSection().fills`)
  await settle()

  expect(logs.map(log => log.values)).toContainEqual(['TABLE', ['fills']])
})

test('does not report what Figma has no name for', async () => {
  const { logs, run, settle } = await openIn('slides')
  await run(`slide = figma.createSlide()
    ${logChanges}`)
  await settle()
  logs.length = 0

  await run('slide.isSkippedSlide = true')
  await settle()

  expect(logs).toEqual([])
})
