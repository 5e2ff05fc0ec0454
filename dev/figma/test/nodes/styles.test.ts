import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

const red = `{ r: 1, g: 0, b: 0 }`
const solid = `[{ type: 'SOLID', color: ${red} }]`
const shadow = `[{ type: 'DROP_SHADOW', color: { r: 0, g: 0, b: 0, a: 1 },
  offset: { x: 0, y: 2 }, radius: 4, visible: true, blendMode: 'NORMAL' }]`
const grid = `[{ pattern: 'GRID', sectionSize: 8 }]`

const fonts = `await figma.loadFontAsync({ family: 'Inter' });`

interface Kind {
  kind: string
  type: string
  write: string
  node: string
  field: string
  shows: string
}

const kinds: Kind[] = [
  {
    kind: 'Paint',
    type: 'PAINT',
    write: `style.paints = ${solid}`,
    node: 'createRectangle',
    field: 'fillStyleId',
    shows: 'node.fills[0].color.r === 1'
  },
  {
    kind: 'Paint',
    type: 'PAINT',
    write: `style.paints = ${solid}`,
    node: 'createRectangle',
    field: 'strokeStyleId',
    shows: 'node.strokes.length === 1'
  },
  {
    kind: 'Paint',
    type: 'PAINT',
    write: `style.paints = ${solid}`,
    node: 'createText',
    field: 'fillStyleId',
    shows: 'node.fills[0].color.r === 1'
  },
  {
    kind: 'Text',
    type: 'TEXT',
    write: 'style.fontSize = 31',
    node: 'createText',
    field: 'textStyleId',
    shows: 'node.fontSize === 31'
  },
  {
    kind: 'Effect',
    type: 'EFFECT',
    write: `style.effects = ${shadow}`,
    node: 'createRectangle',
    field: 'effectStyleId',
    shows: 'node.effects.length === 1'
  },
  {
    kind: 'Grid',
    type: 'GRID',
    write: `style.layoutGrids = ${grid}`,
    node: 'createFrame',
    field: 'gridStyleId',
    shows: 'node.layoutGrids.length === 1'
  }
]

function setter(field: string): string {
  return `set${field.charAt(0).toUpperCase()}${field.slice(1)}Async`
}

test.each(kinds)(
  'a $kind style shows on a layer by $field',
  async ({ kind, type, write, node, field, shows }) => {
    const { run } = await openPlugin()

    const facts = await run(`${fonts}
      const style = figma.create${kind}Style()
      ${write}
      const node = figma.${node}()
      await node.${setter(field)}(style.id)
      const [local] = await figma.getLocal${kind}StylesAsync()
      const byId = await figma.getStyleByIdAsync(style.id)
      const [user] = await style.getStyleConsumersAsync()
      return [style.type, ${shows}, node.${field} === style.id, local === style,
        byId === style, user.node === node, user.fields, style.remote,
        style.key.length]`)

    expect(facts).toEqual([
      type,
      true,
      true,
      true,
      true,
      true,
      [field],
      false,
      40
    ])
  }
)

test.each(kinds)(
  'editing a $kind style changes its users by $field, in one undo step',
  async ({ kind, write, node, field, shows }) => {
    const { run } = await openPlugin()

    const facts = await run(`${fonts}
      const style = figma.create${kind}Style()
      const node = figma.${node}()
      await node.${setter(field)}(style.id)
      figma.commitUndo()
      const shows = () => { try { return ${shows} } catch { return false } }
      const before = shows()
      ${write}
      const after = [shows(), node.${field} === style.id]
      figma.triggerUndo()
      return [before, after, shows()]`)

    expect(facts).toEqual([false, [true, true], false])
  }
)

test.each([
  ['fillStyleId', 'createRectangle', `node.fills = ${solid}`],
  ['fillStyleId', 'createText', `node.fills = ${solid}`],
  ['strokeStyleId', 'createRectangle', `node.strokes = ${solid}`],
  ['effectStyleId', 'createRectangle', 'node.effects = []'],
  ['gridStyleId', 'createFrame', `node.layoutGrids = ${grid}`]
])('%s of %s is detached by %s', async (field, create, write) => {
  const { run } = await openPlugin()
  const kind = { e: 'Effect', g: 'Grid' }[field.charAt(0)] ?? 'Paint'

  const id = await run(`
    const node = figma.${create}()
    await node.${setter(field)}(figma.create${kind}Style().id)
    ${write}
    return node.${field}`)

  expect(id).toBe('')
})

test.each(kinds)(
  'a removed $kind style leaves its look behind in $field',
  async ({ kind, write, node, field, shows }) => {
    const { run, error } = await openPlugin()
    const body = `${fonts}
      const style = figma.create${kind}Style()
      ${write}
      const node = figma.${node}()
      await node.${setter(field)}(style.id)
      style.remove();`

    const facts = await run(`${body}
      return [node.${field}, ${shows}, await figma.getStyleByIdAsync(style.id),
        (await figma.getLocal${kind}StylesAsync()).length]`)
    const message = await error(`${body} style.name`)

    expect(facts).toEqual(['', true, null, 0])
    expect(message).toContain('in get_name: The style with id')
  }
)

test.each([
  ['setFillStyleIdAsync', 'createRectangle'],
  ['setEffectStyleIdAsync', 'createRectangle'],
  ['setGridStyleIdAsync', 'createFrame'],
  ['setTextStyleIdAsync', 'createText']
])('%s refuses a style that does not exist', async (setter, create) => {
  const { error } = await openPlugin()

  const message = await error(`await figma.${create}().${setter}('S:none,')`)

  expect(message).toContain(
    `in ${setter}: Could not find style with id "S:none,"`
  )
})

test.each([
  ['setFillStyleIdAsync', 'createRectangle', 'createEffectStyle'],
  ['setEffectStyleIdAsync', 'createRectangle', 'createPaintStyle'],
  ['setGridStyleIdAsync', 'createFrame', 'createTextStyle'],
  ['setTextStyleIdAsync', 'createText', 'createGridStyle']
])('%s of %s refuses the style of %s', async (setter, create, style) => {
  const { error } = await openPlugin()

  const message = await error(
    `await figma.${create}().${setter}(figma.${style}().id)`
  )

  expect(message).toContain(`in ${setter}: The style with id`)
})

test('a text style needs its font, to be used and to be written', async () => {
  const { host, error } = await openPlugin()
  const id = await host.evaluate(`${fonts}
    const style = figma.createTextStyle()
    style.fontName = { family: 'Inter', style: 'Bold' }
    return style.id`)
  const find = `const style = await figma.getStyleByIdAsync('${String(id)}');`

  const using = await error(
    `${find} await figma.createText().setTextStyleIdAsync(style.id)`
  )
  const writing = await error(`${find} style.fontSize = 20`)

  expect(using).toContain('in setTextStyleIdAsync: Cannot write to node')
  expect(using).toContain('unloaded font "Inter Bold"')
  expect(writing).toContain(
    'in set_fontSize: Cannot write to node with unloaded font "Inter Bold"'
  )
})

test('a style describes itself', async () => {
  const { run, error } = await openPlugin()

  const facts = await run(`
    const style = figma.createPaintStyle()
    style.name = 'Brand/Red'
    style.description = 'For warnings'
    style.documentationLinks = [{ uri: 'https://example.org' }]
    style.setPluginData('a', 'b')
    return [style.name, style.description, style.documentationLinks[0].uri,
      style.getPluginData('a'), Object.isFrozen(style.documentationLinks),
      await style.getPublishStatusAsync()]`)
  const links = await error(`figma.createPaintStyle().documentationLinks =
    [{ uri: 'https://a.example' }, { uri: 'https://b.example' }]`)

  expect(facts).toEqual([
    'Brand/Red',
    'For warnings',
    'https://example.org',
    'b',
    true,
    'UNPUBLISHED'
  ])
  expect(links).toContain('Only one documentation link')
})
