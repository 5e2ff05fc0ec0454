import type { Host, Rect, SceneNode } from '../core/host.ts'
import type { Point } from '../core/matrix.ts'
import { boundsOf } from '../render/matrix.ts'
import { $crop, dragCrop } from './crop.ts'
import { $gesture, $panning, type Gesture } from './gesture.ts'
import { clickTarget, innerTarget, layersAt, layersWithin } from './hit-test.ts'
import { containerMatrix, rectWithin } from './placement.ts'
import { type Handle, handles, rectBetween, resizeRect } from './resize-rect.ts'
import { $scene, $selectedNodes, movableIds } from './scene.ts'
import { $tool } from './tool.ts'
import { panBy, toPage } from './view.ts'

const defaultSide = 100

export function startGesture(host: Host, event: PointerEvent): void {
  const screen = { x: event.clientX, y: event.clientY }
  const point = toPage(screen)
  if (event.button === 1 || (event.button === 0 && $panning.get())) {
    $gesture.set({ kind: 'pan', last: screen })
  } else if (event.button === 0) {
    $gesture.set(gestureAt(host, event, point, screen))
  }
}

function gestureAt(
  host: Host,
  event: PointerEvent,
  point: Point,
  screen: Point
): Gesture | null {
  if ($crop.get()) return { kind: 'crop', last: screen }
  if ($tool.get() !== 'move') {
    return { kind: 'draw', from: point, rect: rectBetween(point, point) }
  }
  const handle = handleOf(event.target)
  const [node] = $selectedNodes.get()
  if (handle && node) {
    const { absoluteTransform: at, width, height } = node
    const start = boundsOf(at, width, height)
    return { kind: 'resize', from: point, handle, start, rect: start }
  }
  return pressLayer(host, event, point)
}

function pressLayer(host: Host, event: PointerEvent, point: Point): Gesture {
  const scene = $scene.get()
  const selection = scene?.selection ?? []
  const layers = layersAt(scene?.children ?? [], point)
  const deep = event.ctrlKey || event.metaKey
  const target = clickTarget(layers, selection, deep)
  if (!target) {
    return { kind: 'marquee', from: point, to: point, add: event.shiftKey }
  }
  const { id } = target
  const known = selection.includes(id)
  const still = { x: 0, y: 0 }
  const nodes = scene?.children ?? []
  if (event.shiftKey) {
    const all = known ? selection.filter(it => it !== id) : [...selection, id]
    host.user.select(all)
    const ids = movableIds(nodes, all)
    return { kind: 'move', from: point, by: still, ids }
  }
  if (!known) host.user.select([id])
  const ids = movableIds(nodes, known ? selection : [id])
  return { kind: 'move', from: point, by: still, ids, click: id }
}

export function moveGesture(event: PointerEvent): void {
  const gesture = $gesture.get()
  if (!gesture) return
  const screen = { x: event.clientX, y: event.clientY }
  const point = toPage(screen)
  $gesture.set(movedGesture(gesture, event, screen, point))
}

function movedGesture(
  gesture: Gesture,
  event: PointerEvent,
  screen: Point,
  point: Point
): Gesture {
  const { kind } = gesture
  if (kind === 'marquee') return { ...gesture, to: point }
  if (kind === 'draw') {
    const rect = rectBetween(gesture.from, point, event.shiftKey)
    return { ...gesture, rect }
  }
  if (kind === 'pan' || kind === 'crop') {
    const { x, y } = difference(screen, gesture.last)
    if (kind === 'pan') panBy(-x, -y)
    else dragCrop(x, y)
    return { ...gesture, last: screen }
  }
  const by = difference(point, gesture.from)
  if (kind === 'move') return { ...gesture, by }
  const { start, handle } = gesture
  return { ...gesture, rect: resizeRect(start, handle, by, event.shiftKey) }
}

export function endGesture(host: Host): void {
  const gesture = $gesture.get()
  try {
    finishGesture(host, gesture)
  } finally {
    // Last, so that a moved layer is not shown at its old place in between.
    $gesture.set(null)
  }
}

function finishGesture(host: Host, gesture: Gesture | null): void {
  if (gesture?.kind === 'marquee') {
    selectWithin(host, rectBetween(gesture.from, gesture.to), gesture.add)
  }
  if (gesture?.kind === 'move') endMove(host, gesture)
  if (gesture?.kind === 'resize') resizeSelected(host, gesture.rect)
  if (gesture?.kind === 'draw') draw(host, gesture.rect)
}

export function openLayer(host: Host, event: MouseEvent): void {
  const scene = $scene.get()
  if (!scene || $crop.get()) return
  const point = toPage({ x: event.clientX, y: event.clientY })
  const layers = layersAt(scene.children, point)
  const target = innerTarget(layers, scene.selection)
  if (target) host.user.select([target.id])
}

function selectWithin(host: Host, area: Rect, add: boolean): void {
  const scene = $scene.get()
  if (!scene) return
  const small = area.width < 1 && area.height < 1
  const found = small ? [] : layersWithin(scene.children, area)
  const ids = found.map(node => node.id)
  host.user.select(add ? [...new Set([...scene.selection, ...ids])] : ids)
}

function endMove(host: Host, gesture: Gesture & { kind: 'move' }): void {
  const dx = Math.round(gesture.by.x)
  const dy = Math.round(gesture.by.y)
  if (dx !== 0 || dy !== 0) host.user.move(gesture.ids, dx, dy)
  else if (gesture.click) host.user.select([gesture.click])
}

function resizeSelected(host: Host, rect: Rect): void {
  const [node] = $selectedNodes.get()
  if (!node) return
  const container = containerMatrix($scene.get()?.children ?? [], node.id)
  host.user.resize(node.id, rectWithin(rounded(rect), container))
}

function draw(host: Host, rect: Rect): void {
  const tool = $tool.get()
  $tool.set('move')
  if (tool === 'move') return
  const drawn = rect.width >= 2 || rect.height >= 2
  const size = { width: defaultSide, height: defaultSide }
  const area = rounded(drawn ? rect : { ...rect, ...size })
  const parent = boardAt(rect)
  const at = parent ? rectWithin(area, parent.absoluteTransform) : area
  const id = host.user.add(tool, at, parent?.id)
  host.user.select([id])
}

/** A new layer goes into the frame it is started in. */
function boardAt(rect: Rect): SceneNode | undefined {
  const layers = layersAt($scene.get()?.children ?? [], rect)
  return layers.findLast(node => node.type === 'FRAME')
}

function handleOf(target: EventTarget | null): Handle | undefined {
  const name =
    target instanceof Element ? target.getAttribute('data-handle') : ''
  return handles.find(handle => handle === name)
}

function rounded(rect: Rect): Rect {
  return {
    x: Math.round(rect.x),
    y: Math.round(rect.y),
    width: Math.max(1, Math.round(rect.width)),
    height: Math.max(1, Math.round(rect.height))
  }
}

function difference(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}
