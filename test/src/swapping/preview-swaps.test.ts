import { expect, it } from 'vitest'
import type { PlannedSwap } from '../../../contract/swapping.ts'
import { readPreview } from '../read-preview.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'

const planned: PlannedSwap = {
  assetId: '1001',
  mediaType: 'image',
  width: 900,
  height: 600
}

it('reports a layer of which only the picture changes', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await placeSample(controller, { assetId: '1002' }, '#aa0000')
  const before = controller.host.exportDocument()

  const look = await readPreview(controller, [planned])

  expect(look).toEqual({
    uses: [
      {
        assetId: '1001',
        mediaType: 'image',
        id,
        name: 'Mountain lake at dawn',
        pageName: 'Page 1',
        holder: 'layer',
        drawnWidth: 600,
        mainId: null,
        changes: [{ before: {}, after: {} }],
        refusal: null
      }
    ],
    unreadPages: [],
    searches: []
  })
  expect(controller.host.exportDocument()).toEqual(before)
})

it('reports where a crop moves and tiles scale', async () => {
  const controller = await openController()
  const id = await placeSample(controller, { height: 80, pictureHeight: 60 })
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     const tile = { scaleMode: 'TILE', scalingFactor: 0.5 }
     node.strokes = [{ type: 'IMAGE', imageHash: node.fills[0].imageHash, ...tile }]`,
    id
  )

  const { uses } = await readPreview(controller, [planned])

  const [use] = uses
  const [tile, crop] = use?.changes ?? []
  expect(tile?.after.scalingFactor).toBeCloseTo(0.05)
  expect(crop?.before.transform).not.toEqual(crop?.after.transform)
  expect(uses).toHaveLength(1)
})

it('takes the comp’s size while the licensed one is not known', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  controller.host.user.crop(id, 0, [
    [0.5, 0, 0.25],
    [0, 0.5, 0.25]
  ])
  const unknown = { ...planned, width: null, height: null }

  const { uses } = await readPreview(controller, [unknown])

  const [change] = uses[0]?.changes ?? []
  expect(uses).toMatchObject([{ id }])
  expect(change?.after.transform).toEqual(change?.before.transform)
})

it('counts followers of a style or component, and lists overrides', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  const ids = await controller.host.evaluate<Record<string, string>>(
    `const node = await figma.getNodeByIdAsync(input)
     const component = figma.createComponent()
     component.appendChild(node)
     const instances = [1, 2, 3].map(() => component.createInstance())
     instances[2].children[0].fills = [{ ...node.fills[0], opacity: 0.5 }]
     const frame = figma.createFrame()
     frame.appendChild(instances[0])
     const outer = figma.createComponent()
     outer.appendChild(frame)
     outer.createInstance()
     const style = figma.createPaintStyle()
     style.name = 'Hero'
     style.paints = node.fills
     for (const name of ['One', 'Two']) {
       const styled = figma.createRectangle()
       await styled.setFillStyleIdAsync(style.id)
     }
     return { style: style.id, overridden: instances[2].children[0].id }`,
    id
  )

  const { uses } = await readPreview(controller, [planned])

  const seen = uses
    .filter(({ mainId }) => mainId === null)
    .map(({ id, holder }) => {
      const followers = uses.filter(({ mainId }) => mainId === id)
      return [id, holder, followers.length]
    })
  expect(seen).toEqual([
    [ids['style'], 'style', 2],
    [id, 'main-component', 3],
    [ids['overridden'], 'override', 0]
  ])
})

it('refuses invalid input', async () => {
  const { peer } = await openController()

  const failed = peer.call.previewSwaps({
    swaps: [{ ...planned, width: -1 }]
  })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
})

// The comp is 90 × 60; the layer becomes 300 × 300.
it.each([
  { scaleMode: 'FILL', width: 450 },
  { scaleMode: 'FIT', width: 300 },
  { scaleMode: 'TILE', scalingFactor: 2, width: 180 },
  {
    scaleMode: 'CROP',
    half: [
      [0.5, 0, 0.25],
      [0, 0.5, 0.25]
    ],
    width: 600
  },
  {
    scaleMode: 'CROP',
    half: [
      [0, 0.5, 0.25],
      [-0.5, 0, 0.75]
    ],
    width: 600
  }
])('tells how wide a paint draws the whole comp: %o', async one => {
  const controller = await openController()
  const id = await placeSample(controller)
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.resize(300, 300)
     const [paint] = node.fills
     const { scaleMode, scalingFactor, half } = input.one
     const shown = { type: 'IMAGE', imageHash: paint.imageHash, scaleMode }
     if (scalingFactor) shown.scalingFactor = scalingFactor
     if (half) shown.imageTransform = half
     node.fills = [shown]`,
    { id, one }
  )

  const { uses } = await readPreview(controller, [planned])

  expect(uses).toMatchObject([{ id, drawnWidth: one.width }])
})
