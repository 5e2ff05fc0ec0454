import { expect, it } from 'vitest'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

it('adopts a video by its name, with the size that is given', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const { picture } = await samplePicture({
    assetId: '5100107',
    mediaType: 'video',
    rendition: 'preview_mp4'
  })
  const { nodeId, imageHash } = await host.evaluate<{
    nodeId: string
    imageHash: string
  }>(
    `const { hash } = await figma.createVideoAsync(input)
     const it = figma.createRectangle()
     it.name = 'waves_5100107.mp4'
     it.fills = [{ type: 'VIDEO', scaleMode: 'FILL', videoHash: hash }]
     return { nodeId: it.id, imageHash: hash }`,
    new TextEncoder().encode('\0\0\0\x20ftypisom')
  )
  const before = await foundIn(controller)

  const comps = [{ picture, imageHash, holders: [nodeId] }]
  const result = await peer.call.adoptComps({ comps })

  const { assets } = await foundIn(controller)
  expect(before.candidates).toMatchObject([
    {
      assets: [{ assetId: '5100107', mediaType: 'video' }],
      uses: [{ nodeId, isVideo: true }]
    }
  ])
  expect(result).toEqual({ adopted: [imageHash], layers: 1 })
  expect(assets).toMatchObject([
    { assetId: '5100107', mediaType: 'video', state: 'comp', isAdopted: true }
  ])
})
