import { describe, expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { layersOf, placeCard, sampleCard } from '../sample-card.ts'

it('places several cards in rows and columns, none over another', async () => {
  const controller = await openController()
  controller.host.user.setViewport({ x: 0, y: 0 }, 1)

  const cards = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      sampleCard({ assetId: `${5001 + i}`, name: `Track ${i}` })
    )
  )
  const { layers } = await controller.peer.call.placeCards({ cards })

  const places = layers.map(({ nodeId }) => {
    const [[, , x], [, , y]] = controller.host.node(nodeId)
      ?.absoluteTransform ?? [[], []]
    return [x, y]
  })
  expect(layers.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, i) => `Track ${i}`)
  )
  expect(places).toEqual(
    [-268, -156, -44, 68, 180].flatMap(y => [
      [-372, y],
      [12, y]
    ])
  )
})

describe('where a card goes', () => {
  it('into an auto layout, with its layers in place', async () => {
    const controller = await openController()
    await controller.host.evaluate(
      `const frame = figma.createFrame()
       frame.layoutMode = 'HORIZONTAL'`
    )
    const at = { pageId: controller.host.scene().pageId, x: 50, y: 50 }

    const id = await placeCard(controller, {}, at)

    const [frame] = controller.host.scene().children
    const [background] = await layersOf(controller, id)
    expect(frame?.children?.map(one => one.id)).toEqual([id])
    expect(background?.box).toEqual([0, 0, 360, 88])
  })

  it('turned with a turned frame', async () => {
    const controller = await openController()
    const { host } = controller
    await host.evaluate(
      `const frame = figma.createFrame()
       frame.resize(600, 600)
       frame.rotation = -90`
    )
    const at = { pageId: host.scene().pageId, x: -300, y: 300 }

    const id = await placeCard(controller, {}, at)

    expect(host.node(id)?.absoluteTransform).toEqual([
      [expect.closeTo(0), expect.closeTo(-1), expect.closeTo(-256)],
      [expect.closeTo(1), expect.closeTo(0), expect.closeTo(120)]
    ])
    const boxes = await layersOf(controller, id)
    expect(boxes[1]?.box.map(Math.round)).toEqual([12, 12, 64, 64])
  })

  it('beside a selected card, not into it, and not over it', async () => {
    const controller = await openController()
    const first = await placeCard(controller)
    const [, cover] = await layersOf(controller, first)
    controller.host.user.select([cover?.id ?? ''])

    const second = await placeCard(controller)

    const [one, other] = [first, second].map(id => controller.host.node(id))
    expect(controller.host.scene().children.map(({ id }) => id)).toEqual([
      first,
      second
    ])
    expect(other?.absoluteTransform?.[0][2]).toBe(
      (one?.absoluteTransform?.[0][2] ?? 0) + 360 + 24
    )
  })
})
