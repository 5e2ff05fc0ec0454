import type { Picture } from '../../contract/picture.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import type { OpenController } from './open-controller.ts'
import { samplePicture } from './sample-picture.ts'

const licensed = {
  rendition: 'huge_jpg',
  width: 900,
  height: 600,
  pictureHeight: 600
}

/** Adds a licensed file to the document and returns the swap to it. */
export async function addLicensedFile(
  { peer }: OpenController,
  changes: Partial<Picture> = {}
): Promise<Swap> {
  const input = await samplePicture({ ...licensed, ...changes }, '#00ff00')
  const { imageHash } = await peer.call.addImage(input)
  const { assetId, mediaType, rendition } = input.picture
  const license = { licenseId: 'e123', license: 'standard' }
  return { assetId, mediaType, rendition, imageHash, ...license }
}

export async function swapComps(
  controller: OpenController,
  changes: Partial<Picture> = {}
): Promise<SwappedComps> {
  const swap = await addLicensedFile(controller, changes)
  return controller.peer.call.swapComps({ swaps: [swap] })
}
