import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const fonts = `await figma.loadFontAsync({ family: 'Inter' });`

test('a stretch of text has styles of its own', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${fonts}
    const node = figma.createText()
    node.characters = 'hello world'
    const text = figma.createTextStyle()
    text.fontSize = 30
    const paint = figma.createPaintStyle()
    paint.paints = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
    await node.setRangeTextStyleIdAsync(0, 5, text.id)
    await node.setRangeFillStyleIdAsync(6, 11, paint.id)
    text.fontSize = 40
    paint.paints = []
    const users = await text.getStyleConsumersAsync()
    const before = [node.textStyleId === figma.mixed,
      node.getRangeTextStyleId(0, 5) === text.id,
      node.getRangeFontSize(0, 5), node.getRangeFontSize(5, 11),
      node.getRangeFillStyleId(6, 11) === paint.id,
      node.getRangeFills(6, 11).length, users.length]
    text.remove()
    return before.concat(node.textStyleId)`)

  expect(facts).toEqual([true, true, 40, 12, true, 0, 1, ''])
})

test('a text style holds all that it can say', async () => {
  const { run } = await openPlugin()
  const values = {
    fontSize: 20,
    textDecoration: 'UNDERLINE',
    letterSpacing: { value: 3, unit: 'PERCENT' },
    lineHeight: { value: 2, unit: 'PIXELS' },
    leadingTrim: 'CAP_HEIGHT',
    paragraphIndent: 4,
    paragraphSpacing: 5,
    textWrapStyle: 'BALANCE',
    listSpacing: 6,
    hangingPunctuation: true,
    hangingList: true,
    textCase: 'UPPER'
  }

  const [held, shown] = await run<unknown[]>(
    `${fonts}
    const style = figma.createTextStyle()
    const node = figma.createText()
    await node.setTextStyleIdAsync(style.id)
    const read = from => Object.keys(input).map(key => from[key])
    Object.assign(style, input)
    return [read(style), read(node)]`,
    values
  )

  expect(held).toEqual(Object.values(values))
  expect(shown).toEqual(Object.values(values))
})
