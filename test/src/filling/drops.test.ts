import { expect, it } from 'vitest'
import type { Drop } from '../../../contract/selection.ts'
import { fillSample } from '../added.ts'
import { breakMember } from '../break-member.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { samplePicture } from '../sample-picture.ts'

const dropMetadata = { dragId: 'drag-7' }

/** Drops at a point; returns the event that the panel receives. */
async function drop(
  controller: OpenController,
  x: number,
  y: number
): Promise<Drop> {
  await controller.settle()
  const received = new Promise<Drop>(resolve => {
    const stop = controller.peer.on('dropped', dropped => {
      stop()
      resolve(dropped)
    })
  })
  controller.host.drop({ x, y, items: [], files: [], dropMetadata })
  return received
}

/** Draws with a source that may use the image paint `picture`. */
function drawOn({ host }: OpenController, source: string): Promise<unknown> {
  return host.evaluate(
    `const draw = (type, name, width, height, ...inside) => {
       const layer = figma['create' + type]()
       layer.name = name
       if (layer.resizeWithoutConstraints) {
         layer.resizeWithoutConstraints(width, height)
       } else layer.resize(width, height)
       inside.forEach(one => layer.appendChild(one))
       return layer
     }
     const picture = { type: 'IMAGE', scaleMode: 'FILL', imageHash: null }
     const change = (layer, looks) => Object.assign(layer, looks)
     ${source}`
  )
}

it('reports a drop of ours, and keeps Figma from handling it', async () => {
  const controller = await openController()
  const { host } = controller
  const id = host.user.add('RECTANGLE', { x: 5, y: 6, width: 80, height: 40 })
  const { pageId } = host.scene()

  const dropped = await drop(controller, 30, 20)

  expect(dropped).toEqual({
    dragId: 'drag-7',
    at: { pageId, x: 30, y: 20 },
    target: {
      nodeId: id,
      name: expect.any(String),
      width: 80,
      height: 40,
      refusal: null,
      asset: null
    }
  })
  const isFigmas = host.drop({ x: 1, y: 1, items: [], files: [], dropMetadata })
  expect(isFigmas).toBe(false)
})

it.each([
  ['nothing', undefined],
  ['the metadata of another plugin', { id: 'drag-7' }],
  ['an id that is no text', { dragId: 7 }],
  ['a text', 'drag-7']
])('leaves a drop that carries %s to Figma', async (_, metadata) => {
  const controller = await openController()
  const { host, peer } = controller
  const received: Drop[] = []
  peer.on('dropped', dropped => received.push(dropped))

  const isFigmas = host.drop({
    x: 1,
    y: 1,
    items: [{ type: 'text/plain', data: 'drag-7' }],
    files: [],
    dropMetadata: metadata
  })

  await controller.settle()
  expect(isFigmas).toBe(true)
  expect(received).toEqual([])
})

it.each([
  ['empty canvas', '', null],
  ['a shape', "draw('Ellipse', 'A', 200, 200)", 'A'],
  [
    'the upper of two shapes',
    "draw('Rectangle', 'A', 200, 200); draw('Rectangle', 'B', 200, 200)",
    'B'
  ],
  ['an empty frame', "draw('Frame', 'A', 200, 200)", 'A'],
  [
    'a frame that holds layers',
    "draw('Frame', 'A', 200, 200, draw('Rectangle', 'B', 20, 20))",
    null
  ],
  [
    'a frame that holds layers and shows a picture',
    `draw('Frame', 'A', 200, 200, draw('Rectangle', 'B', 20, 20)).fills =
       [picture]`,
    'A'
  ],
  [
    'a frame over a shape, which it hides',
    `draw('Rectangle', 'X', 200, 200)
     draw('Frame', 'A', 200, 200, draw('Rectangle', 'B', 20, 20))`,
    null
  ],
  [
    'a shape in a frame',
    "draw('Frame', 'A', 200, 200, draw('Rectangle', 'B', 150, 150))",
    'B'
  ],
  ['a section', "draw('Section', 'S', 200, 200)", null],
  [
    'a text over a shape',
    `draw('Rectangle', 'A', 200, 200)
     draw('Text', 'T', 200, 200)`,
    'A'
  ],
  [
    'a locked shape over another',
    `draw('Rectangle', 'A', 200, 200)
     draw('Rectangle', 'B', 200, 200).locked = true`,
    'A'
  ],
  [
    'a hidden shape over another',
    `draw('Rectangle', 'A', 200, 200)
     draw('Rectangle', 'B', 200, 200).visible = false`,
    'A'
  ],
  [
    'a shape in a group',
    `figma.group([draw('Rectangle', 'A', 200, 200)], figma.currentPage)`,
    'A'
  ],
  [
    'a boolean shape',
    `change(figma.union([draw('Rectangle', 'A', 200, 200),
       draw('Ellipse', 'B', 20, 20)], figma.currentPage), { name: 'U' })`,
    'U'
  ],
  [
    'a layer of an instance',
    `const main = draw('Component', 'C', 200, 200,
       draw('Rectangle', 'B', 200, 200))
     main.createInstance()
     main.x = 900`,
    'B'
  ],
  [
    'a part that a frame cuts off',
    `draw('Frame', 'A', 50, 200, draw('Rectangle', 'B', 200, 200))`,
    null
  ],
  [
    'a part that a mask hides',
    `draw('Frame', 'A', 200, 200,
       change(draw('Rectangle', 'M', 50, 50), { isMask: true }),
       draw('Rectangle', 'B', 200, 200))`,
    null
  ],
  [
    'a part that a mask shows',
    `draw('Frame', 'A', 200, 200,
       change(draw('Rectangle', 'M', 150, 150), { isMask: true }),
       draw('Rectangle', 'B', 200, 200))`,
    'B'
  ],
  [
    'a turned shape',
    "change(draw('Rectangle', 'A', 200, 200), { x: 0, y: 150, rotation: 45 })",
    'A'
  ]
])('finds the layer to fill at %s', async (_, source, name) => {
  const controller = await openController()
  await drawOn(controller, source)

  const { target } = await drop(controller, 100, 100)

  expect(target ? target.name : null).toBe(name)
})

it('reports which asset the target shows', async () => {
  const controller = await openController()
  await placeSample(controller)
  const { x, y } = controller.host.scene().viewport.center

  const { target } = await drop(controller, x, y)

  expect(target?.asset).toEqual({
    assetId: '1001',
    mediaType: 'image',
    state: 'comp'
  })
})

it('fills its target, and places a comp without one', async () => {
  const controller = await openController()
  const { host, peer } = controller
  host.user.add('RECTANGLE', { x: 0, y: 0, width: 80, height: 40 })

  const overShape = await drop(controller, 30, 20)
  const beside = await drop(controller, 2000, 3000)
  const nodeId = overShape.target?.nodeId ?? ''
  await fillSample(controller, [nodeId])
  const { at } = beside
  const placed = await peer.call.placeComp({
    ...(await samplePicture()),
    at
  })

  expect(host.node(nodeId)?.fills).toHaveLength(2)
  const { absoluteTransform, width, height } = host.node(placed.nodeId) ?? {}
  const [[, , x] = [], [, , y] = []] = absoluteTransform ?? []
  expect([(x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2]).toEqual([
    2000, 3000
  ])
})

it('reports a drop even when the layers under it cannot be read', async () => {
  const controller = await openController()
  controller.host.user.add('RECTANGLE', { x: 5, y: 6, width: 80, height: 40 })
  await breakMember(controller, {
    of: 'figma.createRectangle()',
    member: 'absoluteTransform',
    when: 'true',
    isRead: true
  })

  const dropped = await drop(controller, 30, 20)

  expect(dropped).toMatchObject({ dragId: 'drag-7', target: null })
})
