import type { FilledLayers } from '../../contract/filling.ts'
import type { Picture } from '../../contract/picture.ts'
import type { BoardComp, CompImage } from '../../contract/placing.ts'
import type { OpenController } from './open-controller.ts'
import { samplePicture } from './sample-picture.ts'

/** Adds a small comp's image to the file. */
export async function addSample(
  { peer }: OpenController,
  changes: Partial<Picture> = {},
  color?: string
): Promise<CompImage> {
  const input = await samplePicture(changes, color)
  const { imageHash } = await peer.call.addImage(input)
  return { picture: input.picture, imageHash }
}

/** A row of comps around the centre, each of one size. */
export function laidOut(comps: CompImage[]): BoardComp[] {
  const left = -192 * comps.length
  return comps.map((comp, i) => ({
    ...comp,
    box: { x: left + 12 + 384 * i, y: -120, width: 360, height: 240 }
  }))
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
  return controller.peer.call.fillLayers({ fills })
}
