import type { Provenance } from '../../contract/document.ts'
import type { FoundImage } from '../../contract/finding.ts'
import { foundIn } from './found-in.ts'
import type { OpenController } from './open-controller.ts'
import { placeSample } from './placed.ts'

/** Places assets whose previews are the same file; returns their layers. */
export async function placeAlike(
  controller: OpenController,
  assetIds = ['1001', '1002']
): Promise<string[]> {
  const ids: string[] = []
  for (const assetId of assetIds) {
    ids.push(await placeSample(controller, { assetId }))
  }
  return ids
}

/** Draws a layer without a record, with the paints of this one. */
export function drawUnrecorded(
  { host }: OpenController,
  id: string,
  make = 'figma.createRectangle()'
): Promise<string> {
  return host.evaluate<string>(
    `const { fills } = await figma.getNodeByIdAsync('${id}')
     const it = ${make}
     it.name = 'Unrecorded'
     it.fills = fills
     return it.id`
  )
}

/** Each asset, with the layers and styles that show it. */
export async function shownIn(
  controller: OpenController
): Promise<Record<string, (string | null)[]>> {
  const { assets } = await foundIn(controller)
  return Object.fromEntries(
    assets.map(({ assetId, uses }) => [
      assetId,
      uses.map(({ nodeId, styleId }) => nodeId ?? styleId)
    ])
  )
}

/** Unclear layers and styles, with the assets that they may show. */
export async function unclearIn(
  controller: OpenController
): Promise<[string | null, string[]][]> {
  const { unclear } = await foundIn(controller)
  return unclear.map(({ use, candidates }) => [
    use.nodeId ?? use.styleId,
    candidates.map(idOf).toSorted()
  ])
}

function idOf({ assetId }: FoundImage): string {
  return assetId
}

/** A record on a layer: the newest one, or that of an image. */
export async function recordOn(
  { host }: OpenController,
  id: string,
  imageHash = ''
): Promise<Provenance | null> {
  const text = await host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input.id)
     return node.getPluginData(
       'provenance' + (input.imageHash && ':' + input.imageHash)
     )`,
    { id, imageHash }
  )
  return text ? (JSON.parse(text) as Provenance) : null // we wrote it
}

/** Waits until something is recorded on a layer. */
export async function waitForRecord(
  controller: OpenController,
  id: string
): Promise<void> {
  let record = null
  while (!record) record = await recordOn(controller, id)
}

/**
 * Reduces the index to what version 0.1 writes: the newest asset of an image.
 */
export function forgetFurther(
  { host }: OpenController,
  assetId: string
): Promise<unknown> {
  return host.evaluate(
    `for (const key of figma.root.getPluginDataKeys()) {
       if (!/^(also|image):/.test(key)) continue
       const text = figma.root.getPluginData(key)
       const isLast = JSON.parse(text).assetId === input
       const [, imageHash] = key.split(':')
       if (isLast) figma.root.setPluginData('image:' + imageHash, text)
       if (/^also:/.test(key)) figma.root.setPluginData(key, '')
     }`,
    assetId
  )
}
