import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../../ui/api/asset.ts'
import { assetOf, pictureOf } from './asset-of.ts'
import { pngReply } from './image-record.ts'
import { createWorld, openPanel } from './open-panel.ts'

/** A photo with its own previews of 450, 1000 and 1500 pixels. */
export function photoOf(id: string, change: Partial<Asset> = {}): Asset {
  const previewOf = (name: string, width: number) => ({
    ...pictureOf(name, width),
    url: `https://media.test/${id}/${name}.jpg`
  })
  return assetOf(id, {
    previews: [
      previewOf('preview', 450),
      previewOf('preview_1000', 1000),
      previewOf('preview_1500', 1500)
    ],
    ...change
  })
}

/** A layer of 200 × 100 that can hold a picture, with these changes. */
export function layerOf(
  nodeId: string,
  change: Partial<SelectedLayer> = {}
): SelectedLayer {
  const size = { width: 200, height: 100 }
  return {
    nodeId,
    name: nodeId,
    ...size,
    refusal: null,
    asset: null,
    ...change
  }
}

/** A panel that can load every preview. */
export async function openPlacing() {
  const world = createWorld()
  const panel = await openPanel(world)
  panel.platform.addresses.media = ['https://media.test']
  world.web.on('GET https://media.test/*', () => pngReply())

  /** Selects these layers. */
  async function select(layers: SelectedLayer[]): Promise<void> {
    const count = layers.length
    panel.controller.emit('selectionChanged', { count, layers })
    await panel.clock.advance(0)
  }

  /** Shows these search results. */
  function find(assets: Asset[]): void {
    panel.search.$search.set({
      state: 'ready',
      query: assets.map(({ assetId: id }) => id).join(),
      assets,
      total: assets.length,
      dropped: 0,
      more: 'none'
    })
  }

  return { ...panel, select, find }
}
