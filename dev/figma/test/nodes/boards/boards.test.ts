import { expect, test } from 'vitest'
import { onePixel } from '../../one-pixel.ts'
import { openIn, smallGif } from '../../open-board.ts'
import { openPlugin } from '../../open-plugin.ts'

const makers = [
  'createSticky',
  'createShapeWithText',
  'createConnector',
  'createTable',
  'createGif'
]

test.each(['figma', 'slides', 'buzz'] as const)(
  'has no members of FigJam in %s',
  async editorType => {
    const { error } = await openIn(editorType)

    for (const name of makers) {
      expect(await error(`figma.${name}()`)).toBe(
        `TypeError: no such property '${name}' on the figma global object`
      )
    }
  }
)

test('makes stickies, shapes, connectors and tables as large as Figma does', async () => {
  const { run } = await openIn('figjam')

  const sizes = await run(`
    const all = [figma.createSticky(), figma.createShapeWithText(),
      figma.createConnector(), figma.createTable()]
    return all.map(node => [node.type, node.width, node.height,
      node.parent === figma.currentPage])`)

  expect(sizes).toEqual([
    ['STICKY', 240, 240, true],
    ['SHAPE_WITH_TEXT', 208, 208, true],
    ['CONNECTOR', 200, 0, true],
    ['TABLE', 320, 160, true]
  ])
})

test.each([
  ['figma.createSticky()', 'fills'],
  ['figma.createShapeWithText()', 'fills'],
  ['figma.createShapeWithText()', 'strokes'],
  ['figma.createConnector()', 'strokes'],
  ['figma.createTable()', 'fills'],
  ['figma.createTable().cellAt(1, 0)', 'fills'],
  ['figma.createSection()', 'fills'],
  ['figma.createRectangle()', 'fills']
])('holds a picture: %s.%s', async (make, key) => {
  const { run } = await openIn('figjam')

  const kept = await run(
    `const { hash } = figma.createImage(figma.base64Decode(input))
    const node = ${make}
    node.${key} = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }]
    return [node.${key}[0].imageHash === hash, node.${key}.length]`,
    onePixel
  )

  expect(kept).toEqual([true, 1])
})

test('lets nobody resize a sticky, which is square or wide', async () => {
  const { error, run } = await openIn('figjam')

  const widths = await run(`sticky = figma.createSticky()
    sticky.isWideWidth = true
    return [sticky.width, sticky.height]`)

  expect(widths).toEqual([416, 240])
  expect(await error('sticky.resize(10, 10)')).toContain(
    "no such property 'resize' on STICKY node"
  )
})

test('writes the letters of a sticky once their font is loaded', async () => {
  const { error, run } = await openIn('figjam')

  const early = await error(`sticky = figma.createSticky()
    sticky.text.characters = 'Hello'`)
  const text = await run(`await figma.loadFontAsync(sticky.text.fontName)
    sticky.text.characters = 'Hello'
    sticky.text.fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
    return [sticky.text.characters, sticky.text.fills[0].color.r,
      sticky.fills[0].color.r === 1]`)

  expect(early).toContain('unloaded font "Inter Medium"')
  expect(text).toEqual(['Hello', 1, true])
})

test('refuses by name what it does not emulate of text in a layer', async () => {
  const { error } = await openIn('figjam')

  expect(await error('figma.createSticky().text.textCase')).toContain(
    'not emulated: text.textCase'
  )
})

test('keeps stickies through undo, copies and a saved document', async () => {
  const { host, run } = await openIn('figjam')
  const id = await run<string>(`const sticky = figma.createSticky()
    sticky.setPluginData('k', 'v')
    await figma.loadFontAsync(sticky.text.fontName)
    sticky.text.characters = 'Kept'
    figma.commitUndo()
    sticky.remove()
    return sticky.id`)

  host.user.undo()
  host.user.duplicate([id])
  const other = await openIn('figjam', { document: host.exportDocument() })

  const found = await other.run(`return figma.currentPage
    .findAllWithCriteria({ types: ['STICKY'] })
    .map(node => [node.text.characters, node.getPluginData('k')])`)
  expect(found).toEqual([
    ['Kept', 'v'],
    ['Kept', 'v']
  ])
})

test('lays a connector between the layers that it ends at', async () => {
  const { run } = await openIn('figjam')

  const box = await run(`
    const left = figma.createSticky(), right = figma.createSticky()
    right.x = 400
    connector = figma.createConnector()
    connector.connectorStart = { endpointNodeId: left.id, magnet: 'RIGHT' }
    connector.connectorEnd = { endpointNodeId: right.id, magnet: 'LEFT' }
    return [connector.x, connector.y, connector.width, connector.height]`)

  expect(box).toEqual([240, 120, 160, 0])
})

test.each([
  [`{ endpointNodeId: '9:9', magnet: 'AUTO' }`, 'does not exist'],
  [`{ endpointNodeId: figma.currentPage.id }`, 'magnet'],
  [`{ position: 5 }`, 'position'],
  [`{ place: { x: 0, y: 0 } }`, 'Unrecognized key(s)']
])('refuses to end a connector at %s', async (end, words) => {
  const { error } = await openIn('figjam')

  expect(
    await error(`figma.createConnector().connectorEnd = ${end}`)
  ).toContain(words)
})

test('shows a GIF by its hash, which no plugin can change', async () => {
  const { error, run } = await openIn('figjam')

  const media = await run(
    `const { hash } = figma.createImage(input)
    media = figma.createGif(hash)
    return [media.type, media.mediaData.hash === hash, media.width, media.height]`,
    await smallGif()
  )
  const written = await error(`'use strict'; media.mediaData.hash = 'other'`)

  expect(media).toEqual(['MEDIA', true, 3, 2])
  expect(written).toContain('TypeError')
  expect(await error('media.mediaData = { hash: "" }')).toContain('no setter')
  expect(await error('media.fills')).toContain(
    "no such property 'fills' on MEDIA node"
  )
})

test('keeps what a connector ends at and what cells hold in a saved document', async () => {
  const { host, run } = await openIn('figjam')
  await run(`
    const connector = figma.createConnector(), table = figma.createTable()
    connector.connectorStart = { endpointNodeId: table.id, magnet: 'AUTO' }
    table.cellAt(1, 1).fills = figma.createSticky().fills`)

  const saved = host.exportDocument()
  const { run: again } = await openIn('figjam', { document: saved })

  expect(
    await again(`const [connector, table] = figma.currentPage.children
      return [connector.connectorStart.magnet, connector.connectorEnd,
        table.cellAt(1, 1).fills.length, table.cellAt(0, 0).fills.length]`)
  ).toEqual(['AUTO', { position: { x: 200, y: 0 } }, 1, 0])
})

test.each([
  ['connectorEnd', { place: 5 }, 'connectorEnd is wrong'],
  [
    'cells',
    [[{ fills: [{ type: 'SOLD' }], characters: '' }]],
    'fills is wrong'
  ],
  ['cells', [[{ fills: [] }]], 'characters must be text'],
  ['rowHeights', ['tall'], 'rowHeights[0] must be a number']
])('refuses a document whose %s are %j', async (key, value, words) => {
  const layer = {
    type: key.startsWith('c') ? 'TABLE' : 'CONNECTOR',
    [key]: value
  }
  const document = {
    version: 1 as const,
    name: 'Board',
    pages: [{ type: 'PAGE', name: 'Page', children: [layer] }],
    styles: [],
    images: {},
    pluginData: {}
  }

  await expect(openIn('figjam', { document })).rejects.toThrow(words)
})

test.each([
  ['is unknown', `figma.createGif('0123456789')`],
  [
    'is no GIF',
    `figma.createGif(figma.createImage(figma.base64Decode(input)).hash)`
  ]
])('makes no GIF of a picture that %s', async (_what, body) => {
  const { error } = await openIn('figjam')

  expect(await error(body, onePixel)).toContain(
    'in createGif: There is no GIF with the hash'
  )
})

test('reads stamps, highlights and tape, which no plugin makes', async () => {
  const fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
  const children = ['STAMP', 'HIGHLIGHT', 'WASHI_TAPE'].map(type => ({
    type,
    fills
  }))
  const page = { type: 'PAGE', name: 'Board', children }
  const document = {
    version: 1 as const,
    name: 'Board',
    pages: [page],
    styles: [],
    images: {},
    pluginData: {}
  }
  const { run } = await openIn('figjam', { document })

  const read = await run(`return figma.currentPage.children.map(node =>
    [node.type, node.fills[0].color.r, node.stuckTo])`)

  expect(read).toEqual([
    ['STAMP', 1, null],
    ['HIGHLIGHT', 1, null],
    ['WASHI_TAPE', 1, null]
  ])
})

test('draws what lies on a board', async () => {
  const { host, run } = await openIn('figjam')

  const drawn = await run<string>(`
    const sticky = figma.createSticky()
    await figma.loadFontAsync(sticky.text.fontName)
    sticky.text.characters = 'Plan'
    const table = figma.createTable()
    const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 } }
    table.cellAt(1, 1).fills = [red]
    const svg = await Promise.all([sticky, table, figma.createShapeWithText(),
      figma.createConnector()].map(node =>
        node.exportAsync({ format: 'SVG_STRING' })))
    return svg.join()`)

  expect(drawn).toContain('Plan')
  expect(drawn).toContain('translate(160 80)')
  expect(drawn).toContain('<ellipse')
  expect(host.scene().children).toHaveLength(4)
})

test('says in a design file that a sticky has no children', async () => {
  const { host } = await openPlugin()
  await host.evaluate('figma.createSticky()')

  const design = await openPlugin({ document: host.exportDocument() })

  expect(
    await design.error('figma.currentPage.children[0].children')
  ).toContain("no such property 'children' on STICKY node")
})
