import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import type { OpenController } from './open-controller.ts'
import { track } from './sample-card.ts'

/** What the panel sends once a track is licensed; it has no file. */
export async function addLicensedTrack({
  peer
}: OpenController): Promise<Swap> {
  const rendition = 'high_mp3'
  const pixels = { width: 1, height: 1, pictureHeight: 1 }
  const picture = { ...track, ...pixels, name: 'Slow tide', rendition }
  const bytes = new Uint8Array()
  const { imageHash } = await peer.call.addImage({ picture, bytes })
  const license = { licenseId: 'e77', license: 'audio_standard' }
  return { ...track, ...license, rendition, imageHash }
}

export async function licenseTrack(
  controller: OpenController,
  changes: Partial<Swap> = {}
): Promise<SwappedComps> {
  const swap = await addLicensedTrack(controller)
  return controller.peer.call.swapComps({ swaps: [{ ...swap, ...changes }] })
}
