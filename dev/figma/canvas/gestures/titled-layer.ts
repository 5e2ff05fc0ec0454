import type { SceneNode } from '../../shared/host.ts'
import { $scene } from '../../scene/scene.ts'

/** The frame whose title is under the pointer. */
export function titledLayer(at: EventTarget | null): SceneNode | undefined {
  const title = at instanceof Element ? at.closest('[data-title]') : null
  const id = title?.getAttribute('data-title')
  return $scene.get()?.children.find(node => node.id === id)
}
