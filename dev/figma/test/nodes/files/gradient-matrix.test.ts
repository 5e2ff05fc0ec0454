import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'
import { withLayers } from '../../with-layers.ts'

const black = { r: 0, g: 0, b: 0, a: 1 }

/** As JSON writes what is not a number. */
const gradient = {
  type: 'GRADIENT_LINEAR',
  gradientTransform: [
    [null, null, null],
    [null, null, null]
  ],
  gradientStops: [{ position: 0, color: black }]
}
const crop = {
  type: 'IMAGE',
  imageHash: null,
  scaleMode: 'CROP',
  imageTransform: gradient.gradientTransform
}
const size = { width: 10, height: 10 }

test.each([
  ['a gradient', { type: 'RECTANGLE', ...size, fills: [gradient] }],
  ['a crop', { type: 'FRAME', ...size, strokes: [crop] }],
  [
    'a stretch of text',
    {
      type: 'TEXT',
      ...size,
      characters: 'a',
      ranges: [{ start: 0, end: 1, fills: [gradient] }]
    }
  ],
  [
    'a region',
    {
      type: 'VECTOR',
      ...size,
      vectorNetwork: {
        vertices: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 0, y: 9 }
        ],
        segments: [
          { start: 0, end: 1 },
          { start: 1, end: 2 },
          { start: 2, end: 0 }
        ],
        regions: [
          { windingRule: 'NONZERO', loops: [[0, 1, 2]], fills: [gradient] }
        ]
      }
    }
  ]
])('opens a file with %s whose matrix is not a number', async (_, layer) => {
  const document = withLayers({ id: '1:1', name: 'Odd', ...layer })

  const { host, run } = await openPlugin({ document })

  const drawn = await run<string>(`const [node] = figma.currentPage.children
    const saved = await node.exportAsync({ format: 'SVG_STRING' })
    return node.type + saved`)
  expect(drawn).toContain(layer.type)
  expect(drawn).not.toContain('NaN')
  const again = JSON.parse(JSON.stringify(host.exportDocument()))
  await expect(openPlugin({ document: again })).resolves.toBeDefined()
})

test('lets no plugin set such a matrix', async () => {
  const { error } = await openPlugin()

  const set = (entry: string): Promise<string> =>
    error(`figma.createRectangle().fills = [{
      type: 'GRADIENT_LINEAR', gradientStops: [],
      gradientTransform: [[${entry}, 0, 0], [0, 1, 0]] }]`)

  expect(await set('null')).toContain('to have type number but got null')
  expect(await set('NaN')).toContain('to have type number but got NaN')
})
