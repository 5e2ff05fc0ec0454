import type { Host } from '../../shared/host.ts'
import { $crop, applyCrop, cancelCrop } from './crop.ts'
import { $scene, $selectedNodes } from '../../scene/scene.ts'

/**
 * Keeps the crop on its moving layer, writes it when something else is selected
 * and cancels it when the layer is removed. Returns a function that stops this.
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
