import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'
import { addLicensed } from '../swap-comp.ts'

it('takes back what was changed when cancelled in the middle', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const { nodeId } = await peer.call('placeComp', await samplePicture())
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
     for (let i = 0; i < 6000; i++) node.clone()`,
    nodeId
  )
  const swap = await addLicensed(controller)
  const before = host.scene()
  const data = host.exportDocument().pluginData
  const cancelling = new AbortController()

  const call = peer.call(
    'swapComps',
    { swaps: [swap] },
    { signal: cancelling.signal }
  )
  const seen = new Promise<void>(resolve => {
    const stop = host.onChange(() => {
      if (!JSON.stringify(host.scene()).includes(swap.imageHash)) return
      stop()
      cancelling.abort()
      resolve()
    })
  })

  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  await seen
  await controller.settle()
  expect(host.scene()).toEqual(before)
  expect(host.exportDocument().pluginData).toEqual(data)
})
