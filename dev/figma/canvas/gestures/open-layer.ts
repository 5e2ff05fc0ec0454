import type { Host, SceneNode } from '../../shared/host.ts'
import { fillsOf } from '../../render/fills-of.ts'
import { isMedia, readPaint } from '../../render/paint.ts'
import { $crop, startCrop } from './crop.ts'
import { innerTarget, layersAt } from './hit-test.ts'
import { $renaming } from './renaming.ts'
import { $scene } from '../../scene/scene.ts'
import { titledLayer } from './titled-layer.ts'
import { toPage } from '../../scene/view.ts'

/**
 * A double click: one level deeper, at the end into a picture. A frame's name
 * above it is edited.
 */
export function openLayer(host: Host, event: MouseEvent): void {
  const scene = $scene.get()
  if (!scene || $crop.get()) return
  const { clientX, clientY } = event
  const titled = titledLayer(document.elementFromPoint(clientX, clientY))
  if (titled) return rename(host, titled.id)
  const point = toPage({ x: clientX, y: clientY })
  const layers = layersAt(scene.children, point)
  const target = innerTarget(layers, scene.selection)
  if (!target) return
  if (!scene.selection.includes(target.id)) host.user.select([target.id])
  else if (host.canEdit()) openPicture(host, target)
}

function rename(host: Host, id: string): void {
  if (host.canEdit()) $renaming.set(id)
}

function openPicture(host: Host, node: SceneNode): void {
  const index = fillsOf(node).findLastIndex(fill => isMedia(readPaint(fill)))
  if (index >= 0) startCrop(host, node, index)
}
