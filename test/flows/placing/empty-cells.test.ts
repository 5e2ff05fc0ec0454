import { expect, it } from 'vitest'
import { boxOf } from '../set-up/layers.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()

it.each(['slides', 'buzz'] as const)(
  'places into a new cell of an empty file of %s, in one undo step',
  async editorType => {
    const file = await stack.openFile(undefined, { editorType })
    const { panel, headless } = file
    const cells = () =>
      headless.host.evaluate<number[][]>(
        `return figma.getCanvasGrid().map(row =>
           row.map(cell => cell.children.length))`
      )
    await panel.search('mountain')

    await panel.placeOnce(readResults(panel).slice(0, 2))
    const placed = await cells()
    headless.host.user.undo()

    expect(placed).toEqual([[2]])
    expect((await cells()).flat()).toEqual([])
  }
)

it.each([
  ['slides', 'createSlide'],
  ['buzz', 'buzz.createFrame']
] as const)(
  'places a result where it is dragged to, in an empty cell of %s',
  async (editorType, create) => {
    const file = await stack.openFile(undefined, { editorType })
    const { panel, headless } = file
    const cell = await headless.host.evaluate<{ id: string } & DOMRectInit>(
      `const cell = figma.${create}()
       const { x, y } = cell.absoluteBoundingBox
       return { id: cell.id, x, y }`
    )
    const point = { x: (cell.x ?? 0) + 500, y: (cell.y ?? 0) + 400 }
    await panel.search('mountain')
    const [asset] = readResults(panel)
    if (!asset) throw new Error('Nothing was found.')

    panel.beginDrag(asset)
    panel.endDrag(point.x, point.y)
    await headless.settle()
    await stack.until(() => panel.$placing.get().size === 0)

    const [layer] = headless.host.node(cell.id)?.children ?? []
    if (!layer) throw new Error('Nothing was placed.')
    const { left, right, top, bottom } = boxOf(layer)
    expect(layer.name).toBe(asset.description)
    expect((left + right) / 2).toBeCloseTo(point.x, -1)
    expect((top + bottom) / 2).toBeCloseTo(point.y, -1)
  }
)
