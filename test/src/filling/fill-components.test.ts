import { describe, expect, it } from 'vitest'
import type { Fill } from '../../../contract/filling.ts'
import { addSample } from '../added.ts'
import { cancelCall } from '../cancel-call.ts'
import { slowPaints } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'

/** A component and its instance, each green, or a layer in each of them. */
function addComponent({ host }: OpenController, isDeep: boolean) {
  return host.evaluate<string[]>(
    `const green = [{ type: 'SOLID', color: { r: 0, g: 1, b: 0 } }]
     const main = figma.createComponent()
     main.fills = green
     const box = figma.createRectangle()
     box.fills = green
     main.appendChild(box)
     const instance = main.createInstance()
     const both = input ? [box, instance.children[0]] : [main, instance]
     return both.map(({ id }) => id)`,
    isDeep
  )
}

function looksOf({ host }: OpenController, ids: string[]) {
  return host.evaluate(
    `const nodes = await Promise.all(
       input.map(id => figma.getNodeByIdAsync(id))
     )
     return nodes.map(one => [one.fills, one.getPluginData('provenance')])`,
    ids
  )
}

async function addFills(
  controller: OpenController,
  ids: string[],
  others: string[] = []
): Promise<Fill[]> {
  const [main = '', instance = ''] = ids
  const one = await addSample(controller, { assetId: '2001' }, '#112233')
  const other = await addSample(controller, { assetId: '2002' }, '#556677')
  return [
    { ...one, nodeIds: [main] },
    { ...other, nodeIds: [instance, ...others] }
  ]
}

describe.each([
  ['a component and its instance', false],
  ['a layer of both', true]
])('for %s', (_, isDeep) => {
  it('restores the different pictures of one fill', async () => {
    const controller = await openController()
    const ids = await addComponent(controller, isDeep)
    const fills = await addFills(controller, ids)
    const before = await looksOf(controller, ids)
    await controller.peer.call.fillLayers({ fills })

    await controller.peer.call.restoreFills({ nodeIds: ids })

    expect(await looksOf(controller, ids)).toEqual(before)
  })

  it('restores the one picture of both', async () => {
    const controller = await openController()
    const ids = await addComponent(controller, isDeep)
    const [fill] = await addFills(controller, ids)
    const before = await looksOf(controller, ids)
    const fills = fill ? [{ ...fill, nodeIds: ids }] : []
    await controller.peer.call.fillLayers({ fills })

    const result = await controller.peer.call.restoreFills({ nodeIds: ids })

    expect(result.refused).toEqual([])
    expect(await looksOf(controller, ids)).toEqual(before)
  })
})

it('reverts a cancelled fill of both', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const ids = await addComponent(controller, false)
  const others = await host.evaluate<string[]>(
    `const ids = []
     for (let i = 0; i < 60; i++) ids.push(figma.createRectangle().id)
     return ids`
  )
  const fills = await addFills(controller, ids, others)
  const before = await looksOf(controller, ids)
  await slowPaints(controller)

  await cancelCall(
    controller,
    signal => peer.call.fillLayers({ fills }, { signal }),
    cancel => {
      const stop = host.onChange(() => {
        const scene = JSON.stringify(host.scene())
        if (!fills.every(one => scene.includes(one.imageHash))) return
        stop()
        cancel()
      })
    }
  )

  expect(await looksOf(controller, ids)).toEqual(before)
})
