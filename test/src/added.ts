import type { FilledLayers } from '../../contract/filling.ts'
import type { Picture, Size } from '../../contract/picture.ts'
import type { BoardComp, CompImage } from '../../contract/placing.ts'
import { layBoard, pictureAspect } from '../../ui/comps/board.ts'
import type { OpenController } from './open-controller.ts'
import { samplePicture } from './sample-picture.ts'

/** Adds a small comp's image to the file. */
export async function addSample(
  { peer }: OpenController,
  changes: Partial<Picture> = {},
  color?: string
): Promise<CompImage> {
  const input = await samplePicture(changes, color)
  const { imageHash } = await peer.call('addImage', input)
  return { picture: input.picture, imageHash }
}

/** The comps as the panel lays them in a view of this size. */
export function laidOut(comps: CompImage[], view: Size): BoardComp[] {
  const aspects = comps.map(({ picture }) => pictureAspect(picture))
  const { boxes } = layBoard(aspects, view)
  return comps.flatMap((comp, i) => {
    const box = boxes[i]
    return box ? [{ ...comp, box }] : []
  })
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
