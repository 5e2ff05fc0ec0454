import { expect, it } from 'vitest'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeCard, plainPng, track } from '../sample-card.ts'

/** A layer named after an image, whose only paint is as clear as a mark. */
async function dropClear({ host }: OpenController) {
  const imageHash = host.addImage(await plainPng(1, 1, '#000'))
  const nodeId = await host.evaluate<string>(
    `const one = figma.createRectangle()
     one.name = 'lake_442583.jpg'
     one.fills = [{
       type: 'IMAGE', scaleMode: 'FILL', imageHash: input, opacity: 0
     }]
     return one.id`,
    imageHash
  )
  return { imageHash, holders: [nodeId] }
}

it('offers a card once where its records were lost, by its mark', async () => {
  const controller = await openController()
  const id = await placeCard(controller)
  await controller.host.evaluate(
    `const card = await figma.getNodeByIdAsync(input)
     card.clone()
     for (const one of figma.currentPage.findAll()) {
       one.setPluginData('provenance', '')
       one.name = one.type === 'GROUP' ? 'Intro' : 'Part ' + one.name[0]
     }
     figma.root.getPluginDataKeys().forEach(key =>
       figma.root.setPluginData(key, ''))`,
    id
  )

  const { assets, candidates } = await foundIn(controller)

  expect(assets).toEqual([])
  expect(candidates).toMatchObject([
    {
      assets: [track],
      uses: [{ track: { rendition: 'preview_mp3' } }, { image: null }]
    }
  ])
})

it('offers no track for an image that only looks like a mark', async () => {
  const controller = await openController()
  await dropClear(controller)

  const { candidates } = await foundIn(controller)

  expect(candidates).toMatchObject([
    { assets: [{ assetId: '442583', mediaType: 'image' }], uses: [{}] }
  ])
})

it('adopts no other image as a track', async () => {
  const controller = await openController()
  const dropped = await dropClear(controller)
  const pixels = { width: 1, height: 1, pictureHeight: 1 }
  const file = { name: 'Slow tide', rendition: 'preview_mp3' }

  const comps = [{ ...dropped, picture: { ...track, ...pixels, ...file } }]
  const result = await controller.peer.call.adoptComps({ comps })

  expect(result).toEqual({ adopted: [], layers: 0 })
})
