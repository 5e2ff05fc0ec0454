import type { Host, Rect, Scene } from '../core/host.ts'
import { renderScene, viewBoxOf } from '../render/render-scene.ts'
import { $gesture } from './gesture.ts'
import { imageSize, imageUrl } from './images.ts'
import { morph } from './morph.ts'
import { $scene } from './scene.ts'
import { $canvasBox, $view, visibleRect } from './view.ts'

/** Keeps the picture of the document in an element; returns the end of it. */
export function showScene(host: Host, element: Element): () => void {
  let drawn: { scene: Scene; area: Rect } | null = null
  let frame = 0

  function draw(): void {
    frame = 0
    const scene = $scene.get()
    if (!scene) return
    const box = $canvasBox.get()
    const view = visibleRect($view.get(), box)
    if (drawn?.scene !== scene || !encloses(drawn.area, view)) {
      const area = grown(view)
      const svg = renderScene(scene, hash => imageUrl(host, hash), box, {
        view,
        cull: area,
        imageSize: hash => imageSize(host, hash)
      })
      show(element, svg)
      drawn = { scene, area }
    }
    const root = element.firstElementChild
    root?.setAttribute('viewBox', viewBoxOf(view))
    root?.setAttribute('width', String(box.width))
    root?.setAttribute('height', String(box.height))
    previewMove(element)
  }

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  draw()
  const stops = [$scene, $view, $canvasBox].map(store => store.listen(request))
  stops.push($gesture.listen(request))
  return () => {
    cancelAnimationFrame(frame)
    for (const stop of stops) stop()
  }
}

function show(element: Element, svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const wanted = document.importNode(parsed.documentElement, true)
  const current = element.firstElementChild
  if (current) morph(current, wanted)
  else element.append(wanted)
}

/** Layers follow the pointer before the document knows about the move. */
function previewMove(element: Element): void {
  const gesture = $gesture.get()
  const moved = element.querySelectorAll('g[data-moved]')
  for (const group of moved) {
    group.removeAttribute('transform')
    group.removeAttribute('data-moved')
  }
  if (gesture?.kind !== 'move') return
  const by = `translate(${Math.round(gesture.by.x)} ${Math.round(gesture.by.y)})`
  for (const id of gesture.ids) {
    const group = element.querySelector(`g[data-id="${CSS.escape(id)}"]`)
    group?.setAttribute('transform', by)
    group?.setAttribute('data-moved', '')
  }
}

function grown(rect: Rect): Rect {
  return {
    x: rect.x - rect.width / 2,
    y: rect.y - rect.height / 2,
    width: rect.width * 2,
    height: rect.height * 2
  }
}

function encloses(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  )
}
