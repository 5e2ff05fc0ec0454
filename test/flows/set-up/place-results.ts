import type { SceneNode } from '../../../dev/figma/shared/host.ts'
import type { OpenFile } from './open-stack.ts'
import { readResults } from './read-results.ts'

/** Searches and places the first results; returns their layers in order. */
export async function placeResults(
  { panel, headless }: OpenFile,
  query: string,
  count: number
): Promise<{ assetId: string; layer: SceneNode }[]> {
  await panel.search(query)
  const assets = readResults(panel).slice(0, count)
  const placed: { assetId: string; layer: SceneNode }[] = []
  for (const asset of assets) {
    await panel.placeOnce([asset])
    const [id = ''] = headless.host.scene().selection
    const layer = headless.host.node(id)
    if (!layer) throw new Error(`${asset.assetId} is not on the canvas.`)
    placed.push({ assetId: asset.assetId, layer })
  }
  if (placed.length < count) throw new Error(`Too few results for ${query}.`)
  return placed
}
