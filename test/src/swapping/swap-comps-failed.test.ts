import { expect, it } from 'vitest'
import { breakMember } from '../break-member.ts'
import { contentOf } from '../content-of.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { addLicensedFile } from '../swap-comps.ts'

/** The looks and the records of a layer. */
async function layerOf({ host }: OpenController, id: string): Promise<unknown> {
  const records = await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     return [
       node.getPluginData('provenance'),
       node.getSharedPluginData('cleared', 'provenance'),
       node.getRelaunchData()
     ]`,
    id
  )
  return [host.node(id)?.fills, records]
}

it('refuses a layer that takes no buttons, and keeps its records', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const other = await placeSample(controller)
  const id = await placeSample(controller)
  await host.evaluate(
    `(await figma.getNodeByIdAsync(input)).name = 'Last'
     figma.commitUndo()`,
    id
  )
  const swap = await addLicensedFile(controller)
  const before = await layerOf(controller, id)
  await breakMember(controller, {
    of: 'figma.currentPage.children[0]',
    member: 'setRelaunchData',
    when: `it.name === 'Last'`
  })

  const result = await peer.call.swapComps({ swaps: [swap] })

  expect(result).toMatchObject({
    swapped: [{ uses: 1 }],
    refused: [{ name: 'Last', code: 'layer-read-only' }]
  })
  expect(paintOf(controller, other)['imageHash']).toBe(swap.imageHash)
  expect(await layerOf(controller, id)).toEqual(before)
})

it('reverts two writes to one layer, the newest first', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const ids = [
    await placeSample(controller),
    await placeSample(controller, { assetId: '1002' }, '#aa0000'),
    await placeSample(controller, { assetId: '1003' }, '#0000aa')
  ]
  await host.evaluate(
    `const [one, other, last] = await Promise.all(
       input.map(id => figma.getNodeByIdAsync(id)))
     one.fills = [...one.fills, ...other.fills]
     last.name = 'Last'
     figma.commitUndo()`,
    ids
  )
  const swaps = [
    await addLicensedFile(controller),
    await addLicensedFile(controller, { assetId: '1002' }),
    await addLicensedFile(controller, { assetId: '1003' })
  ]
  const before = await contentOf(controller)
  await breakMember(controller, {
    of: 'figma.currentPage.children[0]',
    member: 'fills',
    when: `it.name === 'Last'`
  })

  const swapping = peer.call.swapComps({ swaps })

  await expect(swapping).rejects.toMatchObject({ code: 'internal' })
  expect(await contentOf(controller)).toEqual(before)
})
