import { expect, test } from 'vitest'
import { openIn } from '../../open-board.ts'

test('counts rows and columns as they are added and removed', async () => {
  const { run } = await openIn('figjam')

  const counts = await run(`
    const table = figma.createTable(3, 4)
    table.insertRow(3)
    table.removeColumn(0)
    table.resizeRow(0, 100)
    table.cellAt(0, 0).fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
    table.insertColumn(0)
    return [table.numRows, table.numColumns, table.width, table.height,
      table.cellAt(0, 0).fills.length, table.cellAt(0, 1).fills.length]`)

  expect(counts).toEqual([4, 4, 640, 340, 0, 1])
})

test('moves rows and columns before others, with what lies in them', async () => {
  const { run } = await openIn('figjam')

  const widths = await run(`
    const table = figma.createTable(2, 3)
    for (const i of [0, 1, 2]) table.resizeColumn(i, 10 * (i + 1))
    table.cellAt(0, 0).fills = figma.createSticky().fills
    const read = () => [0, 1, 2].map(i => table.cellAt(0, i).width)
    table.moveColumn(0, 2)
    const right = [read(), table.cellAt(0, 1).fills.length]
    table.moveColumn(2, 0)
    table.moveRow(1, 0)
    return [right, read(), table.cellAt(1, 2).fills.length]`)

  expect(widths).toEqual([[[20, 10, 30], 1], [30, 20, 10], 1])
})

test.each([
  'figma.createTable().cellAt(2, 0)',
  'figma.createTable().cellAt(0, -1)',
  'figma.createTable().insertRow(3)',
  'figma.createTable().removeColumn(0.5)',
  'figma.createTable(0, 1)'
])('refuses what is not in the table: %s', async body => {
  const { error } = await openIn('figjam')

  expect(await error(body)).toContain('to be an integer between')
})

test('throws for a cell whose row is removed', async () => {
  const { error } = await openIn('figjam')

  const read = await error(`const table = figma.createTable()
    const cell = table.cellAt(1, 0)
    table.removeRow(1)
    cell.fills`)

  expect(read).toContain('instance sublayer or table cell')
})
