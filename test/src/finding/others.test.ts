import { expect, it } from 'vitest'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

/** Draws layers with this name that show a foreign picture. */
async function drawOthers(
  { host }: OpenController,
  name: string,
  count = 1
): Promise<string> {
  const { bytes } = await samplePicture()
  const imageHash = host.addImage(bytes)
  await host.evaluate(
    `for (let i = 0; i < input.count; i++) {
       const it = figma.createRectangle()
       it.name = input.name
       it.fills = [
         { type: 'IMAGE', scaleMode: 'FILL', imageHash: input.imageHash }
       ]
     }`,
    { name, count, imageHash }
  )
  return imageHash
}

it('reports a picture that is a preview, whatever its layer is called', async () => {
  const controller = await openController()
  const imageHash = await drawOthers(controller, 'Rectangle 1')

  const before = await controller.peer.call.findComps({})
  const after = await controller.peer.call.findComps({
    previews: ['0'.repeat(40), imageHash]
  })

  const parse = (uses: string[]) => uses.map(use => JSON.parse(use) as unknown)
  expect(parse(before.uses)).toEqual([])
  expect(parse(after.uses)).toMatchObject([{ name: 'Rectangle 1', imageHash }])
  expect(after.images).toEqual([])
})

it.each([
  ['lake_123456789 – Kopie (2)', 1],
  ['lake_123456789 [Converted]', 1],
  ['IMG_20230415_101112', 0]
])('reports of layers called %s %i', async (name, count) => {
  const controller = await openController()
  await drawOthers(controller, name)

  const found = await controller.peer.call.findComps({})

  expect(found.uses).toHaveLength(count)
})

it('reports five thousand uses that may be comps, and counts the others', async () => {
  const controller = await openController()
  await drawOthers(controller, 'lake_123456789.jpg', 5003)

  const found = await controller.peer.call.findComps({})

  expect(found.uses).toHaveLength(5000)
  expect(found.omitted).toBe(3)
})

it('reports all uses of our images', async () => {
  const controller = await openController()
  const { peer, host } = controller
  const { nodeId } = await peer.call.placeComp(await samplePicture())
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     for (let i = 0; i < 5001; i++) node.clone()`,
    nodeId
  )

  const { assets, omitted } = await foundIn(controller)

  expect(assets[0]?.uses).toHaveLength(5002)
  expect(omitted).toBe(0)
})
