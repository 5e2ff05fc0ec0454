import { expect, it } from 'vitest'
import { addSample, fillSample } from '../added.ts'
import { cancelCall } from '../cancel-call.ts'
import { contentOf } from '../content-of.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { swapComps } from '../swap-comps.ts'

const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 }, opacity: 0.25 }
const rect = { x: 0, y: 0, width: 200, height: 200 }

/** What a fill changes on a layer. */
function recordOf({ host }: OpenController, id: string) {
  return host.evaluate<{ fills: { imageHash?: string }[]; styleId: string }>(
    `const node = await figma.getNodeByIdAsync(input)
     return {
       fills: node.fills,
       styleId: node.fillStyleId,
       own: node.getPluginData('provenance'),
       shared: node.getSharedPluginData('cleared', 'provenance'),
       buttons: node.getRelaunchData()
     }`,
    id
  )
}

async function shuffle(controller: OpenController, id: string): Promise<void> {
  for (const [i, color] of ['#111111', '#222222', '#333333'].entries()) {
    await fillSample(controller, [id], { assetId: `${i}` }, color)
  }
}

function restore({ peer }: OpenController, ...nodeIds: string[]) {
  return peer.call.restoreFills({ nodeIds })
}

it.each([
  ['plain fills', ''],
  ['no fills', 'node.fills = []'],
  ['an id of ours', "node.setPluginData('provenance', '{}')"],
  [
    'a style',
    `const style = figma.createPaintStyle()
     style.paints = [{ type: 'SOLID', color: { r: 0, g: 1, b: 0 } }]
     await node.setFillStyleIdAsync(style.id)`
  ]
])('restores a layer with %s after several fills', async (_, setup) => {
  const controller = await openController()
  const { host } = controller
  const id = host.user.add('RECTANGLE', rect)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     ${setup}`,
    id
  )
  const before = await recordOf(controller, id)
  await shuffle(controller, id)

  const result = await restore(controller, id)

  expect(result).toEqual({ changed: [id], refused: [] })
  expect(await recordOf(controller, id)).toEqual(before)
})

it('restores a comp that was filled, with its record', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  const before = await recordOf(controller, id)
  await shuffle(controller, id)

  await restore(controller, id)

  expect(await recordOf(controller, id)).toEqual(before)
})

it('is one step to undo for all layers', async () => {
  const controller = await openController()
  const { host } = controller
  const ids = [host.user.add('FRAME', rect), host.user.add('ELLIPSE', rect)]
  await fillSample(controller, ids)
  const filled = host.scene()
  await restore(controller, ...ids)
  expect(host.scene()).not.toEqual(filled)

  host.user.undo()

  expect(host.scene()).toEqual(filled)
})

it.each<[string, (controller: OpenController) => string | Promise<string>]>([
  [
    'takes only the picture when the person changed other fills',
    ({ host }) => host.user.add('RECTANGLE', rect)
  ],
  [
    'restores the old picture under fills that were added later',
    controller => placeSample(controller)
  ]
])('%s', async (_, addLayer) => {
  const controller = await openController()
  const id = await addLayer(controller)
  const { fills: before } = await recordOf(controller, id)
  await shuffle(controller, id)
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.fills = [...node.fills, input.red]`,
    { id, red }
  )

  await restore(controller, id)

  const { fills } = await recordOf(controller, id)
  expect(fills).toMatchObject([...before, red])
})

it('remembers the first fills when a fill in between was undone', async () => {
  const controller = await openController()
  const { host } = controller
  const id = host.user.add('RECTANGLE', rect)
  const before = await recordOf(controller, id)
  await shuffle(controller, id)
  host.user.undo()

  await restore(controller, id)

  expect(await recordOf(controller, id)).toEqual(before)
})

it('starts from the fills that a person gave the layer', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  await shuffle(controller, id)
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.fills = [input.red]`,
    { id, red }
  )
  const before = await recordOf(controller, id)
  await shuffle(controller, id)

  await restore(controller, id)

  expect(before.fills).toMatchObject([red])
  expect(await recordOf(controller, id)).toEqual(before)
})

it.each([
  ['was never filled', async () => {}],
  [
    'was restored already',
    async (controller: OpenController, id: string) => {
      await fillSample(controller, [id])
      await restore(controller, id)
    }
  ],
  [
    'lost the picture by undo',
    async (controller: OpenController, id: string) => {
      await fillSample(controller, [id])
      controller.host.user.undo()
    }
  ]
])('names a layer that %s', async (_, prepare) => {
  const controller = await openController()
  const id = controller.host.user.add('RECTANGLE', rect)
  await prepare(controller, id)
  const before = controller.host.scene()

  const { changed, refused } = await restore(controller, id)

  expect(changed).toEqual([])
  expect(refused).toMatchObject([{ nodeId: id, code: 'nothing-to-restore' }])
  expect(controller.host.scene()).toEqual(before)
})

it('names layers that are locked or removed, and puts the others back', async () => {
  const controller = await openController()
  const { host } = controller
  const add = () => host.user.add('RECTANGLE', rect)
  const [locked, removed, open] = [add(), add(), add()]
  await fillSample(controller, [locked, removed, open])
  host.user.setLocked(locked, true)
  host.user.remove([removed])

  const result = await restore(controller, locked, removed, open)

  expect(result.changed).toEqual([open])
  expect(result.refused).toMatchObject([
    { nodeId: locked, code: 'layer-locked' },
    { nodeId: removed, name: '', code: 'layer-deleted' }
  ])
})

it('leaves the pictures when cancelled in the middle', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const nodeIds = Array.from({ length: 600 }, () =>
    host.user.add('RECTANGLE', rect)
  )
  const [first = ''] = nodeIds
  await fillSample(controller, nodeIds)
  const before = await contentOf(controller)

  const ends = await cancelCall(
    controller,
    signal => peer.call.restoreFills({ nodeIds }, { signal }),
    cancel => {
      host.onChange(() => {
        if (host.node(first)?.fills.length === 1) cancel()
      })
    }
  )

  expect(ends).toEqual(['failure'])
  expect(await contentOf(controller)).toEqual(before)
})

it('puts fills back again after an undo restored the picture', async () => {
  const controller = await openController()
  const { host } = controller
  const id = host.user.add('RECTANGLE', rect)
  const before = await recordOf(controller, id)
  await fillSample(controller, [id])
  await restore(controller, id)
  host.user.undo()

  const { changed } = await restore(controller, id)

  expect(changed).toEqual([id])
  expect(await recordOf(controller, id)).toEqual(before)
})

it('leaves the record of another picture that was licensed since', async () => {
  const controller = await openController()
  const { host } = controller
  const below = await addSample(controller, { assetId: '1' }, '#111111')
  const above = await addSample(controller, { assetId: '2' }, '#222222')
  const id = host.user.add('RECTANGLE', rect)
  const { peer } = controller
  await peer.call.fillLayers({ fills: [{ ...below, nodeIds: [id] }] })
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     const [, own] = node.fills
     node.fills = [own, { ...own, imageHash: input.hash }]`,
    { id, hash: above.imageHash }
  )
  await fillSample(controller, [id], { assetId: '3' }, '#333333')
  await swapComps(controller, { assetId: '1' })

  await restore(controller, id)

  const own = await host.evaluate<string>(
    "return (await figma.getNodeByIdAsync(input)).getPluginData('provenance')",
    id
  )
  expect(JSON.parse(own)).toMatchObject({ assetId: '1', state: 'licensed' })
})
