import type { Host } from '../../shared/host.ts'
import type { Point } from '../../shared/matrix.ts'
import type { Gesture } from './gesture.ts'
import { clickTarget, layersAt } from './hit-test.ts'
import { $scene, $selection, movableIds } from '../../scene/scene.ts'
import { titledLayer } from './titled-layer.ts'

/** Selects what is pressed; the drag that may follow moves it. */
export function pressLayer(
  host: Host,
  event: PointerEvent,
  point: Point
): Gesture {
  const children = $scene.get()?.children ?? []
  const selection = $selection.get()
  const deep = event.ctrlKey || event.metaKey
  const target =
    titledLayer(event.target) ??
    clickTarget(layersAt(children, point), selection, deep)
  if (!target) {
    return { kind: 'marquee', from: point, to: point, add: event.shiftKey }
  }
  const { id } = target
  const known = selection.includes(id)
  const still = { x: 0, y: 0 }
  const { altKey: copy, shiftKey } = event
  const move = {
    kind: 'move',
    from: point,
    to: point,
    by: still,
    copy
  } as const
  if (shiftKey) {
    const all = known ? selection.filter(it => it !== id) : [...selection, id]
    host.user.select(all)
    return { ...move, ids: movable(host, all) }
  }
  if (!known) host.user.select([id])
  const ids = movable(host, known ? selection : [id])
  return { ...move, ids, click: id }
}

function movable(host: Host, ids: string[]): string[] {
  return host.canEdit() ? movableIds($scene.get()?.children ?? [], ids) : []
}
