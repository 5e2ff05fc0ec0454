import { expect, it } from 'vitest'
import { addSample } from './added.ts'
import { slowPaints } from './count-work.ts'
import { openController } from './open-controller.ts'
import type { OpenController } from './open-controller.ts'
import { placeSample } from './placed.ts'
import { samplePicture } from './sample-picture.ts'
import { addLicensedFile } from './swap-comps.ts'
import { waitForImage } from './wait-for-image.ts'

/** How many layers of the page show the image. */
function countOf({ host }: OpenController, hash: string): Promise<number> {
  return host.evaluate(
    `return figma.currentPage.children
       .filter(({ fills }) => fills.some(one => one.imageHash === input)).length`,
    hash
  )
}

it('keeps a swap one undo step when something is placed during it', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     for (let i = 0; i < 40; i += 1) node.clone()
     figma.commitUndo()`,
    id
  )
  const swap = await addLicensedFile(controller)
  await slowPaints(controller)
  const shown = waitForImage(controller, swap.imageHash)
  const swapping = peer.call.swapComps({ swaps: [swap] })
  await shown

  const placing = peer.call.placeComp(
    await samplePicture({ assetId: '77' }, '#123456')
  )

  await Promise.all([swapping, placing])
  host.user.undo()
  expect(await countOf(controller, swap.imageHash)).toBe(41)
  host.user.undo()
  expect(await countOf(controller, swap.imageHash)).toBe(0)
})

it('keeps a fill while another fill is cancelled', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const rect = { x: 0, y: 0, width: 10, height: 10 }
  const nodeIds = Array.from({ length: 60 }, () =>
    host.user.add('RECTANGLE', rect)
  )
  const cancelled = await addSample(controller, { assetId: '1' }, '#111111')
  const remaining = await addSample(controller, { assetId: '2' }, '#222222')
  const cancelling = new AbortController()
  await slowPaints(controller)
  const shown = waitForImage(controller, cancelled.imageHash)
  const first = peer.call.fillLayers(
    { fills: [{ ...cancelled, nodeIds }] },
    { signal: cancelling.signal }
  )
  await shown
  const second = peer.call.fillLayers({
    fills: [{ ...remaining, nodeIds: nodeIds.slice(0, 1) }]
  })

  cancelling.abort()

  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
  await second
  expect(await countOf(controller, remaining.imageHash)).toBe(1)
  expect(await countOf(controller, cancelled.imageHash)).toBe(0)
})

it('runs the next call after one that failed', async () => {
  const { peer } = await openController()
  const sample = await samplePicture()
  const { picture, box } = sample
  const failed = peer.call.placeComp({
    picture,
    box,
    bytes: new Uint8Array([1])
  })

  const placed = peer.call.placeComp(sample)

  await expect(failed).rejects.toMatchObject({ code: 'image-unreadable' })
  await expect(placed).resolves.toMatchObject({ name: expect.any(String) })
})
