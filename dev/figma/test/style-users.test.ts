import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const start = `
  const paint = g => [{ type: 'SOLID', color: { r: 0, g, b: 0 } }]
  const style = figma.createPaintStyle()
  style.paints = paint(0.25)
  const node = figma.createRectangle()`

const cases: [who: string, steps: string][] = [
  ['a layer', `await node.setFillStyleIdAsync(style.id); return [node]`],
  ['no layer that let go of it', `node.fills = paint(0.5); return []`],
  [
    'a layer that took it again',
    `await node.setFillStyleIdAsync(style.id)
    node.fills = paint(0.5)
    await node.setFillStyleIdAsync(style.id)
    return [node]`
  ],
  [
    'no layer that was removed',
    `await node.setFillStyleIdAsync(style.id); node.remove(); return []`
  ],
  [
    'a layer that took it by undo',
    `await node.setFillStyleIdAsync(style.id)
    figma.commitUndo()
    node.fills = paint(0.5)
    figma.triggerUndo()
    return [node]`
  ],
  [
    'a copy of a layer',
    `await node.setFillStyleIdAsync(style.id)
    const copy = node.clone()
    return [node, copy]`
  ],
  [
    'a layer of an instance, and of its copy, that differ',
    `const main = figma.createComponentFromNode(figma.group([node],
      figma.currentPage))
    const instance = main.createInstance()
    const inside = instance.findOne(one => one.type === 'RECTANGLE')
    await inside.setFillStyleIdAsync(style.id)
    const copy = instance.clone()
    return [inside, copy.findOne(one => one.type === 'RECTANGLE')]`
  ],
  [
    'the layers of instances made later',
    `await node.setFillStyleIdAsync(style.id)
    const main = figma.createComponentFromNode(node)
    const find = one => one.findOne(({ fillStyleId }) => fillStyleId !== '')
    const instance = main.createInstance()
    return [find(main) || main, find(instance) || instance]`
  ]
]

test.each(cases)('a style knows %s', async (_, steps) => {
  const { run } = await openPlugin()

  const facts = await run(`${start}
    const users = await (async () => { ${steps} })()
    const consumers = await style.getStyleConsumersAsync()
    style.paints = paint(0.75)
    return {
      known: consumers.map(one => one.node.id),
      users: users.map(one => one.id),
      shown: users.map(one => one.fills[0].color.g)
    }`)

  const { known, users, shown } = facts as Record<string, unknown[]> // as above
  expect(known).toEqual(users)
  expect(new Set(shown)).toEqual(new Set(users?.length ? [0.75] : []))
})

test('a style of a document that was opened knows its layers', async () => {
  const { run, host } = await openPlugin()
  await run(`${start}
    await node.setFillStyleIdAsync(style.id)`)
  const other = await openPlugin({ document: host.exportDocument() })

  const shown = await other.run(`
    const [style] = await figma.getLocalPaintStylesAsync()
    style.paints = [{ type: 'SOLID', color: { r: 0, g: 0.75, b: 0 } }]
    return figma.currentPage.children[0].fills[0].color.g`)

  expect(shown).toBe(0.75)
})
