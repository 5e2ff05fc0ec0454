import { describe, expect, it } from 'vitest'
import type { TrackCard } from '../../../contract/placing.ts'
import { breakMember } from '../break-member.ts'
import { cancelCall } from '../cancel-call.ts'
import { slowPaints } from '../count-work.ts'
import { contentOf } from '../content-of.ts'
import { holdMember } from '../hold-member.ts'
import { openController } from '../open-controller.ts'
import { layersOf, placeCard, sampleCard } from '../sample-card.ts'

describe('several cards', () => {
  async function many(count: number): Promise<TrackCard[]> {
    return Promise.all(
      Array.from({ length: count }, (_, i) =>
        sampleCard({ assetId: `${5001 + i}`, name: `Track ${i}` })
      )
    )
  }

  it('lie in rows and columns, none over another', async () => {
    const controller = await openController()
    controller.host.user.setViewport({ x: 0, y: 0 }, 1)

    const { layers } = await controller.peer.call.placeCards({
      cards: await many(10)
    })

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

  it('are one step to undo', async () => {
    const controller = await openController()
    const before = await contentOf(controller)

    await controller.peer.call.placeCards({ cards: await many(3) })
    controller.host.user.undo()

    expect(await contentOf(controller)).toEqual(before)
  })

  it('leave nothing behind when Figma refuses one', async () => {
    const controller = await openController()
    const cards = await many(3)
    await breakMember(controller, {
      of: 'figma.currentPage',
      member: 'appendChild',
      when: "given[0].name === 'Track 2'"
    })
    const before = await contentOf(controller)

    const failed = controller.peer.call.placeCards({ cards })

    await expect(failed).rejects.toMatchObject({ code: 'internal' })
    expect(await contentOf(controller)).toEqual(before)
  })

  it('leave nothing behind when their frame is deleted meanwhile', async () => {
    let turn = 0
    let onTurn = () => {}
    const controller = await openController({ onTurn: () => onTurn() })
    const { host, peer } = controller
    const frame = await host.evaluate<string>(
      `const frame = figma.createFrame()
       frame.resize(4000, 4000)
       frame.appendChild(figma.createRectangle())
       return frame.id`
    )
    host.user.setViewport({ x: 2000, y: 2000 }, 1)
    await slowPaints(controller)
    onTurn = () => {
      turn += 1
      const body = '(await figma.getNodeByIdAsync(input)).remove()'
      if (turn === 5) void host.remotely(body, frame)
    }

    const failed = peer.call.placeCards({ cards: await many(20) })

    await expect(failed).rejects.toMatchObject({ code: 'layer-deleted' })
    expect(turn).toBeGreaterThan(5)
    expect(host.scene().children).toEqual([])
  })

  it('are not drawn when cancelled while the page loads', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const cards = await many(2)
    const at = { pageId: host.scene().pageId, x: 0, y: 0 }
    const release = await holdMember(controller, {
      of: 'figma.currentPage',
      member: 'loadAsync'
    })
    const before = await contentOf(controller)

    const ends = await cancelCall(
      controller,
      signal => peer.call.placeCards({ cards, at }, { signal }),
      async cancel => {
        await controller.settle()
        cancel()
        await controller.settle()
        await release()
      }
    )

    expect(ends).toEqual(['failure'])
    expect(await contentOf(controller)).toEqual(before)
  })
})

describe('where a card goes', () => {
  it('into the flow of an auto layout, at the point', async () => {
    const controller = await openController()
    const { host } = controller
    const frame = await host.evaluate<string>(
      `const frame = figma.createFrame()
       frame.layoutMode = 'HORIZONTAL'
       ;[1, 2].forEach(i => {
         const box = figma.createRectangle()
         box.name = String(i)
         frame.appendChild(box)
       })
       return frame.id`
    )
    const at = { pageId: host.scene().pageId, x: 100, y: 50 }

    const id = await placeCard(controller, {}, at)

    const names = await host.evaluate<string[]>(
      `const frame = await figma.getNodeByIdAsync(input)
       return frame.children.map(({ name }) => name)`,
      frame
    )
    expect(names).toEqual(['1', 'Slow tide · 442583', '2'])
    const [background] = await layersOf(controller, id)
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
      (one?.absoluteTransform?.[0][2] ?? 0) + 24
    )
  })
})
