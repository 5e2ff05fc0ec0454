import { expect, it } from 'vitest'
import { breakMember } from '../break-member.ts'
import { cancelCall } from '../cancel-call.ts'
import { contentOf } from '../content-of.ts'
import { slowPaints } from '../count-work.ts'
import { holdMember } from '../hold-member.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensedFile, swapComps } from '../swap-comps.ts'
import { foundIn } from '../found-in.ts'
import { waitForImage } from '../wait-for-image.ts'

const copies = 40

/** More comps than one slice can swap. */
async function placeMany(controller: OpenController): Promise<void> {
  const nodeId = await placeSample(controller)
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.nodeId)
     for (let i = 0; i < input.copies; i++) node.clone()`,
    { nodeId, copies }
  )
}

it('swaps nothing when cancelled while it searches main components', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const nodeId = await placeSample(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     const main = figma.createComponent()
     main.fills = node.fills
     main.createInstance()
     figma.commitUndo()`,
    nodeId
  )
  const swap = await addLicensedFile(controller)
  const before = await contentOf(controller)
  const release = await holdMember(controller, {
    of: "figma.currentPage.findOne(({ type }) => type === 'INSTANCE')",
    member: 'getMainComponentAsync'
  })

  const ends = await cancelCall(
    controller,
    signal => peer.call.swapComps({ swaps: [swap] }, { signal }),
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

it('finishes on the next start a swap that closing interrupted', async () => {
  const first = await openController()
  await placeMany(first)
  const swap = await addLicensedFile(first)
  await slowPaints(first)
  const seen = waitForImage(first, swap.imageHash)
  const cut = first.peer.call.swapComps({ swaps: [swap] })
  await seen
  first.host.closePlugin()
  first.peer.close()
  await expect(cut).rejects.toMatchObject({ code: 'channel-closed' })

  const document = first.host.exportDocument()
  const second = await openController({ document })
  const { swapped, refused } = await swapComps(second)

  const uses = swapped[0]?.uses ?? 0
  const { assets } = await foundIn(second)
  expect(refused).toEqual([])
  expect(uses).toBeGreaterThan(0)
  expect(uses).toBeLessThan(copies + 1)
  expect(assets).toMatchObject([{ assetId: '1001', state: 'licensed' }])
  expect(assets[0]?.uses).toHaveLength(copies + 1)
})

it('counts its swaps before its undo step, while it can be cancelled', async () => {
  const controller = await openController()
  await placeSample(controller)
  const swap = await addLicensedFile(controller)
  // the file's id is kept with the undo step
  await breakMember(controller, {
    of: 'figma.root',
    member: 'getPluginData',
    when: `given[0] === 'file' && !(Math.isCommitted = true)`
  })
  await breakMember(controller, {
    of: "figma.currentPage.findOne(({ type }) => type === 'RECTANGLE')",
    member: 'fills',
    when: 'Math.isCommitted',
    isRead: true
  })

  const { swapped } = await controller.peer.call.swapComps({ swaps: [swap] })

  expect(swapped).toMatchObject([{ uses: 1 }])
})
