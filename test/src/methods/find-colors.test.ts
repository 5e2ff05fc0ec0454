import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

const solid = (r: number, g: number, b: number, more = '') =>
  `{ type: 'SOLID', color: { r: ${r}, g: ${g}, b: ${b} }, ${more} }`
const red = solid(1, 0, 0)
const green = solid(0, 1, 0)
const blue = solid(0, 0, 1)

/** Selects the layers that `source` makes and returns their colors. */
async function colorsOf(source: string): Promise<string[]> {
  const { peer, host } = await openController()
  await host.evaluate(
    `const box = (fills, width = 100, height = 100) => {
       const layer = figma.createRectangle()
       layer.resize(width, height)
       layer.fills = fills
       return layer
     }
     const frame = (fills, ...layers) => {
       const made = figma.createFrame()
       made.fills = fills
       layers.forEach(layer => made.appendChild(layer))
       return made
     }
     const change = (layer, looks) => Object.assign(layer, looks)
     figma.currentPage.selection = [${source}]`
  )
  const { colors } = await peer.call.findColors({})
  return colors
}

it.each([
  ['nothing', '', []],
  ['a color', `box([${red}])`, ['ff0000']],
  [
    'a color with fractional channels',
    `box([${solid(0.5, 0.2, 0)}])`,
    ['803300']
  ],
  [
    'the larger layer first',
    `box([${red}], 10, 10), box([${blue}])`,
    ['0000ff', 'ff0000']
  ],
  [
    'a color once, with its total area',
    `box([${green}], 12, 10), box([${red}], 10, 10), box([${red}], 10, 10)`,
    ['ff0000', '00ff00']
  ],
  [
    'the layers of a frame',
    `frame([${red}], box([${blue}], 10, 10))`,
    ['ff0000', '0000ff']
  ],
  [
    'the layers of a group',
    `figma.group([box([${blue}])], figma.currentPage)`,
    ['0000ff']
  ],
  [
    'a stroke after its fill',
    `change(box([${red}]), { strokes: [${blue}] })`,
    ['ff0000', '0000ff']
  ],
  [
    'no hidden paint',
    `box([${red}, ${solid(0, 0, 1, 'visible: false')}])`,
    ['ff0000']
  ],
  [
    'no transparent paint',
    `box([${red}, ${solid(0, 0, 1, 'opacity: 0')}])`,
    ['ff0000']
  ],
  ['no paint under another', `box([${red}, ${blue}])`, ['0000ff']],
  [
    'paints under a translucent one',
    `box([${red}, ${solid(0, 0, 1, 'opacity: 0.25')}])`,
    ['ff0000', '0000ff']
  ],
  ['no hidden layer', `change(box([${red}]), { visible: false })`, []],
  [
    'nothing in a hidden layer',
    `change(frame([${red}], box([${blue}])), { visible: false })`,
    []
  ],
  [
    'no mask',
    `frame([${red}], change(box([${blue}]), { isMask: true }))`,
    ['ff0000']
  ],
  [
    'a boolean shape, and not its parts',
    `change(
       figma.union([box([${blue}]), box([${green}])], figma.currentPage),
       { fills: [${red}] }
     )`,
    ['ff0000']
  ],
  [
    'the stops of a gradient, but not a transparent one',
    `box([{
       type: 'GRADIENT_LINEAR',
       gradientTransform: [[1, 0, 0], [0, 1, 0]],
       gradientStops: [
         { position: 0, color: { r: 1, g: 0, b: 0, a: 1 } },
         { position: 0.5, color: { r: 0, g: 0, b: 1, a: 0.5 } },
         { position: 1, color: { r: 0, g: 1, b: 0, a: 0 } }
       ]
     }])`,
    ['ff0000', '0000ff']
  ]
])('finds %s', async (_, source, colors) => {
  expect(await colorsOf(source)).toEqual(colors)
})

it('finds no color of a picture', async () => {
  const picture = `(() => {
    const { hash } = figma.createImage(figma.base64Decode('${onePixel}'))
    return box([{ type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }])
  })()`

  expect(await colorsOf(picture)).toEqual([])
})

it('finds the colors of each part of a text', async () => {
  const { peer, host } = await openController()
  await host.evaluate(
    `await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
     const text = figma.createText()
     text.characters = 'red, blue'
     text.setRangeFills(0, 3, [${red}])
     text.setRangeFills(3, 9, [${blue}])
     figma.currentPage.selection = [text]`
  )

  const { colors } = await peer.call.findColors({})

  expect(colors).toEqual(['ff0000', '0000ff'])
})

it('returns at most eight colors', async () => {
  const boxes = Array.from(
    { length: 10 },
    (_, i) => `box([${solid(0, 0, i / 255)}], 100 - ${i}, 10)`
  )

  expect(await colorsOf(boxes.join())).toEqual(
    Array.from({ length: 8 }, (_, i) => `00000${i}`)
  )
})

it('reads all selected layers, and descendants up to a hundred layers in all', async () => {
  const frames = `...Array.from({ length: 99 }, () => frame([${red}])),
    frame([${red}], box([${blue}], 10, 10), box([${blue}], 10, 10)),
    frame([${red}], box([${blue}], 10, 10))`

  expect(await colorsOf(frames)).toEqual(['ff0000'])
  expect(await colorsOf(`frame([${red}], frame([${blue}]))`)).toEqual([
    'ff0000',
    '0000ff'
  ])
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
