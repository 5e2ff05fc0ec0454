import type { Host } from '../core/host.ts'
import { $scene } from './scene.ts'
import { $canvasBox, $view } from './view.ts'

/** Keeps the page's view and `figma.viewport` the same; returns the end. */
export function syncView(host: Host): () => void {
  let frame = 0
  let told = ''

  function tell(): void {
    frame = 0
    const { center, zoom } = $view.get()
    told = keyOf(center, zoom)
    host.user.setViewport(center, zoom)
  }

  function hear(): void {
    const viewport = $scene.get()?.viewport
    if (!viewport || frame !== 0) return
    const { center, zoom } = viewport
    const current = $view.get()
    if (keyOf(center, zoom) === told) return
    told = keyOf(center, zoom)
    if (keyOf(current.center, current.zoom) !== told) {
      $view.set({ center, zoom })
    }
  }

  hear()
  const stops = [
    $scene.listen(hear),
    $view.listen(view => {
      if (keyOf(view.center, view.zoom) === told) return
      if (frame === 0) frame = requestAnimationFrame(tell)
    }),
    $canvasBox.subscribe(box => host.user.setCanvasSize(box.width, box.height))
  ]
  return () => {
    cancelAnimationFrame(frame)
    for (const stop of stops) stop()
  }
}

function keyOf(center: { x: number; y: number }, zoom: number): string {
  return `${center.x} ${center.y} ${zoom}`
}
