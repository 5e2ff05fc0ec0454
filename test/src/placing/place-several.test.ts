import { describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../contract/outgoing-calls.ts'
import type { CanvasPoint, PlacedLayer } from '../../../contract/placing.ts'
import { addSample, laidOut } from '../added.ts'
import { breakMember } from '../break-member.ts'
import { cancelCall } from '../cancel-call.ts'
import { contentOf } from '../content-of.ts'
import { slowPaints } from '../count-work.ts'
import { holdMember } from '../hold-member.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { sampleCard } from '../sample-card.ts'

interface Target {
  at?: CanvasPoint
}

type Place = (
  target?: Target,
  options?: CallOptions
) => Promise<{ layers: PlacedLayer[] }>

interface Kind {
  kind: string
  /** Prepares layers that are named by their numbers. */
  prepare: (controller: OpenController, count: number) => Promise<Place>
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    assetId: `${5001 + i}`,
    name: `Asset ${i}`
  }))

async function board({ peer, ...controller }: OpenController, count: number) {
  const added = []
  for (const one of numbers(count)) {
    added.push(await addSample({ peer, ...controller }, one))
  }
  const comps = laidOut(added)
  const place: Place = (target, options) =>
    peer.call.placeBoard({ comps, ...target }, options)
  return place
}

async function cards({ peer }: OpenController, count: number) {
  const all = await Promise.all(numbers(count).map(sampleCard))
  const place: Place = (target, options) =>
    peer.call.placeCards({ cards: all, ...target }, options)
  return place
}

async function mixed({ peer, ...controller }: OpenController, count: number) {
  const [first, ...others] = numbers(count)
  const comps = laidOut([await addSample({ peer, ...controller }, first)])
  const all = await Promise.all(others.map(sampleCard))
  const place: Place = (target, options) =>
    peer.call.placeBoard({ comps, cards: all, ...target }, options)
  return place
}

const kinds: Kind[] = [
  { kind: 'a board', prepare: board },
  { kind: 'cards', prepare: cards },
  { kind: 'a board with cards', prepare: mixed }
]

describe.each(kinds)('$kind', ({ prepare }) => {
  it('is one step to undo', async () => {
    const controller = await openController()
    const place = await prepare(controller, 3)
    const before = await contentOf(controller)

    await place()
    const placed = controller.host.scene().children
    controller.host.user.undo()

    expect(placed).toHaveLength(3)
    expect(await contentOf(controller)).toEqual(before)
  })

  it('leaves nothing behind when Figma refuses one layer', async () => {
    const controller = await openController()
    const place = await prepare(controller, 3)
    await breakMember(controller, {
      of: 'figma.currentPage',
      member: 'appendChild',
      when: "given[0].name === 'Asset 2'"
    })
    const before = await contentOf(controller)

    const failed = place()

    await expect(failed).rejects.toMatchObject({ code: 'internal' })
    expect(await contentOf(controller)).toEqual(before)
  })

  it('leaves nothing behind when its frame is deleted during the call', async () => {
    let turn = 0
    let onTurn = () => {}
    const controller = await openController({ onTurn: () => onTurn() })
    const { host } = controller
    const place = await prepare(controller, 20)
    const frame = await host.evaluate<string>(
      `const frame = figma.createFrame()
       frame.resize(16000, 4000)
       frame.appendChild(figma.createRectangle())
       return frame.id`
    )
    host.user.select([frame])
    host.user.setViewport({ x: 8000, y: 2000 }, 1)
    await slowPaints(controller)
    onTurn = () => {
      turn += 1
      const body = `const frame = await figma.getNodeByIdAsync(input)
        if (frame && frame.children.length > 2) frame.remove()`
      void host.remotely(body, frame)
    }

    const failed = place()

    await expect(failed).rejects.toMatchObject({ code: 'layer-deleted' })
    expect(turn).toBeGreaterThan(5)
    expect(host.scene().children).toEqual([])
  })

  it('is not drawn when cancelled while its page loads', async () => {
    const controller = await openController()
    const place = await prepare(controller, 2)
    const at = { pageId: controller.host.scene().pageId, x: 0, y: 0 }
    const release = await holdMember(controller, {
      of: 'figma.currentPage',
      member: 'loadAsync'
    })
    const before = await contentOf(controller)

    const ends = await cancelCall(
      controller,
      signal => place({ at }, { signal }),
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

  it('goes into the flow of an auto layout in order, at the point', async () => {
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
    const place = await prepare(controller, 3)
    const at = { pageId: host.scene().pageId, x: 100, y: 50 }

    await place({ at })

    const names = await host.evaluate<string[]>(
      `const frame = await figma.getNodeByIdAsync(input)
       return frame.children.map(({ name }) => name)`,
      frame
    )
    expect(names).toEqual(['1', 'Asset 0', 'Asset 1', 'Asset 2', '2'])
  })
})
