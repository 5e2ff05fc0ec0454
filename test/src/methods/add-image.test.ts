import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

it('keeps the bytes under their hash and changes no layer', async () => {
  const { peer, host } = await openController()
  const input = await samplePicture()

  const { imageHash } = await peer.call.addImage(input)

  expect(host.image(imageHash)).toMatchObject({ width: 90, height: 60 })
  expect(host.scene().children).toEqual([])
})

it('reports which images the file has', async () => {
  const { peer } = await openController()
  const { imageHash } = await peer.call.addImage(await samplePicture())
  const other = '0'.repeat(40)

  const result = await peer.call.checkImages({ hashes: [other, imageHash] })

  expect(result).toEqual({ known: [imageHash] })
})

it('fails for a file that is not an image', async () => {
  const { peer } = await openController()
  const { picture, bytes } = await samplePicture()

  const failed = peer.call.addImage({
    picture,
    bytes: bytes.slice(0, 20)
  })

  await expect(failed).rejects.toMatchObject({ code: 'image-unreadable' })
})
