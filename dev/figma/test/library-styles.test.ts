import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const red = `{ r: 1, g: 0, b: 0 }`
const solid = `[{ type: 'SOLID', color: ${red} }]`
const grid = `[{ pattern: 'GRID', sectionSize: 8 }]`

const fonts = `await figma.loadFontAsync({ family: 'Inter' });`

async function openLibrary() {
  const library = await openPlugin()
  const keys = await library.run<Record<string, string>>(`${fonts}
    const paint = figma.createPaintStyle()
    paint.name = 'Brand'
    paint.paints = ${solid}
    const text = figma.createTextStyle()
    text.fontSize = 33
    const effect = figma.createEffectStyle()
    const grid = figma.createGridStyle()
    return { paint: paint.key, text: text.key, effect: effect.key,
      grid: grid.key }`)
  const plugin = await openPlugin({
    libraries: [library.host.exportDocument()]
  })
  return { ...plugin, keys }
}

test('brings styles from a library, each once', async () => {
  const { run, keys } = await openLibrary()

  const facts = await run(
    `${fonts}
    const style = await figma.importStyleByKeyAsync(input.paint)
    const again = await figma.importStyleByKeyAsync(input.paint)
    const text = await figma.importStyleByKeyAsync(input.text)
    const node = figma.createText()
    await node.setFillStyleIdAsync(style.id)
    await node.setTextStyleIdAsync(text.id)
    return [style.name, style.remote, style.key === input.paint,
      style === again, node.fills[0].color.r, node.fontSize,
      (await figma.getStyleByIdAsync(style.id)) === style,
      (await style.getStyleConsumersAsync()).length]`,
    keys
  )

  expect(facts).toEqual(['Brand', true, true, true, 1, 33, true, 1])
})

test('brings the styles of a component along', async () => {
  const library = await openPlugin()
  const key = await library.run(`${fonts}
    const paint = figma.createPaintStyle()
    paint.paints = ${solid}
    const component = figma.createComponent()
    await component.setFillStyleIdAsync(paint.id)
    const text = figma.createText()
    text.characters = 'hello world'
    await text.setRangeFillStyleIdAsync(0, 5, paint.id)
    component.appendChild(text)
    return component.key`)
  const { run } = await openPlugin({
    libraries: [library.host.exportDocument()]
  })

  const facts = await run(
    `const component = await figma.importComponentByKeyAsync(input)
    const instance = component.createInstance()
    const style = await figma.getStyleByIdAsync(instance.fillStyleId)
    const same = await figma.importStyleByKeyAsync(style.key)
    const [text] = instance.children
    return [style.remote, same === style, style.paints[0].color.r,
      text.getRangeFillStyleId(0, 5) === style.id]`,
    key
  )

  expect(facts).toEqual([true, true, 1, true])
})

test('styles of two libraries have keys of their own', async () => {
  const make = `return figma.createPaintStyle().key`

  const first = await (await openPlugin()).run(make)
  const second = await (await openPlugin()).run(make)

  expect(first).not.toBe(second)
})

test('does not list what comes from a library as local', async () => {
  const { run, keys } = await openLibrary()

  const count = await run(
    `await figma.importStyleByKeyAsync(input)
    return (await figma.getLocalPaintStylesAsync()).length`,
    keys['paint']
  )

  expect(count).toBe(0)
})

test('knows no style by the key of none', async () => {
  const { error } = await openLibrary()

  const message = await error(`await figma.importStyleByKeyAsync('none')`)

  expect(message).toContain('Could not find a published style with the key')
})

test.each([
  ['paint', `style.name = 'Mine'`],
  ['paint', 'style.paints = []'],
  ['paint', `style.description = 'Mine'`],
  ['paint', 'style.documentationLinks = []'],
  ['paint', `style.setPluginData('a', 'b')`],
  ['paint', `style.setSharedPluginData('abc', 'a', 'b')`],
  ['paint', 'style.remove()'],
  ['text', 'style.fontSize = 5'],
  ['text', `style.fontName = { family: 'Inter', style: 'Bold' }`],
  ['effect', 'style.effects = []'],
  ['grid', 'style.layoutGrids = []'],
  ['paint', 'figma.moveLocalPaintStyleAfter(style, null)']
])('a %s style of a library refuses %s', async (kind, body) => {
  const { error, keys } = await openLibrary()

  const message = await error(
    `${fonts}
    const style = await figma.importStyleByKeyAsync(input)
    ${body}`,
    keys[kind]
  )

  expect(message).toContain('Cannot write to internal and read-only nodes')
})

test('keeps styles when the document is saved and opened', async () => {
  const { run, host, keys } = await openLibrary()
  const ids = await run<string[]>(
    `const remote = await figma.importStyleByKeyAsync(input)
    const local = figma.createGridStyle()
    local.layoutGrids = ${grid}
    const node = figma.createRectangle()
    await node.setFillStyleIdAsync(remote.id)
    return [remote.id, local.id, node.id]`,
    keys['paint']
  )
  const opened = await openPlugin({ document: host.exportDocument() })

  const facts = await opened.run(
    `const [remote, local] = await Promise.all(
      input.slice(0, 2).map(figma.getStyleByIdAsync))
    const node = await figma.getNodeByIdAsync(input[2])
    return [remote.remote, remote.key.length, local.layoutGrids[0].sectionSize,
      local.type, node.fillStyleId === remote.id]`,
    ids
  )

  expect(facts).toEqual([true, 40, 8, 'GRID', true])
})
