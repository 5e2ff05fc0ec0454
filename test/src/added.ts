import type { FilledLayers } from '../../contract/filling.ts'
import type { Picture } from '../../contract/picture.ts'
import type { BoardComp } from '../../contract/placing.ts'
import type { OpenController } from './open-controller.ts'
import { samplePicture } from './sample-picture.ts'

/** Adds a small comp's image to the file. */
export async function addSample(
  { peer }: OpenController,
  changes: Partial<Picture> = {},
  color?: string
): Promise<BoardComp> {
  const input = await samplePicture(changes, color)
  const { imageHash } = await peer.call('addImage', input)
  return { picture: input.picture, imageHash }
}

/** Fills layers with one small comp. */
export async function fillSample(
  controller: OpenController,
  nodeIds: string[],
  changes: Partial<Picture> = {},
  color?: string
): Promise<FilledLayers> {
  const comp = await addSample(controller, changes, color)
  const fills = [{ ...comp, nodeIds }]
  return controller.peer.call('fillLayers', { fills })
}
