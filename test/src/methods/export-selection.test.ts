import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

const red = "[{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]"

async function exported(source: string, longest = 100) {
  const { peer, host } = await openController()
  await host.evaluate(
    `const box = (width, height, looks) => {
       const layer = figma.createRectangle()
       layer.resize(width, height)
       return Object.assign(layer, { fills: ${red} }, looks)
     }
     figma.currentPage.selection = [${source}]`
  )
  return peer.call.exportSelection({ longest })
}

it.each([
  ['lies', 'box(40, 20)', 100, 50],
  ['stands', 'box(20, 40)', 50, 100],
  ['is larger than that', 'box(4000, 1000)', 100, 25],
  ['is turned', 'box(40, 20, { rotation: 90 })', 50, 100]
])(
  'exports a JPEG with the given longest side for a layer that %s',
  async (_, source, width, height) => {
    const { bytes } = await exported(source)

    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width,
      height
    })
  }
)

it('includes a shadow around the layer', async () => {
  const shadow = `effects: [{
    type: 'DROP_SHADOW', visible: true, blendMode: 'NORMAL', spread: 0,
    color: { r: 0, g: 0, b: 0, a: 1 }, offset: { x: 0, y: 60 }, radius: 0
  }]`

  const { bytes } = await exported(`box(40, 20, { ${shadow} })`)

  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 50,
    height: 100
  })
})

it('exports the first of several layers, and names it', async () => {
  const { bytes, name } = await exported(
    "box(40, 40, { name: 'First' }), box(40, 10)"
  )

  expect(name).toBe('First')
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 100,
    height: 100
  })
})

it('fails when nothing is selected', async () => {
  await expect(exported('')).rejects.toMatchObject({ code: 'nothing-selected' })
})

it.each([
  ['is hidden', 'box(40, 20, { visible: false })'],
  [
    'holds nothing that is shown',
    'figma.group([box(40, 20, { visible: false })], figma.currentPage)'
  ],
  [
    'has no paint that could be seen',
    'Object.assign(figma.createLine(), { strokes: [] })'
  ]
])('fails for a layer that %s', async (_, source) => {
  await expect(exported(source)).rejects.toMatchObject({
    code: 'export-failed',
    message: 'Failed to export node. This node may not have any visible layers.'
  })
})

it.each([0, -1, Number.NaN, 100_000])(
  'refuses a longest side of %d',
  async longest => {
    await expect(exported('box(40, 20)', longest)).rejects.toMatchObject({
      code: 'bad-input'
    })
  }
)
