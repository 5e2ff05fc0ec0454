import type { Host } from '../shared/host.ts'
import { $scene } from './scene.ts'
import { $canvasBox, $view } from './view.ts'

const pause = 50

/** Keeps the page's view and `figma.viewport` the same. */
export function syncView(host: Host): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reported = ''

  function report(): void {
    timer = undefined
    const { center, zoom } = $view.get()
    reported = keyOf(center, zoom)
    host.user.setViewport(center, zoom)
  }

  function follow(): void {
    const viewport = $scene.get()?.viewport
    if (!viewport || timer !== undefined) return
    const { center, zoom } = viewport
    const current = $view.get()
    if (keyOf(center, zoom) === reported) return
    reported = keyOf(center, zoom)
    if (keyOf(current.center, current.zoom) !== reported) {
      $view.set({ center, zoom })
    }
  }

  follow()
  $scene.listen(follow)
  $view.listen(view => {
    if (keyOf(view.center, view.zoom) === reported) return
    timer ??= setTimeout(report, pause)
  })
  $canvasBox.subscribe(box => host.user.setCanvasSize(box.width, box.height))
}

function keyOf(center: { x: number; y: number }, zoom: number): string {
  return `${center.x} ${center.y} ${zoom}`
}
