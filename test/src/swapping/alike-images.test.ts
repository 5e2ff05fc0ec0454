import { expect, it } from 'vitest'
import type { Swap } from '../../../contract/swapping.ts'
import {
  drawUnrecorded,
  placeAlike,
  recordOn,
  shownIn,
  unclearIn
} from '../alike-images.ts'
import { addSample } from '../added.ts'
import { readPreview } from '../read-preview.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { samplePicture } from '../sample-picture.ts'
import { addLicensedFile } from '../swap-comps.ts'

const first = { assetId: '1001', mediaType: 'image' as const }
const second = { assetId: '1002', mediaType: 'image' as const }

function hashOf(controller: OpenController, id = ''): unknown {
  return paintOf(controller, id)['imageHash']
}

/** Adds a licensed file in this color; two assets can share it. */
async function addFile(
  controller: OpenController,
  assetId: string,
  color: string
): Promise<Swap> {
  const changes = { assetId, rendition: 'huge_jpg', width: 900, height: 600 }
  const input = await samplePicture({ ...changes, pictureHeight: 600 }, color)
  const { imageHash } = await controller.peer.call.addImage(input)
  const license = { licenseId: `e${assetId}`, license: 'standard' }
  return {
    assetId,
    mediaType: 'image',
    rendition: 'huge_jpg',
    imageHash,
    ...license
  }
}

it('swaps the layers of the asset alone', async () => {
  const controller = await openController()
  const [one = '', two = ''] = await placeAlike(controller)
  const before = hashOf(controller, two)
  const kept = await recordOn(controller, two)
  const swap = await addFile(controller, '1001', '#00ff00')

  const { swapped, refused, alike } = await controller.peer.call.swapComps({
    swaps: [swap]
  })

  expect([swapped, refused, alike]).toEqual([
    [{ ...first, uses: 1 }],
    [],
    undefined
  ])
  expect(hashOf(controller, one)).toBe(swap.imageHash)
  expect(hashOf(controller, two)).toBe(before)
  expect(await recordOn(controller, one)).toMatchObject({
    assetId: '1001',
    state: 'licensed',
    licenseId: 'e1001'
  })
  expect(await recordOn(controller, two)).toEqual(kept)
})

it('previews the layers of the asset alone', async () => {
  const controller = await openController()
  const [one, two] = await placeAlike(controller)
  const size = { width: 900, height: 600 }

  const { uses } = await readPreview(controller, [
    { ...second, ...size },
    { ...first, ...size }
  ])

  expect(uses.map(({ id, assetId }) => [id, assetId])).toEqual([
    [one, '1001'],
    [two, '1002']
  ])
})

it('keeps file, record and way back of each asset even with equal licensed files', async () => {
  const controller = await openController()
  const { peer } = controller
  const [one = '', two = ''] = await placeAlike(controller)
  const comp = hashOf(controller, one)
  const swaps = [
    await addFile(controller, '1001', '#00ff00'),
    await addFile(controller, '1002', '#00ff00')
  ]

  const { swapped, alike } = await peer.call.swapComps({ swaps })
  const records = [
    await recordOn(controller, one),
    await recordOn(controller, two)
  ]
  const back = await peer.call.putCompsBack({ assets: [second] })

  expect(swaps[0]?.imageHash).toBe(swaps[1]?.imageHash)
  expect(swapped.map(({ uses }) => uses)).toEqual([1, 1])
  expect(alike).toEqual([first, second])
  expect(records).toMatchObject([
    { assetId: '1001', state: 'licensed', licenseId: 'e1001' },
    { assetId: '1002', state: 'licensed', licenseId: 'e1002' }
  ])
  expect(back).toMatchObject({ swapped: [{ ...second, uses: 1 }], refused: [] })
  expect(back.alike).toBeUndefined()
  expect(hashOf(controller, one)).toBe(swaps[0]?.imageHash)
  expect(hashOf(controller, two)).toBe(comp)
  expect(await shownIn(controller)).toEqual({ 1001: [one], 1002: [two] })
})

it('leaves an unclear layer, and swaps it once its asset was chosen', async () => {
  const controller = await openController()
  const { peer } = controller
  const [one = ''] = await placeAlike(controller)
  const copy = await drawUnrecorded(controller, one)
  const imageHash = String(hashOf(controller, copy))
  const swap = await addFile(controller, '1002', '#00ff00')

  const before = await peer.call.swapComps({ swaps: [swap] })
  const left = hashOf(controller, copy)
  await peer.call.chooseAsset({ ...second, imageHash, holders: [copy] })
  const after = await peer.call.swapComps({ swaps: [swap] })

  expect(before).toMatchObject({ swapped: [{ uses: 1 }], refused: [] })
  expect(left).toBe(imageHash)
  expect(after).toMatchObject({ swapped: [{ uses: 1 }], refused: [] })
  expect(hashOf(controller, copy)).toBe(swap.imageHash)
  expect(hashOf(controller, one)).toBe(imageHash)
})

it('changes no paint style without a record', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const [one = ''] = await placeAlike(controller)
  const before = hashOf(controller, one)
  const style = await host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     const style = figma.createPaintStyle()
     style.paints = node.fills
     await node.setFillStyleIdAsync(style.id)
     return style.id`,
    one
  )
  const swap = await addFile(controller, '1001', '#00ff00')

  const refused = await peer.call.swapComps({ swaps: [swap] })
  const kept = hashOf(controller, one)
  await peer.call.chooseAsset({
    ...first,
    imageHash: String(before),
    holders: [style]
  })
  const swapped = await peer.call.swapComps({ swaps: [swap] })

  expect(refused).toMatchObject({
    swapped: [{ uses: 0 }],
    refused: [{ assetId: '1001', code: 'asset-unclear' }]
  })
  expect(kept).toBe(before)
  expect(swapped).toMatchObject({ swapped: [{ uses: 2 }], refused: [] })
  expect(hashOf(controller, one)).toBe(swap.imageHash)
})

it('recognizes a licensed file that is another asset’s comp', async () => {
  const controller = await openController()
  const one = await placeSample(controller)
  const size = { width: 900, height: 600 }
  const bar = { ...size, assetId: '1002', pictureHeight: 500 }
  const two = await placeSample(controller, bar, '#00ff00')
  const before = paintOf(controller, one)
  const swap = await addLicensedFile(controller)

  const { swapped, alike } = await controller.peer.call.swapComps({
    swaps: [swap]
  })

  expect(hashOf(controller, two)).toBe(swap.imageHash)
  expect([swapped[0]?.uses, alike]).toEqual([1, [first]])
  expect(paintOf(controller, one)).toEqual({
    ...before,
    imageHash: swap.imageHash
  })
  expect(await recordOn(controller, one)).toMatchObject({
    state: 'licensed',
    pictureHeight: 600
  })
  expect(await recordOn(controller, two)).toMatchObject({
    state: 'comp',
    pictureHeight: 500
  })
  expect(await shownIn(controller)).toEqual({ 1001: [one], 1002: [two] })
})

it('keeps the records of all pictures of a layer', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const [one = '', two = ''] = await placeAlike(controller)
  const other = await placeSample(controller, { assetId: '3' }, '#aa0000')
  const [alike, red] = [two, other].map(id => String(hashOf(controller, id)))
  await host.evaluate(
    `const [one, other] = await Promise.all(
       input.map(id => figma.getNodeByIdAsync(id))
     )
     other.fills = [...other.fills, ...one.fills]`,
    [one, other]
  )
  const asked = await unclearIn(controller)
  await peer.call.chooseAsset({
    ...second,
    imageHash: alike ?? '',
    holders: [other]
  })
  const swap = await addFile(controller, '1002', '#00ff00')

  await peer.call.swapComps({ swaps: [swap] })

  expect(asked).toEqual([[other, ['1001', '1002']]])
  expect(await recordOn(controller, other)).toMatchObject({
    assetId: '1002',
    state: 'licensed'
  })
  expect(await recordOn(controller, other, red)).toMatchObject({ assetId: '3' })
  expect(await recordOn(controller, other, alike)).toBeNull()
  expect(await shownIn(controller)).toEqual({
    1001: [one],
    1002: [two, other],
    3: [other]
  })
})

it('refuses a swap that would give a layer the same file for two assets', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const one = await placeSample(controller)
  const { picture, imageHash } = await addSample(
    controller,
    { assetId: '1002' },
    '#aa0000'
  )
  await peer.call.fillLayers({
    fills: [{ picture, imageHash, nodeIds: [one] }]
  })
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.one)
     const own = node.getPluginData('provenance')
     node.fills = [
       { type: 'IMAGE', scaleMode: 'FILL', imageHash: input.comp },
       ...node.fills
     ]`,
    { one, comp: (await addSample(controller)).imageHash }
  )
  const red = await samplePicture({ assetId: '1001' }, '#aa0000')
  const file = await peer.call.addImage(red)
  const license = { licenseId: 'e1', license: 'standard' }
  const swap = { ...first, ...file, rendition: 'huge_jpg', ...license }
  const before = host.node(one)?.fills

  const result = await peer.call.swapComps({ swaps: [swap] })

  expect(file.imageHash).toBe(imageHash)
  expect(result).toMatchObject({
    swapped: [{ uses: 0 }],
    refused: [{ assetId: '1001', code: 'alike-on-layer' }]
  })
  expect(host.node(one)?.fills).toEqual(before)
})
