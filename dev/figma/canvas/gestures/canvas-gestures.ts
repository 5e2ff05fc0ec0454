import type { Host } from '../../shared/host.ts'
import type { Point } from '../../shared/matrix.ts'
import { act } from '../../controls/act.ts'
import { $crop, dragCrop, dragCropCorner } from './crop.ts'
import { draw } from './draw.ts'
import { $gesture, $panning, type Gesture } from './gesture.ts'
import { layersWithin } from './hit-test.ts'
import { pressLayer } from './press-layer.ts'
import { pullBox, reshapedLayers, startReshaping, turnBox } from './reshape.ts'
import { handles, rectBetween } from './resize-rect.ts'
import { $freeNodes, $scene } from '../../scene/scene.ts'
import { $tool } from './tool.ts'
import { panBy, toPage } from '../../scene/view.ts'

/** A pointer was pressed on the canvas. */
export function startGesture(host: Host, event: PointerEvent): void {
  const screen = { x: event.clientX, y: event.clientY }
  if (event.button === 1 || (event.button === 0 && $panning.get())) {
    $gesture.set({ kind: 'pan', last: screen })
  } else if (event.button === 0) {
    $gesture.set(gestureAt(host, event, screen))
  }
}

function gestureAt(
  host: Host,
  event: PointerEvent,
  screen: Point
): Gesture | null {
  const point = toPage(screen)
  const name = handleName(event.target)
  if ($crop.get()) {
    const corner = Number(/^crop-(\d)$/.exec(name)?.[1] ?? -1)
    if (corner >= 0) return { kind: 'crop-scale', corner }
    return { kind: 'crop', last: screen }
  }
  if ($tool.get() !== 'move') {
    return { kind: 'draw', from: point, rect: rectBetween(point, point) }
  }
  const start = name ? startReshaping($freeNodes.get(), point) : null
  const handle = handles.find(it => it === name)
  if (start && handle) return { kind: 'resize', handle, ...start }
  if (start && name === 'turn') return { kind: 'turn', ...start }
  return pressLayer(host, event, point)
}

function handleName(target: EventTarget | null): string {
  const handle =
    target instanceof Element ? target.getAttribute('data-handle') : null
  return handle ?? ''
}

/** The pointer moved; the document does not change yet. */
export function moveGesture(event: PointerEvent): void {
  const gesture = $gesture.get()
  if (!gesture) return
  const screen = { x: event.clientX, y: event.clientY }
  $gesture.set(movedGesture(gesture, event, screen))
}

function movedGesture(
  gesture: Gesture,
  event: PointerEvent,
  screen: Point
): Gesture {
  const to = toPage(screen)
  switch (gesture.kind) {
    case 'marquee':
      return { ...gesture, to }
    case 'draw':
      return {
        ...gesture,
        rect: rectBetween(gesture.from, to, event.shiftKey)
      }
    case 'pan': {
      const { x, y } = difference(screen, gesture.last)
      panBy(-x, -y)
      return { ...gesture, last: screen }
    }
    case 'crop': {
      const { x, y } = difference(screen, gesture.last)
      dragCrop(x, y)
      return { ...gesture, last: screen }
    }
    case 'crop-scale':
      dragCropCorner(gesture.corner, to)
      return gesture
    case 'move': {
      const by = difference(to, gesture.from)
      const straight = event.shiftKey ? snapToAxis(by) : by
      return { ...gesture, to, by: straight, copy: event.altKey }
    }
    case 'resize': {
      const how = { keep: event.shiftKey, center: event.altKey }
      return { ...gesture, box: pullBox(gesture, gesture.handle, to, how) }
    }
    case 'turn':
      break
  }
  return { ...gesture, box: turnBox(gesture, to, event.shiftKey) }
}

/** Applies the gesture to the document. */
export function endGesture(host: Host): void {
  const gesture = $gesture.get()
  if (gesture) act(() => finishGesture(host, gesture))
  // Last, so that a moved layer is not shown at its old place in between.
  $gesture.set(null)
}

function finishGesture(host: Host, gesture: Gesture): void {
  const { kind } = gesture
  if (kind === 'marquee') selectWithin(host, gesture)
  else if (kind === 'move') endMove(host, gesture)
  else if (kind === 'draw') draw(host, gesture.rect)
  else if (kind === 'resize' || kind === 'turn') {
    if (gesture.box === gesture.start) return
    host.user.reshape(reshapedLayers(gesture))
  }
}

function selectWithin(
  host: Host,
  gesture: Gesture & { kind: 'marquee' }
): void {
  const scene = $scene.get()
  if (!scene) return
  const area = rectBetween(gesture.from, gesture.to)
  const small = area.width < 1 && area.height < 1
  const found = small ? [] : layersWithin(scene.children, area)
  const ids = found.map(node => node.id)
  const all = gesture.add ? [...new Set([...scene.selection, ...ids])] : ids
  host.user.select(all)
}

function endMove(host: Host, gesture: Gesture & { kind: 'move' }): void {
  const { ids, to, copy, click } = gesture
  const dx = Math.round(gesture.by.x)
  const dy = Math.round(gesture.by.y)
  if (dx === 0 && dy === 0) {
    if (click) host.user.select([click])
  } else if (ids.length > 0) {
    if (copy) host.user.duplicate(ids, dx, dy)
    else host.user.drag(ids, dx, dy, to)
  }
}

function snapToAxis({ x, y }: Point): Point {
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}

function difference(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}
