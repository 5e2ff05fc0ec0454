import { expect, it } from 'vitest'
import type { BoardComp, CompImage } from '../../../contract/placing.ts'
import { addSample, laidOut } from '../added.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'

const shapes = [
  { name: 'Wide', width: 90, height: 60, pictureHeight: 60 },
  { name: 'Tall', width: 40, height: 80, pictureHeight: 80 },
  { name: 'Square', width: 50, height: 50, pictureHeight: 50 }
]

async function addAll(controller: OpenController): Promise<BoardComp[]> {
  const comps: CompImage[] = []
  for (const [i, shape] of shapes.entries()) {
    const changes = { ...shape, assetId: `${i}` }
    comps.push(await addSample(controller, changes, `#${i}${i}4466`))
  }
  return laidOut(comps)
}

function boxesOf({ host }: OpenController, ids: string[]) {
  return ids.map(id => {
    const node = host.node(id)
    const [[, , x], [, , y]] = node?.absoluteTransform ?? [[], []]
    return { name: node?.name, width: node?.width, height: node?.height, x, y }
  })
}

it('is a row around the centre of the view, named and selected', async () => {
  const controller = await openController()
  const { host, peer } = controller
  host.user.setViewport({ x: 500, y: 300 }, 1)
  const comps = await addAll(controller)

  const { layers } = await peer.call.placeBoard({ comps })

  const ids = layers.map(({ nodeId }) => nodeId)
  const boxes = boxesOf(controller, ids)
  expect(boxes.map(({ name }) => name)).toEqual(['Wide', 'Tall', 'Square'])
  expect(host.scene().selection).toEqual(ids)
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  const [first, , last] = boxes
  const right = (last?.x ?? 0) + (last?.width ?? 0)
  expect(Math.abs(((first?.x ?? 0) + right) / 2 - 500)).toBeLessThanOrEqual(1)
})

it('gives each comp its box', async () => {
  const controller = await openController()
  const comps = await addAll(controller)

  const { layers } = await controller.peer.call.placeBoard({ comps })

  const boxes = boxesOf(
    controller,
    layers.map(({ nodeId }) => nodeId)
  )
  const [, first] = boxes.map(({ x = 0, y = 0 }) => ({ x, y }))
  const [, expected = { x: 0, y: 0 }] = comps.map(({ box }) => box)
  const across = (first?.x ?? 0) - expected.x
  const down = (first?.y ?? 0) - expected.y
  expect(boxes).toMatchObject(
    comps.map(({ box: { x, y, width, height } }) => ({
      width,
      height,
      x: x + across,
      y: y + down
    }))
  )
})

it.each([
  { size: 120, isSelected: true, at: 'PAGE' },
  { size: 1200, isSelected: true, at: 'FRAME' },
  { size: 120, isSelected: false, at: 'PAGE' },
  { size: 1200, isSelected: false, at: 'PAGE' }
])('is placed where all of it shows: %o', async ({ size, isSelected, at }) => {
  const controller = await openController()
  const { host, peer } = controller
  const frame = await host.evaluate<string>(
    `const frame = figma.createFrame()
     frame.resize(input, input)
     return frame.id`,
    size
  )
  host.user.setViewport({ x: 60, y: 60 }, 1)
  host.user.select(isSelected ? [frame] : [])
  const comps = await addAll(controller)

  const { layers } = await peer.call.placeBoard({ comps })

  const parents = await host.evaluate<string[]>(
    `const nodes = await Promise.all(input.map(figma.getNodeByIdAsync))
     return nodes.map(({ parent }) => parent.type)`,
    layers.map(({ nodeId }) => nodeId)
  )
  expect(new Set(parents)).toEqual(new Set([at]))
})

it('does not cover the board before it', async () => {
  const controller = await openController()
  const comps = await addAll(controller)
  const first = await controller.peer.call.placeBoard({ comps })
  controller.host.user.select([])

  const second = await controller.peer.call.placeBoard({ comps })

  const [one, other] = boxesOf(controller, [
    first.layers[0]?.nodeId ?? '',
    second.layers[0]?.nodeId ?? ''
  ])
  expect([
    (other?.x ?? 0) - (one?.x ?? 0),
    (other?.y ?? 0) - (one?.y ?? 0)
  ]).toEqual([0, (one?.height ?? 0) + 24])
})

it('shows a board that is larger than the view', async () => {
  const controller = await openController()
  const { host, peer } = controller
  host.user.setViewport({ x: 0, y: 0 }, 20)
  const comps = await addAll(controller)

  await peer.call.placeBoard({ comps })

  expect(host.scene().viewport.zoom).toBeLessThan(20)
})

it('draws nothing when an image is missing', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const [comp, ...others] = await addAll(controller)
  if (!comp) throw new Error('No comp was added.')
  const missing = { ...comp, imageHash: 'f'.repeat(40) }
  const before = host.exportDocument()

  const failed = peer.call.placeBoard({ comps: [...others, missing] })

  await expect(failed).rejects.toMatchObject({ code: 'image-missing' })
  expect(host.exportDocument()).toEqual(before)
})

it.each([[[]], ['all'], [[{ imageHash: 'a' }]]])('refuses %o', async comps => {
  const { peer } = await openController()

  const failed = peer.call.placeBoard({ comps: comps as never }) // wrong on purpose

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
})
