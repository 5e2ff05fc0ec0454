import { expect, it } from 'vitest'
import type { ControllerEvents } from '../../../contract/protocol.ts'
import { fillSample } from '../added.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { layersOf, placeCard, track } from '../sample-card.ts'

it('is a track in the selection, and cannot be filled', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeCard(controller)
  const layers = await layersOf(controller, id)
  const shown: unknown[] = []

  for (const one of [id, ...layers.map(layer => layer.id)]) {
    host.user.select([one])
    shown.push((await peer.call.findTargets({})).layers)
  }

  const asset = { ...track, state: 'comp' }
  expect(shown).toMatchObject(
    [id, ...layers.map(layer => layer.id)].map(nodeId => [
      { nodeId, asset, refusal: 'no-fillable-layer' }
    ])
  )
})

it.each(['card', 'instance'])('is kept by a fill: %s', async kind => {
  const controller = await openController()
  const id = await placeCard(controller)
  const ids = await controller.host.evaluate<string[]>(
    `const card = await figma.getNodeByIdAsync(input.id)
     if (input.kind === 'card') return card.children.map(one => one.id)
     const component = figma.createComponent()
     component.appendChild(card)
     const instance = component.createInstance()
     return instance.children[0].children
       .filter(one => !/Title|Artist|Length/.test(one.name))
       .map(one => one.id)`,
    { id, kind }
  )
  const before = controller.host.exportDocument()

  const { changed, refused } = await fillSample(controller, ids)

  expect(changed).toEqual([])
  expect(refused.map(({ code }) => code)).toEqual(
    ids.map(() => 'no-fillable-layer')
  )
  expect(controller.host.exportDocument().pages).toEqual(before.pages)
})

it('does not let a picture fall through to the layer behind it', async () => {
  const controller = await openController()
  const { host } = controller
  await placeSample(controller)
  host.user.select([])
  const id = await placeCard(controller)
  const [[, , x], [, , y]] = host.node(id)?.absoluteTransform ?? [[], []]
  const dropped: ControllerEvents['dropped'][] = []
  controller.peer.on('dropped', drop => dropped.push(drop))

  host.drop({
    x: (x ?? 0) + 40,
    y: (y ?? 0) + 40,
    items: [],
    files: [],
    dropMetadata: { dragId: 'one' }
  })
  await controller.settle()

  expect(dropped).toMatchObject([{ dragId: 'one', target: null }])
})
