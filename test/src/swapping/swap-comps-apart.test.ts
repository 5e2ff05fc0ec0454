import { expect, it } from 'vitest'
import { readPreview } from '../read-preview.ts'
import { openController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { addLicensedFile, swapComps } from '../swap-comps.ts'

const image = { assetId: '1001', mediaType: 'image' as const }

it('leaves a refused layer as it was', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  const ids = await host.evaluate<{ main: string; own: string }>(
    `const { fills } = await figma.getNodeByIdAsync(input)
     const main = figma.createComponent()
     const vector = figma.createVector()
     main.appendChild(vector)
     await vector.setVectorNetworkAsync({
       vertices: [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 9, y: 9 }],
       segments: [{ start: 0, end: 1 }, { start: 1, end: 2 },
         { start: 2, end: 0 }],
       regions: [{ windingRule: 'NONZERO', loops: [[0, 1, 2]], fills }]
     })
     const own = main.createInstance().children[0]
     own.strokes = fills
     return { main: vector.id, own: own.id }`,
    id
  )
  const before = host.node(ids.own)
  const swap = await addLicensedFile(controller)
  const leftOut = [ids.main]

  const result = await peer.call.swapComps({ swaps: [{ ...swap, leftOut }] })

  expect(result.refused).toMatchObject([{ code: 'layer-read-only' }])
  expect(result.swapped).toMatchObject([{ uses: 1 }])
  expect(host.node(ids.own)).toEqual(before)
})

it('adds no index entry and no step when every layer refuses', async () => {
  const controller = await openController()
  const { host, peer } = controller
  await placeSample(controller)
  const swap = await addLicensedFile(controller)
  const missing = { ...swap, imageHash: '0'.repeat(40) }
  const before = host.exportDocument()

  const { refused } = await peer.call.swapComps({ swaps: [missing] })

  expect(refused).toMatchObject([{ code: 'image-missing' }])
  expect(host.exportDocument()).toEqual(before)
})

it('keeps an image and a video of the same id apart', async () => {
  const controller = await openController()
  const { peer } = controller
  const picture = await placeSample(controller)
  const poster = { mediaType: 'video' as const, rendition: 'preview_jpg' }
  const video = await placeSample(controller, poster, '#aa0000')
  const comps = [picture, video].map(id => paintOf(controller, id)['imageHash'])
  const planned = { ...image, width: 900, height: 600 }

  const { uses } = await readPreview(controller, [planned])
  await swapComps(controller)
  const film = await addLicensedFile(controller, {
    mediaType: 'video',
    rendition: 'hd'
  })
  await peer.call.swapComps({ swaps: [film] })
  await peer.call.putCompsBack({ assets: [image] })

  expect(uses.map(({ id }) => id)).toEqual([picture])
  expect(paintOf(controller, picture)['imageHash']).toBe(comps[0])
  expect(paintOf(controller, video)['videoHash']).toBe(film.imageHash)
})

it('puts back the comp of the last swap, not of one that was undone', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = await placeSample(controller)
  await swapComps(controller)
  host.user.undo()
  const other = await placeSample(controller, { width: 450 }, '#aa0000')
  await host.evaluate(
    `const [node, other] = await Promise.all(
       input.map(id => figma.getNodeByIdAsync(id)))
     node.fills = other.fills`,
    [id, other]
  )
  const before = paintOf(controller, id)
  await swapComps(controller)

  await peer.call.putCompsBack({ assets: [image] })

  expect(paintOf(controller, id)).toEqual(before)
})

it('restores the crop after a restart, from a file of another aspect', async () => {
  const first = await openController()
  const id = await placeSample(first)
  first.host.user.crop(id, 0, [
    [0.5, 0, 0.25],
    [0, 0.5, 0.25]
  ])
  const before = paintOf(first, id)
  await swapComps(first, { width: 1800 })
  const swapped = paintOf(first, id)

  const second = await openController({ document: first.host.exportDocument() })
  await second.peer.call.putCompsBack({ assets: [image] })

  expect(swapped['imageTransform']).not.toEqual(before['imageTransform'])
  expect(paintOf(second, id)['imageTransform']).toEqual([
    [expect.closeTo(0.5), 0, expect.closeTo(0.25)],
    [0, expect.closeTo(0.5), expect.closeTo(0.25)]
  ])
})

it('swaps a main component before instances that come first', async () => {
  const controller = await openController()
  const { host } = controller
  const id = await placeSample(controller)
  const instance = await host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     const main = figma.createComponent()
     main.appendChild(node)
     const instance = main.createInstance()
     figma.currentPage.insertChild(0, instance)
     return instance.id`,
    id
  )

  const { swapped } = await swapComps(controller)

  const overrides = await host.evaluate(
    `return (await figma.getNodeByIdAsync(input)).overrides`,
    instance
  )
  expect(swapped).toMatchObject([{ uses: 2 }])
  expect(overrides).toEqual([])
})
