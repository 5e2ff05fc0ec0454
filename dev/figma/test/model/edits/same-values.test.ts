import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const makers = [
  'Rectangle',
  'Ellipse',
  'Polygon',
  'Star',
  'Line',
  'Vector',
  'Text',
  'Slice',
  'Frame',
  'Section',
  'Component'
]

const inLayoutOnly = ['counterAxisAlignContent', 'layoutWrap']

/**
 * Members that refuse their own current value, beside those without a setter.
 */
const refusing: Record<string, string[]> = {
  Frame: inLayoutOnly,
  Component: inLayoutOnly,
  Text: [
    'textDecorationColor',
    'textDecorationOffset',
    'textDecorationSkipInk',
    'textDecorationStyle',
    'textDecorationThickness'
  ]
}

test.each(makers)(
  'reports nothing when a %s is given the value it has',
  async kind => {
    const { run, logs, settle } = await openPlugin()
    await run(`
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    await figma.loadAllPagesAsync()
    const node = globalThis.node = figma.create${kind}()
    node.x = 7
    node.name = 'mine'
    if ('fills' in node) node.fills = [
      { type: 'SOLID', color: { r: 1, g: 0, b: 0 } }
    ]
    if ('characters' in node) node.characters = 'abc'
    figma.commitUndo()`)
    await settle()

    const refused = await run<string[]>(`
    figma.on('documentchange', ({ documentChanges }) => {
      for (const { type, properties } of documentChanges) {
        console.log(type + ' ' + properties)
      }
    })
    const names = new Set()
    for (let at = node; at; at = Object.getPrototypeOf(at)) {
      for (const name of Reflect.ownKeys(at)) names.add(name)
    }
    const refused = []
    names.delete('counterAxisSpacing') // which else follows itemSpacing
    for (const name of names) {
      try {
        node[name] = node[name]
      } catch ({ message }) {
        const expected =
          /no setter|not emulated|documentAccess|only .* on symbol sublayer/
        if (!expected.test(message)) refused.push(name)
      }
    }
    return refused`)
    await settle()

    expect(refused.toSorted()).toEqual(refusing[kind] ?? [])
    expect(logs).toEqual([])
  }
)

test('reports what is given another value', async () => {
  const { run, logs, settle } = await openPlugin()
  await run(`
    await figma.loadAllPagesAsync()
    globalThis.node = figma.createRectangle()
    figma.commitUndo()`)
  await settle()

  await run(`
    figma.on('documentchange', ({ documentChanges }) => {
      for (const one of documentChanges) console.log(one.properties.includes('x'))
    })
    node.x = 8`)
  await settle()

  expect(logs.map(log => log.values)).toEqual([[true]])
})
