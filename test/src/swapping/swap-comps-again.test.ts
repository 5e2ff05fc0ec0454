import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { swapComps } from '../swap-comps.ts'

const back = { assets: [{ assetId: '1001', mediaType: 'image' as const }] }

it('puts back the comp of each of several swaps of a layer', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const bar = { height: 80, pictureHeight: 60 }
  const id = await placeSample(controller, bar)
  const fills = host.node(id)?.fills
  await swapComps(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.strokes = input.fills`,
    { id, fills }
  )
  await swapComps(controller)

  await peer.call.putCompsBack(back)

  expect(host.node(id)).toMatchObject({ fills, strokes: fills })
})

it('puts every comp back where a later swap of a layer found it', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  await swapComps(controller)
  const added = []
  for (const color of ['#aa0000', '#0000aa']) {
    const other = await placeSample(controller, { rendition: color }, color)
    const [fill] = host.node(other)?.fills ?? []
    host.user.remove([other])
    await host.evaluate(
      `const node = await figma.getNodeByIdAsync(input.id)
       node.strokes = [...node.strokes, input.fill]`,
      { id, fill }
    )
    await swapComps(controller)
    added.push(fill)
  }

  await peer.call.putCompsBack(back)

  expect(host.node(id)?.strokes).toEqual(added)
})
