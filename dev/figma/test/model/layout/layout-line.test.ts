import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'
import { row } from './squares-in-a-row.ts'

const padded = `${row}
  row.paddingLeft = 10, row.paddingRight = 10, row.paddingTop = 5;`

test('places the children of a frame in a line and hugs them', async () => {
  const { run } = await openPlugin()

  const placed = await run(
    `${padded} return [xs(), ys(), row.width, row.height]`
  )

  expect(placed).toEqual([[10, 40, 80], [5, 5, 5], 130, 100])
})

test('lays out again when a child changes, is hidden or removed', async () => {
  const { run } = await openPlugin()

  const states = await run(`${padded}
    const at = () => [b.x, c.x, row.width]
    a.resize(40, 30)
    const wider = at()
    a.visible = false
    const hidden = at()
    a.remove()
    return [wider, hidden, at()]`)

  expect(states).toEqual([
    [60, 100, 150],
    [10, 50, 100],
    [10, 50, 100]
  ])
})

test('grows, stretches and spreads in fixed frames', async () => {
  const { run } = await openPlugin()

  const states = await run(`${padded}
    row.primaryAxisSizingMode = 'FIXED'
    row.resize(150, 50)
    row.primaryAxisAlignItems = 'SPACE_BETWEEN'
    const spread = xs()
    row.counterAxisAlignItems = 'MAX'
    const bottom = ys()
    b.layoutGrow = 1
    b.layoutAlign = 'STRETCH'
    return [spread, bottom, b.width, b.height]`)

  expect(states).toEqual([[10, 50, 100], [30, 20, 10], 70, 45])
})

test.each(['SPACE_BETWEEN', 'SPACE_EVENLY', 'SPACE_AROUND'])(
  '%s takes no notice of the spacing between items',
  async align => {
    const { run } = await openPlugin()

    const states = await run(
      `${row}
      row.primaryAxisAlignItems = input
      const hugging = row.width
      fix(1280, 50)
      c.remove()
      a.layoutGrow = b.layoutGrow = 1
      const filled = [a.width, b.width, b.x]
      a.layoutGrow = b.layoutGrow = 0
      row.layoutWrap = 'WRAP'
      return [hugging, filled, a.y === b.y]`,
      align
    )

    expect(states).toEqual([90, [640, 640, 640], true])
  }
)

test('strokes take room when they are included', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    row.strokes = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
    row.strokeWeight = 5
    const without = [row.width, xs()]
    row.strokesIncludedInLayout = true
    return [without, [row.width, xs()]]`)

  expect(facts).toEqual([
    [110, [0, 30, 70]],
    [120, [5, 35, 75]]
  ])
})

test('makes room for strokes that are added later', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    const black = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
    const style = figma.createPaintStyle()
    style.paints = black
    row.strokeWeight = 5
    row.strokesIncludedInLayout = true
    const widths = [row.width]
    row.strokes = black
    widths.push(row.width)
    row.strokes = []
    widths.push(row.width)
    await row.setStrokeStyleIdAsync(style.id)
    widths.push(row.width)
    style.paints = []
    widths.push(row.width)
    return widths`)

  expect(facts).toEqual([110, 120, 110, 120, 110])
})

test.each([
  ['createLine', 0],
  ['createRectangle', 5],
  ['createFrame', 5]
])(
  'stretches what %s made along the side that lies across',
  async (make, thin) => {
    const { run } = await openPlugin()

    const facts = await run(
      `${row} fix(200, 60)
    const upright = figma[input]()
    upright.resize(7, ${thin})
    row.insertChild(0, upright)
    upright.rotation = 90
    upright.layoutAlign = 'STRETCH'
    const stretched = [upright.width, upright.height, row.height]
    const column = figma.createFrame()
    column.layoutMode = 'VERTICAL'
    column.resize(100, 80)
    upright.layoutAlign = 'INHERIT'
    column.appendChild(upright)
    upright.layoutGrow = 1
    return [stretched, upright.width, upright.height,
      upright.layoutSizingHorizontal, upright.layoutSizingVertical]`,
      make
    )

    expect(facts).toEqual([[60, thin, 60], 80, thin, 'FILL', 'FIXED'])
  }
)

test('a line grows along itself only', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row} fix(200, 60)
    const line = figma.createLine()
    line.resize(7, 0)
    row.insertChild(0, line)
    line.layoutAlign = 'STRETCH'
    const across = [line.width, line.height]
    line.layoutGrow = 1
    return [across, line.width, line.height, xs()]`)

  expect(facts).toEqual([[7, 0], 80, 0, [90, 120, 160]])
})

test('a turned frame hugs along itself while it fills its parent', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    row.counterAxisSizingMode = 'AUTO'
    const outer = figma.createFrame()
    outer.layoutMode = 'HORIZONTAL'
    outer.resize(300, 200)
    outer.appendChild(row)
    row.rotation = 90
    row.layoutSizingHorizontal = 'FILL'
    const filled = [row.layoutAlign, row.layoutGrow, row.width, row.height]
    row.layoutSizingHorizontal = 'HUG'
    return [filled, row.layoutAlign, row.width, row.height]`)

  expect(facts).toEqual([['STRETCH', 0, 200, 40], 'INHERIT', 110, 40])
})
