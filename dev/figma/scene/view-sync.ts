import type { Host } from '../shared/host.ts'
import { $scene } from './scene.ts'
import { tellView } from './telling-view.ts'
import { $canvasBox, $view } from './view.ts'

const pause = 50

/** Keeps the page's view and `figma.viewport` the same. */
export function syncView(host: Host): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = ''

  function tell(): void {
    timer = undefined
    const { center, zoom } = $view.get()
    told = keyOf(center, zoom)
    tellView(() => host.user.setViewport(center, zoom))
  }

  function hear(): void {
    const viewport = $scene.get()?.viewport
    if (!viewport || timer !== undefined) return
    const { center, zoom } = viewport
    const current = $view.get()
    if (keyOf(center, zoom) === told) return
    told = keyOf(center, zoom)
    if (keyOf(current.center, current.zoom) !== told) {
      $view.set({ center, zoom })
    }
  }

  hear()
  $scene.listen(hear)
  $view.listen(view => {
    if (keyOf(view.center, view.zoom) === told) return
    timer ??= setTimeout(tell, pause)
  })
  $canvasBox.subscribe(box => host.user.setCanvasSize(box.width, box.height))
}

function keyOf(center: { x: number; y: number }, zoom: number): string {
  return `${center.x} ${center.y} ${zoom}`
}
