import type { Host } from '../../shared/host.ts'
import { $crop, applyCrop, cancelCrop } from './crop.ts'
import { $scene, $selectedNodes } from '../../scene/scene.ts'

/**
 * A crop goes along with its layer, is written when something else is
 * selected, and given up when the layer is removed. Returns the end of it.
 */
export function followCrop(host: Host): () => void {
  return $scene.listen(() => {
    const draft = $crop.get()
    if (!draft) return
    const { id, absoluteTransform } = draft.node
    const node = $selectedNodes.get().find(it => it.id === id)
    if (!node) return endCrop(host, id)
    if (node.absoluteTransform !== absoluteTransform) {
      $crop.set({ ...draft, node })
    }
  })
}

function endCrop(host: Host, id: string): void {
  if (host.layerFacts([id]).type !== null) applyCrop(host)
  else cancelCrop()
}
