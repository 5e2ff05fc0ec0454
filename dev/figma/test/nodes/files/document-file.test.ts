import { expect, test } from 'vitest'
import { randomFrom } from '../../../shared/random.ts'
import type { DocumentFile } from '../../../shared/host.ts'
import { firstDocument } from '../../../documents/first-document.ts'
import { readDocument } from '../../../core/read-document.ts'
import { onePixel } from '../../one-pixel.ts'
import { openPlugin } from '../../open-plugin.ts'
import { withLayers } from '../../with-layers.ts'

type Fields = Record<string, unknown>

function whole(fields: Fields): DocumentFile {
  return { ...withLayers(), ...fields }
}

const rectangle = { id: '1:1', type: 'RECTANGLE', name: 'Box' }
const layer = 'pages[0].children[0]'

const values: [string, unknown, string][] = [
  ['layoutMode', 'DIAGONAL', 'must be one of NONE, HORIZONTAL, VERTICAL'],
  ['strokeAlign', 'NEAR', 'must be one of CENTER, INSIDE, OUTSIDE'],
  ['blendMode', 'NONSENSE', 'is wrong: Expected "blendMode" to have type'],
  ['opacity', 7, 'must be between 0 and 1 but is 7'],
  ['strokeTopWeight', -1, 'must be between 0 and 1000000 but is -1'],
  ['width', -5, 'must be at least 0 but is -5'],
  ['fontSize', 'big', 'is wrong: Expected "fontSize" to have type number'],
  ['textCase', 'SMALL', 'is wrong: Expected "textCase" to have type'],
  ['constraints', { horizontal: 'A', vertical: 'MIN' }, 'is wrong'],
  ['layoutGrids', [{ pattern: 'DOTS' }], 'is wrong'],
  ['layoutGrids', [null], '[0] must be an object but is nothing'],
  ['arcData', { innerRadius: 7 }, 'is wrong'],
  [
    'matrix',
    [
      [0, 0, 1],
      [0, 0, 1]
    ],
    'makes the layer flat'
  ]
]

const damages: [string, DocumentFile, string][] = [
  ['a newer version', whole({ version: 2 }), 'is of version 2'],
  ['no pages', whole({ pages: [] }), 'pages must hold at least one page'],
  ['pages of text', whole({ pages: 'Page 1' }), 'pages must be a list'],
  [
    'a broken image',
    whole({ images: { abc: 'AAAA' } }),
    'images["abc"] is no picture'
  ],
  [
    'an image under another name',
    whole({ images: { abc: onePixel } }),
    'images["abc"] is another picture, whose hash is "'
  ],
  [
    'an image that is not base64',
    whole({ images: { abc: '?' } }),
    'images["abc"] is no picture'
  ],
  [
    'a layer for a page',
    whole({ pages: [rectangle] }),
    'pages[0].type must be PAGE but is RECTANGLE'
  ],
  [
    'a page among layers',
    withLayers({ type: 'PAGE' }),
    `${layer} is a PAGE, which lies in no layer`
  ],
  [
    'an unknown type',
    withLayers({ type: 'BLOB' }),
    `${layer}.type must be the type of a layer but is "BLOB"`
  ],
  [
    'two of one id',
    withLayers(rectangle, rectangle),
    'pages[0].children[1].id is "1:1", which another layer has too'
  ],
  [
    'layers in a rectangle',
    withLayers({ ...rectangle, children: [] }),
    `${layer}.children are there, but a RECTANGLE holds no layers`
  ],
  ...values.map(([prop, value, words]): [string, DocumentFile, string] => [
    `${prop} ${JSON.stringify(value)}`,
    withLayers({ ...rectangle, [prop]: value }),
    `${layer}.${prop}${words.startsWith('[') ? '' : ' '}${words}`
  ]),
  [
    'a stretch of an unknown case',
    withLayers({
      ...rectangle,
      type: 'TEXT',
      characters: 'a',
      ranges: [{ start: 0, end: 1, textCase: 'SMALL' }]
    }),
    `${layer}.ranges[0].textCase is wrong`
  ],
  [
    'an unknown prop',
    withLayers({ ...rectangle, colour: 'red' }),
    `${layer}.colour is not known to this host`
  ],
  [
    'a width of text',
    withLayers({ ...rectangle, width: '100' }),
    `${layer}.width must be a number but is text`
  ],
  [
    'a matrix of one row',
    withLayers({ ...rectangle, matrix: [[1, 0, 0]] }),
    `${layer}.matrix must be two rows of three numbers`
  ],
  [
    'a paint without colour',
    withLayers({ ...rectangle, fills: [{ type: 'SOLID' }] }),
    `${layer}.fills is wrong: `
  ],
  [
    'constraints without one side',
    withLayers({ ...rectangle, constraints: { horizontal: 'MIN' } }),
    `${layer}.constraints is wrong: Expected "constraints.vertical"`
  ],
  [
    'a segment between no vertices',
    withLayers({
      ...rectangle,
      type: 'VECTOR',
      vectorNetwork: { vertices: [], segments: [{ start: 0, end: 1 }] }
    }),
    `${layer}.vectorNetwork is wrong: "segments[0].start" is out of range: 0`
  ],
  [
    'an unknown end of a line',
    withLayers({
      ...rectangle,
      type: 'VECTOR',
      vectorNetwork: {
        vertices: [{ x: 0, y: 0, strokeCap: 'SHARP' }],
        segments: []
      }
    }),
    `${layer}.vectorNetwork is wrong: Expected "vertices[0].strokeCap"`
  ],
  [
    'ranges with a hole',
    withLayers({ ...rectangle, type: 'TEXT', ranges: [{ start: 1, end: 2 }] }),
    `${layer}.ranges[0] must begin where the one before ends`
  ],
  [
    'an instance of nothing',
    withLayers({ ...rectangle, type: 'INSTANCE', mainComponent: '9:9' }),
    `${layer}.mainComponent names the component "9:9", which is not in the file`
  ],
  [
    'an instance of a rectangle',
    withLayers(
      { ...rectangle, id: '1:2', type: 'INSTANCE', mainComponent: '1:1' },
      rectangle
    ),
    `${layer}.mainComponent names the component "1:1", which is a RECTANGLE`
  ],
  [
    'plugin data of numbers',
    withLayers({ ...rectangle, pluginData: { 'p:a': { key: 1 } } }),
    `${layer}.pluginData.p:a.key must be text but is a number`
  ]
]

test.each(damages)('says what is wrong with %s', async (_, document, text) => {
  const opened = openPlugin({ document })

  await expect(opened).rejects.toThrow('Nothing was opened: ')
  await expect(opened).rejects.toThrow(text)
})

test('says which library is broken', async () => {
  const libraries = [withLayers(), withLayers({ ...rectangle, width: true })]

  await expect(openPlugin({ libraries })).rejects.toThrow(
    `libraries[1].${layer}.width must be a number but is true or false`
  )
})

test.each(['landing-page', 'poster'] as const)(
  'takes what it wrote itself of %s',
  async sample => {
    const { host } = await openPlugin({ sample })

    const file = JSON.parse(JSON.stringify(host.exportDocument()))

    await expect(openPlugin({ document: file })).resolves.toBeDefined()
  }
)

test('opens an instance whose component was deleted', async () => {
  const first = await openPlugin()
  await first.run(`
    const component = figma.createComponent()
    component.createInstance().name = 'Orphan'
    component.remove()`)

  const second = await openPlugin({ document: first.host.exportDocument() })

  const orphan = await second.run(`
    const node = figma.currentPage.findOne(one => one.name === 'Orphan')
    return [node.type, await node.getMainComponentAsync()]`)
  expect(orphan).toEqual(['INSTANCE', null])
})

test('gives a deleted component back to its instances in the next run', async () => {
  const plugin = await openPlugin()
  await plugin.run(`
    const component = figma.createComponent()
    component.createInstance().name = 'Found again'
    figma.commitUndo()
    component.remove()`)

  await plugin.restart()
  plugin.host.user.undo()

  const main = await plugin.run(`
    const node = figma.currentPage.findOne(one => one.name === 'Found again')
    return (await node.getMainComponentAsync()).type`)
  expect(main).toBe('COMPONENT')
})

/** A copy in which one value became another kind of value. */
function swapType(document: DocumentFile, seed: number): DocumentFile {
  const random = randomFrom(seed)
  const copy: unknown = JSON.parse(JSON.stringify(document))
  const places: [Fields, string][] = []
  function walk(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const fields = value as Fields // arrays as well
    for (const key of Object.keys(fields)) {
      places.push([fields, key])
      walk(fields[key])
    }
  }
  walk(copy)
  const [fields, key] = places[Math.floor(random() * places.length)] ?? [{}, '']
  const kinds = [null, 7, 'text', true, [], {}, [[]], -1]
  fields[key] = kinds[Math.floor(random() * kinds.length)]
  return copy as DocumentFile // damaged on purpose
}

test('opens a damaged document whole or says where it is broken', async () => {
  const seed = Math.floor(Math.random() * 1e6)
  const { host } = await openPlugin({ sample: 'landing-page' })
  const { images: _, ...outline } = host.exportDocument()
  const document = { ...outline, images: {} }
  const unclear: string[] = []

  for (let i = 0; i < 60; i += 1) {
    const given = swapType(i % 4 ? document : firstDocument, seed + i)
    try {
      const opened = await openPlugin({ document: given })
      opened.host.scene()
      opened.host.exportDocument()
    } catch (error) {
      const text = String(error)
      if (!/Nothing was opened: .+\. [A-Z]/.test(text)) {
        unclear.push(`seed ${seed + i}: ${text}`)
      }
    }
  }

  expect(unclear).toEqual([])
})

test('refuses every cut text as broken', () => {
  const text = JSON.stringify(firstDocument)
  const random = randomFrom(text.length)

  for (let i = 0; i < 50; i += 1) {
    const cut = text.slice(0, Math.floor(random() * text.length))
    expect(() => readDocument(cut)).toThrow('This file is broken')
  }
})
