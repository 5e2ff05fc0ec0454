import { expect, it } from 'vitest'
import { placeSample } from '../placed.ts'
import { openEditor } from './open-editor.ts'

const all = '[].concat(...figma.getCanvasGrid())'

const editors = ['slides', 'buzz'] as const

it.each(editors)('goes to the middle of a full cell of %s', async editor => {
  const controller = await openEditor(editor)
  const { host } = controller
  const cell = await host.evaluate<{ id: string; centre: number[] }>(
    `const [cell] = ${all}
     const cover = figma.createRectangle()
     cover.resize(cell.width, cell.height)
     const frame = figma.createFrame()
     const inner = figma.createRectangle()
     frame.resize(150, 150)
     frame.appendChild(inner)
     cell.appendChild(cover)
     cell.appendChild(frame)
     figma.currentPage.selection = [inner]
     return { id: cell.id, centre: [cell.width / 2, cell.height / 2] }`
  )
  host.user.setViewport({ x: -90000, y: 0 }, 1)

  const first = await placeSample(controller)
  const second = await placeSample(controller)

  const placed = await host.evaluate<unknown[]>(
    `const nodes = await Promise.all(input.map(id => figma.getNodeByIdAsync(id)))
     return nodes.map(({ parent, x, y, width, height }) =>
       [parent.id, x + width / 2, y + height / 2])`,
    [first, second]
  )
  const [x = 0, y = 0] = cell.centre
  expect(placed).toEqual([
    [cell.id, x, y],
    [cell.id, x + 24, y + 24]
  ])
})

it.each(editors)(
  'goes to another cell of %s when one is locked',
  async editor => {
    const controller = await openEditor(editor)
    const { host } = controller
    const before = await host.evaluate<string[]>(
      `const [cell, ...others] = ${all}
     cell.locked = true
     figma.currentPage.selection = [cell]
     return others.map(({ id }) => id)`
    )

    const id = await placeSample(controller)

    const parent = 'return (await figma.getNodeByIdAsync(input)).parent.id'
    expect(before).toContain(await host.evaluate<string>(parent, id))
  }
)
