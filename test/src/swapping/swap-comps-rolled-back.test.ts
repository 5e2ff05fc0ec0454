import { beforeEach, expect, it } from 'vitest'
import type { Swap } from '../../../contract/swapping.ts'
import { slowPaints } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensedFile } from '../swap-comps.ts'
import { waitForImage } from '../wait-for-image.ts'

let controller: OpenController
let first: string
let swap: Swap

/** More comps than one slice can swap, in every kind of paint list. */
beforeEach(async () => {
  controller = await openController()
  first = await placeSample(controller)
  await controller.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     const { fills } = node
     const text = figma.createText()
     await figma.loadFontAsync(text.fontName)
     text.characters = 'Lake and sea'
     text.setRangeFills(0, 4, fills)
     text.strokes = fills
     const vector = figma.createVector()
     await vector.setVectorNetworkAsync({
       vertices: [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 9, y: 9 }],
       segments: [{ start: 0, end: 1 }, { start: 1, end: 2 },
         { start: 2, end: 0 }],
       regions: [{ windingRule: 'NONZERO', loops: [[0, 1, 2]], fills }]
     })
     for (const one of [text, vector]) one.setRelaunchData({ license: 'Mine' })
     for (let i = 0; i < 40; i++) node.clone()`,
    first
  )
  swap = await addLicensedFile(controller)
  await slowPaints(controller)
})

/** Cancels when the first layers are swapped, after `interfere`. */
async function cancelAfter(interfere: string): Promise<void> {
  const { host, peer } = controller
  const cancelling = new AbortController()
  const seen = waitForImage(controller, swap.imageHash)
  const call = peer.call.swapComps(
    { swaps: [swap] },
    { signal: cancelling.signal }
  )
  call.catch(() => {})
  await seen
  const count = await host.remotely<number>(
    `const swapped = figma.currentPage.children.filter(
       ({ fills }) => fills[0]?.imageHash === input)
     ${interfere}
     return swapped.length`,
    swap.imageHash
  )
  cancelling.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  await controller.settle()
  expect(count).toBeGreaterThan(0)
}

/** Hash of the first fill, of all rectangles. */
function shown(): Promise<string[]> {
  return controller.host.evaluate(
    `return figma.currentPage.findAllWithCriteria({ types: ['RECTANGLE'] })
       .map(({ fills: [fill] }) => fill ? fill.imageHash || fill.type : '')`
  )
}

it('leaves no trace in any layer when cancelled', async () => {
  const before = controller.host.exportDocument()

  await cancelAfter('')

  const after = controller.host.exportDocument()
  expect(after.pages).toEqual(before.pages)
  expect(after.pluginData).toEqual(before.pluginData)
})

it.each([
  ['deleted', 'swapped[0].remove()'],
  [
    'cropped',
    `swapped[0].fills = [{ ...swapped[0].fills[0], scaleMode: 'CROP' }]`
  ]
])('rolls all back when a layer was %s', async (_, change) => {
  await cancelAfter(change)

  expect(await shown()).not.toContain(swap.imageHash)
})

it('keeps what a person changed during the swap', async () => {
  await cancelAfter(
    `swapped[0].fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`
  )

  const kinds = await shown()
  expect(kinds).not.toContain(swap.imageHash)
  expect(kinds.filter(kind => kind === 'SOLID')).toHaveLength(1)
})

it('counts no layer that a person emptied during the swap', async () => {
  const { host, peer } = controller
  let isEmptied = false
  const stop = host.onChange(() => {
    const isSwapped = JSON.stringify(host.scene()).includes(swap.imageHash)
    if (isEmptied || !isSwapped) return
    isEmptied = true
    void host.remotely(`figma.currentPage.children[42].fills = []`)
  })

  const { swapped, refused } = await peer.call.swapComps({ swaps: [swap] })

  stop()
  const hashes = await shown()
  expect(isEmptied).toBe(true)
  expect(refused).toEqual([])
  expect(swapped[0]?.uses).toBe(2 + hashes.filter(isSwapped).length)
})

function isSwapped(hash: string): boolean {
  return hash === swap.imageHash
}
