import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test('reports styles without loading pages', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`figma.on('stylechange', ({ styleChanges }) =>
    console.log(styleChanges.map(one => [one.type, one.style && one.style.name,
      one.properties || null])))`)

  await run(`const style = figma.createPaintStyle(); style.name = 'a'`)
  await settle()
  await run(`const [style] = await figma.getLocalPaintStylesAsync()
    style.paints = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
    style.name = 'b'`)
  await settle()
  await run(`(await figma.getLocalPaintStylesAsync())[0].remove()`)
  await settle()

  expect(logs.map(log => log.values[0])).toEqual([
    [['STYLE_CREATE', 'a', null]],
    [['STYLE_PROPERTY_CHANGE', 'b', ['paint', 'name']]],
    [['STYLE_DELETE', null, null]]
  ])
})
