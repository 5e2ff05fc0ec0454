import { beforeEach, expect, it } from 'vitest'
import type { Swap, SwappedComps } from '../../../contract/swapping.ts'
import { slowPaints } from '../count-work.ts'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensedFile } from '../swap-comps.ts'
import { waitForImage } from '../wait-for-image.ts'

/** More than one slice can swap. */
const comps = 41

let controller: OpenController
let swap: Swap

beforeEach(async () => {
  controller = await openController()
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     for (let i = 1; i < input.comps; i++) node.clone()
     figma.commitUndo()`,
    { id: await placeSample(controller), comps }
  )
  swap = await addLicensedFile(controller)
  await slowPaints(controller)
})

/** Swaps all, and interferes when the first layers are swapped. */
async function swapWhile(interfere: () => unknown): Promise<SwappedComps> {
  const { peer } = controller
  const seen = waitForImage(controller, swap.imageHash)
  const swapping = peer.call.swapComps({ swaps: [swap] })
  await seen
  await interfere()
  return swapping
}

/** How many layers show a comp, and how many the licensed file. */
async function shown(): Promise<number[]> {
  const hashes = await controller.host.evaluate<string[]>(
    `return figma.currentPage.findAll(({ fills }) => fills && fills.length)
       .map(({ fills: [fill] }) => fill.imageHash || '')
       .filter(hash => hash !== '')`
  )
  const licensed = hashes.filter(hash => hash === swap.imageHash).length
  return [hashes.length - licensed, licensed]
}

it('swaps copies that others make during the swap, in the same undo step', async () => {
  const { host } = controller

  const { swapped, refused } = await swapWhile(() =>
    host.remotely(
      `const comps = figma.currentPage.children
         .filter(({ fills }) => fills[0].imageHash !== input)
       for (const one of comps.slice(0, 10)) one.clone()
       const main = figma.createComponent()
       main.fills = comps[0].fills
       main.createInstance()`,
      swap.imageHash
    )
  )
  const after = await shown()
  host.user.undo()

  expect(swapped).toMatchObject([{ uses: comps + 12 }])
  expect(refused).toEqual([])
  expect(after).toEqual([0, comps + 12])
  expect(await shown()).toEqual([comps + 12, 0])
})

it('accepts an undo during the swap, and does not count undone layers', async () => {
  const { host } = controller

  const { swapped, refused } = await swapWhile(() => host.user.undo())

  const [left = 0, licensed = 0] = await shown()
  const { assets } = await foundIn(controller)
  expect(left).toBeGreaterThan(0)
  expect(left + licensed).toBe(comps)
  expect(swapped).toMatchObject([{ uses: licensed }])
  expect(refused).toEqual([])
  expect(assets).toMatchObject([{ state: 'comp' }])
})

it('accepts a reverted layer while others copy', async () => {
  const { host } = controller

  const { swapped } = await swapWhile(() =>
    host.remotely(
      `const all = figma.currentPage.children
       const old = all.find(({ fills }) => fills[0].imageHash !== input)
       const done = all.find(({ fills }) => fills[0].imageHash === input)
       old.clone()
       done.fills = old.fills`,
      swap.imageHash
    )
  )

  expect(await shown()).toEqual([1, comps])
  expect(swapped).toMatchObject([{ uses: comps }])
})

it('does not count a layer that was deleted after its swap', async () => {
  const { host } = controller

  const { swapped } = await swapWhile(() =>
    host.remotely(
      `figma.currentPage.children
         .find(({ fills }) => fills[0].imageHash === input).remove()`,
      swap.imageHash
    )
  )

  expect(swapped).toMatchObject([{ uses: comps - 1 }])
})
