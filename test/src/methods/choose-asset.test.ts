import { expect, it } from 'vitest'
import {
  drawUnrecorded,
  forgetFurther,
  placeAlike,
  recordOn,
  shownIn,
  unclearIn,
  waitForRecord
} from '../alike-images.ts'
import { contentOf } from '../content-of.ts'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import { clearFills, cloneLayer, paintOf, placeSample } from '../placed.ts'

const second = { assetId: '1002', mediaType: 'image' as const }

async function openUnclear() {
  const controller = await openController()
  const [one = '', two = ''] = await placeAlike(controller)
  const copy = await drawUnrecorded(controller, one)
  const imageHash = String(paintOf(controller, copy)['imageHash'])
  return { controller, one, two, copy, imageHash }
}

it('records the chosen asset on the layer, as one step', async () => {
  const { controller, one, two, copy, imageHash } = await openUnclear()
  const { host, peer } = controller
  const before = await contentOf(controller)

  const result = await peer.call.chooseAsset({
    ...second,
    imageHash,
    holders: [copy]
  })

  expect(result).toEqual({ chosen: 1 })
  expect(await shownIn(controller)).toEqual({ 1001: [one], 1002: [two, copy] })
  expect(await recordOn(controller, copy)).toMatchObject({
    ...second,
    state: 'comp',
    imageHash
  })
  host.user.undo()
  await controller.settle()
  expect(await contentOf(controller)).toEqual(before)
  expect(await unclearIn(controller)).toEqual([[copy, ['1001', '1002']]])
})

it('keeps an asset in the index that only a layer remembered', async () => {
  const { controller, one, copy, imageHash } = await openUnclear()
  await forgetFurther(controller, '1002')
  const first = { assetId: '1001', mediaType: 'image' as const }

  await controller.peer.call.chooseAsset({
    ...first,
    imageHash,
    holders: [copy]
  })
  controller.host.user.remove([one, copy])
  await controller.settle()
  const { fills } = { fills: [{ type: 'IMAGE', scaleMode: 'FILL', imageHash }] }
  const late = await controller.host.evaluate<string>(
    `const it = figma.createRectangle()
     it.fills = input
     return it.id`,
    fills
  )
  await controller.settle()

  expect(await unclearIn(controller)).toEqual([[late, ['1001', '1002']]])
})

it('keeps a chosen comp adopted', async () => {
  const { controller, copy, imageHash } = await openUnclear()
  const { host, peer } = controller
  await host.evaluate(
    `const key = figma.root.getPluginDataKeys()
       .find(one => /^also:/.test(one))
     const entry = JSON.parse(figma.root.getPluginData(key))
     const adopted = Object.assign(entry, { isAdopted: true })
     figma.root.setPluginData(key, JSON.stringify(adopted))`
  )

  await peer.call.chooseAsset({ ...second, imageHash, holders: [copy] })

  const { assets } = await foundIn(controller)
  expect(assets).toMatchObject([
    { assetId: '1001', isAdopted: false },
    { assetId: '1002', isAdopted: true }
  ])
})

it('fails for an asset without any record of the image', async () => {
  const { controller, copy, imageHash } = await openUnclear()
  await placeSample(controller, { assetId: '3' }, '#aa0000')
  const before = controller.host.exportDocument()

  const failed = controller.peer.call.chooseAsset({
    assetId: '3',
    mediaType: 'image',
    imageHash,
    holders: [copy]
  })

  await expect(failed).rejects.toMatchObject({ code: 'image-missing' })
  expect(controller.host.exportDocument()).toEqual(before)
})

it('leaves layers that show another image by now', async () => {
  const { controller, copy, imageHash } = await openUnclear()
  await clearFills(controller, copy)

  const result = await controller.peer.call.chooseAsset({
    ...second,
    imageHash,
    holders: [copy, 'nowhere']
  })

  expect(result).toEqual({ chosen: 0 })
  expect(await recordOn(controller, copy)).toBeNull()
})

it('leaves a layer that gets another image while it runs', async () => {
  const { controller, copy, imageHash } = await openUnclear()
  const { peer } = controller
  const holders = await cloneLayer(controller, copy, 400)
  const last = holders.at(-1) ?? ''

  const choosing = peer.call.chooseAsset({ ...second, imageHash, holders })
  await waitForRecord(controller, copy)
  await clearFills(controller, last)

  expect(await choosing).toEqual({ chosen: 400 })
  expect(await recordOn(controller, last)).toBeNull()
})

it('refuses other input', async () => {
  const { peer } = await openController()

  // @ts-expect-error what a panel of another version might send
  const call = peer.call.chooseAsset({ imageHash: 'x', holders: [] })

  await expect(call).rejects.toMatchObject({ code: 'bad-input' })
})
