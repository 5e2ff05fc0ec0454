import type { OpenController } from './open-controller.ts'
import type { Picture } from '../../contract/picture.ts'
import { samplePicture } from './sample-picture.ts'

/** Places a comp and returns the id of its layer. */
export async function placeSample(
  { peer }: OpenController,
  changes: Partial<Picture> = {},
  color?: string
): Promise<string> {
  const input = await samplePicture(changes, color)
  return (await peer.call.placeComp(input)).nodeId
}

/** An image paint of a layer. */
export function paintOf({ host }: OpenController, id: string) {
  return host.node(id)?.fills[0] as Record<string, unknown> // an image paint
}

/** Copies a layer; returns the ids of the layer and its copies in order. */
export function cloneLayer(
  { host }: OpenController,
  id: string,
  count: number
): Promise<string[]> {
  return host.evaluate<string[]>(
    `const layer = await figma.getNodeByIdAsync(input.id)
     const copy = () => layer.clone().id
     return [layer.id, ...Array.from({ length: input.count }, copy)]`,
    { id, count }
  )
}

/** Removes all fills of the layer. */
export function clearFills(
  { host }: OpenController,
  id: string
): Promise<unknown> {
  return host.evaluate(`(await figma.getNodeByIdAsync(input)).fills = []`, id)
}
