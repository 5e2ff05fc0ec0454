import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const folders = `
  const make = name => {
    const style = figma.createPaintStyle()
    style.name = name
    return style
  }
  const [a, b, x, y, z] = ['a', 'b', 'in/x', 'in/y', 'on/z'].map(make)
  const names = async () =>
    (await figma.getLocalPaintStylesAsync()).map(style => style.name).join(' ');`

test.each([
  ['figma.moveLocalPaintStyleAfter(a, b)', 'b a in/x in/y on/z'],
  ['figma.moveLocalPaintStyleAfter(b, null)', 'b a in/x in/y on/z'],
  ['figma.moveLocalPaintStyleAfter(y, null)', 'a b in/y in/x on/z'],
  ['figma.moveLocalPaintFolderAfter("in", "on")', 'a b on/z in/x in/y'],
  ['figma.moveLocalPaintFolderAfter("on", null)', 'on/z a b in/x in/y']
])('%s puts styles in order', async (body, order) => {
  const { run } = await openPlugin()

  const orders = await run(`${folders}
    figma.commitUndo()
    ${body}
    const after = await names()
    figma.triggerUndo()
    return [after, await names()]`)

  expect(orders).toEqual([order, 'a b in/x in/y on/z'])
})

test.each([
  'figma.moveLocalPaintStyleAfter(x, null)',
  'figma.moveLocalPaintStyleAfter(z, null)',
  'figma.moveLocalPaintFolderAfter("on/it", null)'
])('%s leaves the first style of its folder first', async body => {
  const { run } = await openPlugin()

  const order = await run(`${folders}
    z.name = 'on/it/z'
    ${body}
    return names()`)

  expect(order).toBe('a b in/x in/y on/it/z')
})

test.each([
  ['figma.moveLocalPaintStyleAfter(a, x)', 'must be in the same folder'],
  ['figma.moveLocalPaintFolderAfter("none", null)', 'Could not find a folder'],
  ['figma.moveLocalTextStyleAfter(a, null)', '"targetNode" to have type TEXT'],
  ['figma.moveLocalPaintStyleAfter(a)', '"reference" to have type PAINT']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(folders + body)).toContain(message)
})
