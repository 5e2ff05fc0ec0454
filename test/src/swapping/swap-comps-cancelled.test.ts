import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensed, swapAll } from '../swap-comp.ts'
import { foundIn } from '../found-in.ts'

const copies = 1500

/** More comps than one slice can swap. */
async function placeMany(controller: OpenController): Promise<void> {
  const nodeId = await placeSample(controller)
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.nodeId)
     for (let i = 0; i < input.copies; i++) node.clone()`,
    { nodeId, copies }
  )
}

/** Resolves when the canvas shows the image for the first time. */
function sight({ host }: OpenController, imageHash: string): Promise<void> {
  return new Promise(resolve => {
    const stop = host.onChange(() => {
      if (!JSON.stringify(host.scene()).includes(imageHash)) return
      stop()
      resolve()
    })
  })
}

it('takes back what was changed when cancelled in the middle', async () => {
  const controller = await openController()
  const { host, peer } = controller
  await placeMany(controller)
  const swap = await addLicensed(controller)
  const before = host.scene()
  const data = host.exportDocument().pluginData
  const cancelling = new AbortController()
  const { signal } = cancelling

  const seen = sight(controller, swap.imageHash)
  const call = peer.call('swapComps', { swaps: [swap] }, { signal })
  void seen.then(() => cancelling.abort())

  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  await controller.settle()
  expect(host.scene()).toEqual(before)
  expect(host.exportDocument().pluginData).toEqual(data)
})

it('finishes on the next start what a close cut off', async () => {
  const first = await openController()
  await placeMany(first)
  const swap = await addLicensed(first)
  const seen = sight(first, swap.imageHash)
  const cut = first.peer.call('swapComps', { swaps: [swap] })
  await seen
  first.host.closePlugin()
  first.peer.close()
  await expect(cut).rejects.toMatchObject({ code: 'channel-closed' })

  const document = first.host.exportDocument()
  const second = await openController({ document })
  const { swapped, refused } = await swapAll(second)

  const uses = swapped[0]?.uses ?? 0
  const { assets } = await foundIn(second)
  expect(refused).toEqual([])
  expect(uses).toBeGreaterThan(0)
  expect(uses).toBeLessThan(copies + 1)
  expect(assets).toMatchObject([{ assetId: '1001', state: 'licensed' }])
  expect(assets[0]?.uses).toHaveLength(copies + 1)
})
