import { expect, it } from 'vitest'
import type { Swap } from '../../../contract/swapping.ts'
import { drawUnrecorded, recordOn } from '../alike-images.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'

const asset = { assetId: '1001', mediaType: 'image' as const }

/** To the file that the layer shows. */
function swapToOwn(controller: OpenController, id: string): Swap {
  const imageHash = String(paintOf(controller, id)['imageHash'])
  const license = { licenseId: 'e1', license: 'standard' }
  return { ...asset, imageHash, rendition: 'huge_jpg', ...license }
}

/** As if the comp had been in the file before. */
function markAdopted({ host }: OpenController): Promise<void> {
  return host.evaluate(
    `for (const key of figma.root.getPluginDataKeys()) {
       if (!key.startsWith('image:')) continue
       const entry = JSON.parse(figma.root.getPluginData(key))
       const adopted = JSON.stringify({ ...entry, isAdopted: true })
       figma.root.setPluginData(key, adopted)
     }`
  )
}

it('licenses an adopted comp whose licensed file is the same', async () => {
  const controller = await openController()
  const { peer } = controller
  const one = await placeSample(controller)
  const copy = await drawUnrecorded(controller, one)
  await markAdopted(controller)
  const swap = swapToOwn(controller, one)

  const { swapped } = await peer.call.swapComps({ swaps: [swap] })
  const records = [one, copy].map(id => recordOn(controller, id))
  const { swapped: back } = await peer.call.putCompsBack({ assets: [asset] })

  expect(swapped).toMatchObject([{ uses: 2 }])
  expect(await Promise.all(records)).toMatchObject([
    { state: 'licensed' },
    { state: 'licensed' }
  ])
  expect(back).toMatchObject([{ uses: 2 }])
  expect(await recordOn(controller, one)).toMatchObject({ state: 'comp' })
})

it('takes the preview that it placed for no licensed file', async () => {
  const controller = await openController()
  const one = await placeSample(controller)
  const swap = swapToOwn(controller, one)

  const { swapped, refused } = await controller.peer.call.swapComps({
    swaps: [swap]
  })

  expect(swapped).toMatchObject([{ uses: 0 }])
  expect(refused).toMatchObject([{ ...asset, code: 'download-replaced' }])
  expect(await recordOn(controller, one)).toMatchObject({ state: 'comp' })
})
