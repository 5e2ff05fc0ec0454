import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'
import { row } from './squares-in-a-row.ts'

test('is fixed once it was resized', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row} fix(200, 50)
    return [row.width, row.primaryAxisSizingMode, row.counterAxisSizingMode]`)

  expect(facts).toEqual([200, 'FIXED', 'FIXED'])
})

test.each([
  ['MIN', [0, 30, 70]],
  ['CENTER', [45, 75, 115]],
  ['MAX', [90, 120, 160]],
  ['SPACE_BETWEEN', [0, 75, 160]],
  ['SPACE_EVENLY', [28, 75, 133]],
  ['SPACE_AROUND', [18, 75, 142]]
])('%s places along the line', async (align, expected) => {
  const { run } = await openPlugin()

  const at = `${row} fix(200, 50)
    row.primaryAxisAlignItems = input
    return xs()`

  expect(await run(at, align)).toEqual(expected)
})

test('lines up text by its baseline in rows only', async () => {
  const { run, error } = await openPlugin()

  const at = await run(`${row}
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const text = figma.createText()
    text.fontSize = 20
    text.characters = 'Ag'
    row.appendChild(text)
    row.counterAxisAlignItems = 'BASELINE'
    return [ys(), Math.round(text.y)]`)
  const message = await error(`${row}
    row.layoutMode = 'VERTICAL'
    row.counterAxisAlignItems = 'BASELINE'`)

  expect(at).toEqual([[20, 10, 0], 21])
  expect(message).toContain('horizontal auto-layout')
})

test.each([
  [
    "figma.createFrame().layoutWrap = 'WRAP'",
    'layoutWrap can only be set on layers with layoutMode'
  ],
  [
    `${row} row.counterAxisAlignContent = 'SPACE_BETWEEN'`,
    'can only be set on layers with layoutWrap'
  ],
  [`${row} row.counterAxisSpacing = -1`, 'to be positive but got -1'],
  [`${row} row.minWidth = 0`, 'Expected "minWidth" to be positive'],
  [
    "figma.createRectangle().layoutSizingHorizontal = 'FILL'",
    'in set_layoutSizingHorizontal: node must be an auto-layout frame or a child'
  ],
  [
    `${row} row.layoutSizingVertical = 'FILL'`,
    'FILL can only be set on children of auto-layout frames'
  ],
  [
    `${row} a.layoutSizingHorizontal = 'HUG'`,
    'HUG can only be set on auto-layout frames or text children'
  ],
  [
    `${row} a.layoutPositioning = 'ABSOLUTE'; a.layoutSizingVertical = 'FILL'`,
    'FILL cannot be set on absolute positioned'
  ],
  [
    'figma.createText().lockAspectRatio()',
    'in lockAspectRatio: Cannot lock the aspect ratio of auto-resizing text'
  ],
  [
    "figma.createRectangle().layoutPositioning = 'ABSOLUTE'",
    'if the parent node has layoutMode !== NONE'
  ]
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

test('sizing combines grow, align and modes', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row} fix(200, 50)
    const before = [a.layoutSizingHorizontal, row.layoutSizingHorizontal]
    a.layoutSizingHorizontal = 'FILL'
    b.layoutSizingVertical = 'FILL'
    const filled = [a.layoutGrow, a.width, b.layoutAlign, b.height,
      a.layoutSizingHorizontal, b.layoutSizingVertical]
    a.layoutSizingHorizontal = 'FIXED'
    row.layoutSizingHorizontal = 'HUG'
    return [before, filled, a.layoutGrow, row.primaryAxisSizingMode]`)

  expect(facts).toEqual([
    ['FIXED', 'FIXED'],
    [1, 110, 'STRETCH', 50, 'FILL', 'FILL'],
    0,
    'AUTO'
  ])
})

test('keeps within minimum and maximum sizes', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    row.minWidth = 150
    const least = row.width
    row.minWidth = null
    row.maxWidth = 90
    const most = row.width
    row.maxWidth = null
    fix(400, 50)
    a.layoutGrow = b.layoutGrow = 1
    a.maxWidth = 50
    return [least, most, a.width, b.width]`)

  expect(facts).toEqual([150, 90, 50, 290])
})

test('ignores places of children but keeps how they are turned', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    b.x = 500
    const moved = b.x
    b.resize(30, 10)
    b.relativeTransform = [[0, 1, 500], [-1, 0, 500]]
    return [moved, Math.round(b.rotation), xs(), row.width, ys()]`)

  // Turned by a quarter it takes 10 by 30, and stands on its lower corner.
  expect(facts).toEqual([30, 90, [0, 30, 50], 90, [0, 30, 0]])
})

test('absolute children stay out and follow their constraints', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    c.layoutPositioning = 'ABSOLUTE'
    const without = row.width
    c.x = 55, c.y = 5
    c.constraints = { horizontal: 'MAX', vertical: 'MIN' }
    a.resize(50, 20)
    return [without, row.width, c.x, c.y]`)

  expect(facts).toEqual([60, 90, 85, 5])
})

test('children of a child that fills follow their constraints', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row} fix(200, 50)
    const box = figma.createFrame(), inner = figma.createRectangle()
    box.resize(20, 20), inner.resize(10, 10)
    box.appendChild(inner)
    inner.constraints = { horizontal: 'STRETCH', vertical: 'MIN' }
    row.appendChild(box)
    box.layoutGrow = 1
    return [box.width, inner.width]`)

  expect(facts).toEqual([80, 70])
})

test('keeps locked proportions when it grows', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row} fix(200, 300)
    a.resize(20, 30)
    a.lockAspectRatio()
    a.layoutGrow = 1
    a.unlockAspectRatio()
    const grown = [a.width, a.height, a.targetAspectRatio]
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.appendChild(node)
    node.resize(50, 25)
    node.lockAspectRatio()
    node.constraints = { horizontal: 'STRETCH', vertical: 'MIN' }
    frame.resize(150, 100)
    return [grown, node.width, node.height]`)

  expect(facts).toEqual([[110, 165, null], 100, 50])
})

test('hidden frames keep their sizes until they are shown', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    const state = () => [row.width, xs()]
    row.visible = false
    a.resize(50, 20)
    row.paddingLeft = 5
    const hidden = state()
    row.visible = true
    return [hidden, state()]`)

  expect(facts).toEqual([
    [110, [0, 30, 70]],
    [145, [5, 65, 105]]
  ])
})

test('nested frames hug before the outer one does', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    const outer = figma.createFrame()
    outer.layoutMode = 'VERTICAL'
    outer.counterAxisSizingMode = 'AUTO'
    outer.paddingLeft = 1
    row.counterAxisSizingMode = 'AUTO'
    outer.appendChild(row)
    c.resize(60, 60)
    return [row.width, row.height, outer.width, outer.height]`)

  expect(facts).toEqual([130, 60, 131, 60])
})

test('is undone and saved whole', async () => {
  const first = await openPlugin()
  const id = await first.run<string>(`${row} row.layoutWrap = 'WRAP'
    row.itemReverseZIndex = true
    figma.commitUndo()
    row.counterAxisSpacing = 3
    row.minWidth = 500
    figma.triggerUndo()
    return row.id`)
  const facts = `const row = await figma.getNodeByIdAsync(input)
    return [row.layoutWrap, row.counterAxisSpacing, row.minWidth,
      row.itemReverseZIndex, row.width]`

  const second = await openPlugin({ document: first.host.exportDocument() })

  const here = await first.run(facts, id)
  expect(here).toEqual(['WRAP', 10, null, true, 110])
  expect(await second.run(facts, id)).toEqual(here)
})

test('refuses kinds of auto layout that it does not emulate', async () => {
  const { error } = await openPlugin()

  expect(await error(`figma.createFrame().layoutMode = 'GRID'`)).toBe(
    'Error: not emulated: layoutMode GRID (HORIZONTAL and VERTICAL are)'
  )
})

test('what fills its parent does not hug its content', async () => {
  const { run } = await openPlugin()

  const facts = await run(`const column = figma.createFrame()
    column.layoutMode = 'VERTICAL'
    const row = figma.createFrame()
    row.layoutMode = 'HORIZONTAL'
    column.appendChild(row)
    row.primaryAxisSizingMode = 'AUTO'
    row.counterAxisSizingMode = 'AUTO'
    const alone = row.primaryAxisSizingMode
    row.layoutAlign = 'STRETCH'
    return [alone, row.primaryAxisSizingMode, row.counterAxisSizingMode,
      row.layoutSizingHorizontal]`)

  expect(facts).toEqual(['AUTO', 'FIXED', 'AUTO', 'FILL'])
})

test('lines of different heights meet at the baseline that is drawn', async () => {
  const { run, host } = await openPlugin()

  const ids = await run<string[]>(`const row = figma.createFrame()
    row.layoutMode = 'HORIZONTAL'
    row.counterAxisAlignItems = 'BASELINE'
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    return [40, 20].map(value => {
      const text = figma.createText()
      row.appendChild(text)
      text.characters = 'Line'
      text.lineHeight = { value, unit: 'PIXELS' }
      return text.id
    })`)

  const [high, low] = ids.map(id => {
    const node = host.node(id)
    return (node?.absoluteTransform[1][2] ?? 0) + (node?.lines?.[0]?.y ?? NaN)
  })
  expect(low).toBeCloseTo(high ?? NaN, 3)
})
