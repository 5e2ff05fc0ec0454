import type { Host } from '../core/host.ts'
import { $gesture } from './gesture.ts'
import { liftedLayers } from './lifted-layers.ts'
import { readSceneInView } from './scene.ts'
import { type SceneStage, sceneStage } from './scene-stage.ts'
import { isTellingView } from './telling-view.ts'
import { $canvasBox, $view } from './view.ts'

/** Milliseconds of a frame after which no other tile is begun. */
const slice = 2
/** The same while what is to be seen is not there yet. */
const firstSlice = 40
/** After the last turn of the wheel a new zoom is drawn sharp. */
const calm = 120

/** What takes longer is shown tile by tile. */
const patience = 600

/** Keeps the picture of the document in an element; returns the end of it. */
export function showScene(host: Host, element: Element): () => void {
  let stage: SceneStage | null = null
  /** Takes the other's place as soon as it covers the view. */
  let next: SceneStage | null = null
  let frame = 0
  let zoomedAt = 0
  const lifted = liftedLayers(host, element)

  function draw(): void {
    frame = 0
    const view = $view.get()
    const box = $canvasBox.get()
    stage ??= shown(sceneStage(host, element, view, box))
    if (next && next.zoom !== view.zoom) next = removed(next)
    const calmed = performance.now() - zoomedAt > calm
    const blurred = stage.zoom !== view.zoom
    if (blurred && !next && calmed) {
      next = sceneStage(host, element, view, box)
    }
    stage.place(view, box)
    const building = next ?? (blurred ? null : stage)
    building?.place(view, box)
    const time = building?.covers(view, box) ? slice : firstSlice
    const done = building ? building.fill(view, box, time) : false
    const late = performance.now() - zoomedAt > patience
    if (next && (late || next.covers(view, box))) {
      stage.remove()
      stage = shown(next)
      next = null
    }
    lifted.show()
    if (!done) request()
  }

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  function refresh(): void {
    if (isTellingView()) return
    stage?.refresh()
    next?.refresh()
    request()
  }

  function followView(): void {
    if (stage && stage.zoom !== $view.get().zoom) zoomedAt = performance.now()
    request()
  }

  draw()
  const stops = [
    host.onChange(refresh),
    $view.listen(followView),
    $canvasBox.listen(request),
    $gesture.listen(request),
    readBeforePress(host)
  ]
  return () => {
    cancelAnimationFrame(frame)
    for (const stop of stops) stop()
    stage?.remove()
    next?.remove()
    lifted.remove()
  }
}

function shown(stage: SceneStage): SceneStage {
  stage.show()
  return stage
}

function removed(stage: SceneStage): null {
  stage.remove()
  return null
}

/** What a press means depends on the layers under it. */
function readBeforePress(host: Host): () => void {
  const read = (): void => readSceneInView(host)
  window.addEventListener('pointerdown', read, true)
  return () => window.removeEventListener('pointerdown', read, true)
}
