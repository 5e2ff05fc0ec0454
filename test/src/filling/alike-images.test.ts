import { expect, it } from 'vitest'
import { placeAlike, recordOn, shownIn } from '../alike-images.ts'
import { addSample, fillSample, laidOut } from '../added.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { samplePicture } from '../sample-picture.ts'
import { addBox, fillsOf, setFills } from './box.ts'

const first = { assetId: '1001', mediaType: 'image' }
const second = { assetId: '1002', mediaType: 'image' }

it('reports that a placed picture is also the file of another asset', async () => {
  const { peer } = await openController()
  const one = await peer.call.placeComp(await samplePicture())
  const again = await peer.call.placeComp(await samplePicture())
  const two = await peer.call.placeComp(
    await samplePicture({ assetId: '1002' })
  )

  expect([one, again, two].map(({ isAlike }) => isAlike)).toEqual([
    undefined,
    undefined,
    true
  ])
})

it('reports pictures of a board that are alike', async () => {
  const controller = await openController()
  const comps = [
    await addSample(controller, {}, '#aa0000'),
    await addSample(controller, { assetId: '1002' }),
    await addSample(controller, { assetId: '1003' })
  ]

  const { layers } = await controller.peer.call.placeBoard({
    comps: laidOut(comps)
  })

  expect(layers.map(({ isAlike }) => isAlike)).toEqual([undefined, true, true])
})

it('reports alike pictures of fills, once per asset', async () => {
  const controller = await openController()
  const boxes = [addBox(controller), addBox(controller)]
  await fillSample(controller, [addBox(controller)], { assetId: '1002' })

  const { changed, alike } = await fillSample(controller, boxes)

  expect([changed, alike]).toEqual([boxes, [first]])
})

it('restores the asset that a layer showed, though the picture is the same', async () => {
  const controller = await openController()
  const [one = ''] = await placeAlike(controller)

  const { alike } = await fillSample(controller, [one], { assetId: '1002' })
  const filled = await recordOn(controller, one)
  await controller.peer.call.restoreFills({ nodeIds: [one] })

  expect(alike).toEqual([second])
  expect(filled).toMatchObject(second)
  expect(await recordOn(controller, one)).toMatchObject(first)
})

it('fills no layer that would still show the picture for another asset', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  const [comp] = fillsOf(controller, id)
  const red = await addSample(controller, { assetId: '3' }, '#aa0000')
  const top = { type: 'IMAGE', scaleMode: 'FILL', imageHash: red.imageHash }
  await setFills(controller, id, [comp, top])
  const before = fillsOf(controller, id)

  const { changed, refused } = await fillSample(controller, [id], {
    assetId: '1002'
  })

  expect(changed).toEqual([])
  expect(refused).toMatchObject([{ nodeId: id, code: 'alike-on-layer' }])
  expect(fillsOf(controller, id)).toEqual(before)
  expect(await shownIn(controller)).toEqual({ 1001: [id] })
})
