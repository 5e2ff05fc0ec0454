import { expect, it } from 'vitest'
import { recordOn, shownIn, unclearIn, waitForRecord } from '../alike-images.ts'
import { contentOf } from '../content-of.ts'
import { slowPaints } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { clearFills, cloneLayer, placeSample } from '../placed.ts'
import { samplePicture } from '../sample-picture.ts'
import { foundIn } from '../found-in.ts'

/** A layer made by hand, named after the file that it shows. */
async function dropFile(
  { host }: OpenController,
  name = 'stock-photo-lake_123456789.jpg'
) {
  const { picture, bytes } = await samplePicture({ assetId: '123456789' })
  const imageHash = host.addImage(bytes)
  const nodeId = await host.evaluate<string>(
    `const it = figma.createRectangle()
     it.name = input.name
     it.fills = [{
       type: 'IMAGE', scaleMode: 'FILL', imageHash: input.imageHash
     }]
     return it.id`,
    { name, imageHash }
  )
  return { nodeId, comp: { picture, imageHash, holders: [nodeId] } }
}

function isAdopted({ host }: OpenController, nodeId: string): boolean {
  return JSON.stringify(host.keptData(nodeId)).includes('123456789')
}

it.each([
  ['stock-photo-lake_123456789.jpg', ['123456789']],
  ['shutterstock-123456789', ['123456789']],
  ['123456789.png', ['123456789']],
  ['lake_123456789 (1).jpg', ['123456789']],
  ['lake_123456789 2', ['123456789']],
  ['Rectangle 12', []],
  ['IMG_0042', []],
  ['order1234567', []]
])('takes the id of an asset from %s', async (name, ids) => {
  const controller = await openController()
  await dropFile(controller, name)

  const { assets, candidates } = await foundIn(controller)

  expect(assets).toEqual([])
  expect(candidates.map(one => one.assets[0]?.assetId)).toEqual(ids)
})

it('offers an image once, with all layers that show it', async () => {
  const controller = await openController()
  const { nodeId, comp } = await dropFile(controller, 'Renamed')
  await dropFile(controller)

  const { candidates } = await foundIn(controller)

  expect(candidates).toMatchObject([
    { imageHash: comp.imageHash, uses: [{ nodeId, name: 'Renamed' }, {}] }
  ])
})

it('does not offer our own images', async () => {
  const controller = await openController()
  const nodeId = await placeSample(controller)
  controller.host.user.rename(nodeId, 'lake_123456789.jpg')

  const { candidates } = await foundIn(controller)

  expect(candidates).toEqual([])
})

it('reports five thousand layers at most, and all comps', async () => {
  const controller = await openController()
  const { nodeId } = await dropFile(controller)
  await controller.host.evaluate(
    `const { name, fills } = await figma.getNodeByIdAsync(input)
     for (let i = 0; i < 5001; i++) {
       Object.assign(figma.createRectangle(), { name, fills })
     }`,
    nodeId
  )
  await placeSample(controller, {}, '#222222')

  const { assets, candidates } = await foundIn(controller)

  expect(assets).toHaveLength(1)
  expect(candidates[0]?.uses).toHaveLength(5000)
})

it('makes comps of all layers that show an image, as one step', async () => {
  const controller = await openController()
  const { peer, host } = controller
  const { nodeId, comp } = await dropFile(controller)
  const [copy] = host.user.duplicate([nodeId])

  const holders = [nodeId, copy ?? '']
  const adopted = await peer.call.adoptComps({
    comps: [{ ...comp, holders }]
  })
  const found = await foundIn(controller)
  host.user.undo()
  await controller.settle()
  const after = await foundIn(controller)

  expect(adopted).toEqual({ adopted: [comp.imageHash], layers: 2 })
  expect(found).toMatchObject({
    assets: [{ assetId: '123456789', state: 'comp', uses: [{}, {}] }],
    candidates: []
  })
  expect(host.keptData(copy ?? '')).toEqual(host.keptData(nodeId))
  expect(after).toMatchObject({ assets: [], candidates: [{}] })
})

it('recognizes an adopted comp without the index', async () => {
  const controller = await openController()
  const { peer, host } = controller
  const { comp } = await dropFile(controller)
  await peer.call.adoptComps({ comps: [comp] })
  await host.evaluate(
    `figma.root.getPluginDataKeys()
      .filter(key => key.indexOf('image:') === 0)
      .forEach(key => figma.root.setPluginData(key, ''))`
  )

  const { assets } = await foundIn(controller)

  expect(assets).toMatchObject([{ assetId: '123456789', state: 'comp' }])
})

it('leaves an image that is ours as it is', async () => {
  const controller = await openController()
  await placeSample(controller)
  const { assets } = await foundIn(controller)
  const imageHash = assets[0]?.uses[0]?.imageHash ?? ''
  const { picture } = await samplePicture({ assetId: '5' })

  const adopted = await controller.peer.call.adoptComps({
    comps: [{ picture, imageHash, holders: [] }]
  })

  expect(adopted).toEqual({ adopted: [], layers: 0 })
  expect((await foundIn(controller)).assets).toMatchObject([
    { assetId: '1001' }
  ])
})

it('leaves an image that a layer has a record of, even without an index entry', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const { nodeId, comp } = await dropFile(controller)
  await peer.call.adoptComps({ comps: [comp] })
  await host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.nodeId)
     const own = JSON.parse(node.getPluginData('provenance'))
     const licensed = { ...own, state: 'licensed', licenseId: 'e1' }
     node.setPluginData('provenance', JSON.stringify(licensed))
     figma.root.setPluginData('image:' + input.imageHash, '')`,
    { nodeId, imageHash: comp.imageHash }
  )
  const before = host.exportDocument()

  const adopted = await peer.call.adoptComps({ comps: [comp] })

  expect(adopted).toEqual({ adopted: [], layers: 0 })
  expect(host.exportDocument()).toEqual(before)
})

it('keeps an entry of a newer version', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const { comp } = await dropFile(controller)
  await host.evaluate(
    `figma.root.setPluginData('image:' + input, '{"v":2}')`,
    comp.imageHash
  )
  const before = host.exportDocument()

  const adopted = await peer.call.adoptComps({ comps: [comp] })

  expect(adopted).toEqual({ adopted: [], layers: 0 })
  expect(host.exportDocument()).toEqual(before)
})

it('reverts its entries when cancelled in the middle', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const { nodeId, comp } = await dropFile(controller)
  const copies = await host.evaluate<string[]>(
    `const node = await figma.getNodeByIdAsync(input)
     return Array.from({ length: 60 }, () => node.clone().id)`,
    nodeId
  )
  const before = await contentOf(controller)
  const cancelling = new AbortController()
  await slowPaints(controller)
  host.onChange(() => {
    if (isAdopted(controller, nodeId)) cancelling.abort()
  })

  const call = peer.call.adoptComps(
    { comps: [{ ...comp, holders: [nodeId, ...copies] }] },
    { signal: cancelling.signal }
  )

  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  await controller.settle()
  expect(isAdopted(controller, nodeId)).toBe(false)
  expect(await contentOf(controller)).toEqual(before)
})

it('records the pixels of the image, whatever the panel sent', async () => {
  const controller = await openController()
  const { comp } = await dropFile(controller)
  const { imageHash } = comp
  const picture = { ...comp.picture, width: 900, pictureHeight: 50 }

  await controller.peer.call.adoptComps({ comps: [{ ...comp, picture }] })

  const entry = await controller.host.evaluate<string>(
    `return figma.root.getPluginData('image:' + input)`,
    imageHash
  )
  expect(JSON.parse(entry)).toMatchObject({
    width: 90,
    height: 60,
    pictureHeight: 60
  })
})

it('refuses invalid input', async () => {
  const { peer } = await openController()

  // @ts-expect-error what a panel of another version might send
  const call = peer.call.adoptComps({ comps: [{ imageHash: 'x' }] })

  await expect(call).rejects.toMatchObject({ code: 'bad-input' })
})

it('remembers that an image was adopted', async () => {
  const controller = await openController()
  const { comp } = await dropFile(controller)

  await controller.peer.call.adoptComps({ comps: [comp] })

  const { images } = await controller.peer.call.findComps({})
  expect(images).toMatchObject([{ state: 'comp', isAdopted: true }])
})

it('adopts comps of two assets with the same file', async () => {
  const controller = await openController()
  const one = await dropFile(controller)
  const two = await dropFile(controller, 'stock-photo-lake_987654321.jpg')
  const other = { ...two.comp.picture, assetId: '987654321' }

  const { adopted, layers } = await controller.peer.call.adoptComps({
    comps: [one.comp, { ...two.comp, picture: other }]
  })

  expect([adopted.length, layers]).toEqual([2, 2])
  expect(await shownIn(controller)).toEqual({
    123456789: [one.nodeId],
    987654321: [two.nodeId]
  })
})

it('calls other layers unclear when they may show another asset', async () => {
  const controller = await openController()
  const one = await dropFile(controller)
  const two = await dropFile(controller, 'stock-photo-lake_987654321.jpg')
  const other = { ...two.comp.picture, assetId: '987654321' }

  const { adopted } = await controller.peer.call.adoptComps({
    comps: [one.comp, { ...two.comp, picture: other, holders: [] }]
  })

  expect(adopted).toEqual([one.comp.imageHash])
  expect(await shownIn(controller)).toEqual({ 123456789: [one.nodeId] })
  expect(await unclearIn(controller)).toEqual([
    [two.nodeId, ['123456789', '987654321']]
  ])
})

it('leaves a layer that gets another image while it runs', async () => {
  const controller = await openController()
  const { nodeId, comp } = await dropFile(controller)
  const holders = await cloneLayer(controller, nodeId, 400)
  const last = holders.at(-1) ?? ''

  const comps = [{ ...comp, holders }]
  const adopting = controller.peer.call.adoptComps({ comps })
  await waitForRecord(controller, nodeId)
  await clearFills(controller, last)

  expect(await adopting).toMatchObject({ layers: 400 })
  expect(await recordOn(controller, last)).toBeNull()
})
