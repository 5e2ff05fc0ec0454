import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { swapAll } from '../swap-comp.ts'

const back = { assets: [{ assetId: '1001', mediaType: 'image' as const }] }

it('puts back what each of several swaps of a layer replaced', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const bar = { height: 80, pictureHeight: 60 }
  const id = await placeSample(controller, bar)
  const fills = host.node(id)?.fills
  await swapAll(controller)
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.strokes = input.fills`,
    { id, fills }
  )
  await swapAll(controller)

  await peer.call('putCompsBack', back)

  expect(host.node(id)).toMatchObject({ fills, strokes: fills })
})
