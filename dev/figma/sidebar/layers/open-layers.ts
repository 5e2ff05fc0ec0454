import { atom } from 'nanostores'
import type { Host } from '../../shared/host.ts'

/** The layers whose children the layer list shows. */
export const $openLayers = atom<Set<string>>(new Set())

export function setLayerOpen(id: string, open: boolean): void {
  const layers = new Set($openLayers.get())
  if (open) layers.add(id)
  else layers.delete(id)
  $openLayers.set(layers)
}

/** Opens what is around these layers. */
export function openAround(host: Host, ids: string[]): void {
  const open = $openLayers.get()
  const closed = host.layersAround(ids).filter(id => !open.has(id))
  if (closed.length > 0) $openLayers.set(new Set([...open, ...closed]))
}
