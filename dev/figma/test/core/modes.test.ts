import { expect, test } from 'vitest'
import { manifest, openCode, openHost, openPlugin } from '../open-plugin.ts'

const canvasEditors = { editorType: ['figma', 'figjam', 'slides', 'buzz'] }

test.each([
  ['figma', [], 'default'],
  ['figjam', [], 'default'],
  ['dev', [], 'inspect'],
  ['dev', ['inspect', 'codegen'], 'inspect'],
  ['dev', ['codegen'], 'codegen']
] as const)(
  'runs in %s with capabilities %j in mode %s',
  async (editorType, capabilities, mode) => {
    const { run } = await openPlugin({
      editorType,
      manifest: { capabilities: [...capabilities] }
    })

    expect(await run('return [figma.editorType, figma.mode]')).toEqual([
      editorType,
      mode
    ])
  }
)

test('does not start in an editor that the manifest leaves out', async () => {
  const opening = openPlugin({ editorType: 'slides' })

  await expect(opening).rejects.toThrow(
    '"Test plugin" does not run in the slides editor: ' +
      'its manifest names figma, dev, figjam'
  )
})

test('does not start for a view seat in Figma Design', async () => {
  const opening = openPlugin({ seat: 'view' })

  await expect(opening).rejects.toThrow(/view seat/)
})

test('starts for a view seat elsewhere', async () => {
  const { run } = await openPlugin({ seat: 'view', editorType: 'figjam' })

  expect(await run('return figma.editorType')).toBe('figjam')
})

test('does not run widgets', async () => {
  const opening = openCode('', { manifest: { containsWidget: true } })

  await expect(opening).rejects.toThrow('not emulated: widgets')
})

const kinds = ['Paint', 'Text', 'Effect', 'Grid']
const onlyInDesign = [
  'createPage',
  'createPageDivider',
  'createComponent',
  'createComponentFromNode',
  'combineAsVariants',
  ...kinds.map(kind => `create${kind}Style`),
  ...kinds.map(kind => `moveLocal${kind}StyleAfter`),
  ...kinds.map(kind => `moveLocal${kind}FolderAfter`)
]

test.each(['figjam', 'slides', 'buzz'] as const)(
  'makes no pages, components or styles in %s',
  async editorType => {
    const { error, run } = await openPlugin({
      editorType,
      manifest: canvasEditors
    })

    for (const name of onlyInDesign) {
      expect(await error(`figma.${name}()`)).toBe(
        `Error: in ${name}: This function is not available in the ${editorType} editor`
      )
    }
    expect(await run('return figma.createRectangle().type')).toBe('RECTANGLE')
  }
)

test.each([
  ['figma.createRectangle()'],
  ['figma.createPage()'],
  [`figma.currentPage.name = 'x'`],
  ['figma.currentPage.children[0].remove()'],
  ['figma.currentPage.children[0].opacity = 0.5'],
  ['await figma.setFileThumbnailNodeAsync(null)']
])('only reads in Dev Mode: %s', async body => {
  const { error, host } = await openPlugin({ editorType: 'dev' })
  await host.evaluate('figma.createRectangle()')

  expect(await error(body)).toContain(
    'Cannot write to internal and read-only nodes'
  )
})

test('keeps data and relaunch buttons in Dev Mode', async () => {
  const { host, run } = await openPlugin({ editorType: 'dev' })
  await host.evaluate('figma.createRectangle()')

  const kept = await run(`
    const [node] = figma.currentPage.children
    node.setPluginData('k', 'v')
    node.setRelaunchData({ open: 'Open' })
    return [node.getPluginData('k'), node.getRelaunchData()]`)

  expect(kept).toEqual(['v', { open: 'Open' }])
})

test('exports and receives selection changes in Dev Mode', async () => {
  const { host, logs, run, settle } = await openPlugin({ editorType: 'dev' })
  await host.evaluate('figma.createRectangle()')

  const size = await run(`
    figma.on('selectionchange', () =>
      console.log(figma.currentPage.selection.length))
    const [node] = figma.currentPage.children
    return (await node.exportAsync({ format: 'SVG_STRING' })).length`)
  host.user.selectAll()
  await settle()

  expect(size).toBeGreaterThan(50)
  expect(logs.map(log => log.values[0])).toEqual([1])
})

test('reports the focused node in Dev Mode, which it cannot change', async () => {
  const { error, host, run } = await openPlugin({ editorType: 'dev' })
  const id = await host.evaluate<string>('return figma.createFrame().id')
  const focused = `figma.currentPage.focusedNode`

  const before = await run(`return ${focused}`)
  host.user.focus(id)

  expect(before).toBeNull()
  expect(await run(`return ${focused}.id`)).toBe(id)
  expect(await error(`${focused} = null`)).toContain(
    'Cannot write to internal and read-only nodes'
  )
})

test.each([
  `node.fills = []`,
  `await node.setFillsAsync([])`,
  `node.appendChild(figma.currentPage.children[1])`,
  `node.clone()`,
  `node.resize(5, 5)`,
  `node.name = 'x'`,
  `(await figma.getLocalPaintStylesAsync())[0].paints = []`,
  `figma.createComponent()`
])('does not change the design in Dev Mode: %s', async body => {
  const { error, host } = await openPlugin({ editorType: 'dev' })
  await host.evaluate(`figma.createFrame(); figma.createFrame()
    figma.createPaintStyle()`)
  const before = JSON.stringify(host.exportDocument())

  const message = await error(
    `const [node] = figma.currentPage.children; ${body}`
  )

  expect(message).toContain('Cannot write to internal and read-only nodes')
  expect(JSON.stringify(host.exportDocument())).toBe(before)
})

test('keeps shared plugin data in Dev Mode, on layers, styles and the file', async () => {
  const { host, run } = await openPlugin({ editorType: 'dev' })
  await host.evaluate('figma.createFrame(); figma.createPaintStyle()')

  const kept = await run(`
    const [style] = await figma.getLocalPaintStylesAsync()
    return [figma.currentPage.children[0], style, figma.root].map(one => {
      one.setSharedPluginData('probe', 'k', 'v')
      return one.getSharedPluginData('probe', 'k')
    })`)

  expect(kept).toEqual(['v', 'v', 'v'])
})

test('loads pages only on demand in Dev Mode, whatever the manifest says', async () => {
  const { documentAccess: _left, ...rest } = manifest
  const code = `try { console.log(figma.root.children[1].children.length) }
    catch (error) { console.log(error.message) }`
  const first = await openPlugin()
  first.host.user.addPage('Second')
  const document = first.host.exportDocument()
  const plugin = { manifest: rest, code }

  const inDesign = await openHost({ plugin, document })
  const inDevMode = await openHost({ plugin, document, editorType: 'dev' })

  expect(inDesign.logs[0]?.values).toEqual([0])
  expect(String(inDevMode.logs[0]?.values)).toContain('not loaded')
})

test('makes at most three pages on a free team', async () => {
  const { run, error } = await openPlugin({ team: 'free' })

  await run('figma.createPage(); figma.createPage()')

  expect(await error('figma.createPage()')).toContain(
    'The Starter plan only comes with 3 pages. ' +
      'Upgrade to Professional for unlimited pages.'
  )
  expect(await run('return figma.root.children.length')).toBe(3)
})

test('makes any number of pages on a paid team', async () => {
  const { run } = await openPlugin()

  const count = await run(`for (let i = 0; i < 4; i++) figma.createPage()
    return figma.root.children.length`)

  expect(count).toBe(5)
})

test('has no members for VS Code, dev resources, text review or the timer', async () => {
  const { run } = await openPlugin()

  const members = await run(
    'return [figma.vscode, figma.devResources, figma.textreview, figma.timer]'
  )

  expect(members).toEqual([undefined, undefined, undefined, undefined])
})

test('says that text review and the timer are not emulated', async () => {
  const { error } = await openPlugin({
    editorType: 'figjam',
    manifest: { capabilities: ['textreview'] }
  })

  expect(await error('figma.textreview')).toContain('not emulated')
  expect(await error('figma.timer')).toContain('not emulated')
})

test('refuses relaunch buttons on the page and the file in FigJam', async () => {
  const { error, run } = await openPlugin({ editorType: 'figjam' })

  for (const node of ['figma.currentPage', 'figma.root']) {
    expect(await error(`${node}.setRelaunchData({ a: '' })`)).toContain(
      'in setRelaunchData: This function is not available in the figjam editor'
    )
  }
  await run(`figma.createRectangle().setRelaunchData({ a: '' })`)
})

test('has no command without a menu', async () => {
  const { run } = await openPlugin()

  expect(await run('return figma.command')).toBeUndefined()
})

test('gives no HTML to a plugin without a panel', async () => {
  const code = `console.log(typeof __html__, typeof __uiFiles__)
    try { figma.showUI(__html__) } catch (error) { console.log(error.message) }`

  const plugin = await openHost({ plugin: { manifest, code } })

  expect(plugin.logs.map(log => log.values)).toEqual([
    ['undefined', 'object'],
    [expect.stringContaining('"html" to have type string')]
  ])
})

test('gives several panels by their names', async () => {
  const code = `console.log(typeof __html__, Object.keys(__uiFiles__).join())
    figma.showUI(__uiFiles__.help)`
  const uiFiles = { main: '<p>Main</p>', help: '<p>Help</p>' }

  const plugin = await openHost({ plugin: { manifest, code, uiFiles } })

  expect(plugin.panel()?.html).toBe('<p>Help</p>')
  expect(plugin.logs.map(log => log.values)).toEqual([
    ['undefined', 'main,help']
  ])
})
