import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'
import { row } from './squares-in-a-row.ts'

test('a hugging row is as high as what does not fill it', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    row.counterAxisSizingMode = 'AUTO'
    b.layoutAlign = 'STRETCH'
    const high = [row.height, b.height]
    c.resize(40, 25)
    const lower = [row.height, b.height]
    row.layoutWrap = 'WRAP'
    row.resizeWithoutConstraints(60, 1)
    row.counterAxisSizingMode = 'AUTO'
    return [high, lower, row.height, b.height, ys()]`)

  expect(facts).toEqual([[40, 40], [25, 25], 55, 20, [0, 0, 30]])
})

/** A menu as wide as the widest of two items, which both fill it. */
const menu = `
  const menu = figma.createFrame()
  menu.layoutMode = 'VERTICAL'
  menu.counterAxisSizingMode = 'AUTO'
  const labels = [86, 78].map(width => {
    const item = figma.createFrame()
    item.layoutMode = 'HORIZONTAL'
    item.paddingLeft = item.paddingRight = 24
    item.itemSpacing = 12
    const icon = figma.createRectangle(), label = figma.createRectangle()
    icon.resize(24, 24), label.resize(width, 22)
    item.appendChild(icon), item.appendChild(label)
    menu.appendChild(item)
    item.layoutAlign = 'STRETCH'
    return label
  })
  const widths = () => [menu, ...menu.children].map(one => one.width);`

test('a frame that all items fill hugs what they hold', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${menu}
    const wide = widths()
    labels[0].resize(200, 22)
    const wider = widths()
    labels[0].resize(60, 22)
    const narrow = widths()
    menu.children[1].maxWidth = 100
    const most = widths()
    menu.maxWidth = 120
    return [wide, wider, narrow, most, widths()]`)

  expect(facts).toEqual([
    [170, 170, 170],
    [284, 284, 284],
    [162, 162, 162],
    [144, 144, 100],
    [120, 120, 100]
  ])
})

/** A bubble that hugs a text, which fills it, up to 480. */
const bubble = `
  await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  const bubble = figma.createFrame(), text = figma.createText()
  bubble.paddingLeft = bubble.paddingRight = 12
  text.lineHeight = { value: 22, unit: 'PIXELS' }
  text.characters = 'Nicee. Send me a screenshot.'
  const natural = text.width
  bubble.appendChild(text)
  const short = () => { text.characters = 'Nicee.' }
  const long = () => { text.characters = 'Nicee. '.repeat(20) };`

test.each([
  [
    'along itself',
    `bubble.layoutMode = 'HORIZONTAL'
    bubble.counterAxisSizingMode = 'AUTO'
    text.layoutSizingHorizontal = 'FILL'`
  ],
  [
    'across itself',
    `bubble.layoutMode = 'VERTICAL'
    bubble.counterAxisSizingMode = 'AUTO'
    text.layoutSizingHorizontal = 'FILL'`
  ]
])('hugs a text that fills it %s up to its limit', async (_name, make) => {
  const { run } = await openPlugin()

  const facts = await run(`${bubble} ${make}
    bubble.maxWidth = 480
    const first = bubble.width - natural
    short()
    const shrinks = bubble.width < 24 + natural && bubble.height === 22
    long()
    const most = [bubble.width, text.width, bubble.height === text.height,
      bubble.height > 22]
    short()
    return [first, shrinks, most, bubble.width < 24 + natural, bubble.height]`)

  expect(facts).toEqual([24, true, [480, 456, true, true], true, 22])
})

test('items that share a hugging row are as wide as its least', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    a.layoutGrow = 1
    const asItIs = [a.width, row.width]
    row.minWidth = 150
    const least = [a.width, row.width]
    row.minWidth = null
    return [asItIs, least]`)

  expect(facts).toEqual([
    [20, 110],
    [60, 150]
  ])
})
