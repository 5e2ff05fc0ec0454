import type { Host } from '../../shared/host.ts'
import { $gesture } from '../gestures/gesture.ts'
import { liftedLayers } from './lifted-layers.ts'
import { type SceneStage, sceneStage } from './scene-stage.ts'
import { $framesRead } from '../../scene/videos.ts'
import { $canvasBox, $view, type View } from '../../scene/view.ts'

/** Milliseconds of a frame after which no more work begins. */
const slice = 4
/** The same while something in view is not drawn yet. */
const firstSlice = 40
/** After the last turn of the wheel a new zoom is drawn sharp. */
const calm = 120

/** Milliseconds after which a new zoom is shown tile by tile. */
const patience = 600

interface Picture {
  host: Host
  element: Element
  stage: SceneStage | null
  /** Takes the other's place as soon as it covers the view. */
  next: SceneStage | null
  zoomedAt: number
}

/**
 * Keeps the picture of the document in an element; returns a function that
 * stops it.
 */
export function showScene(host: Host, element: Element): () => void {
  const lifted = liftedLayers(host, element)
  const picture: Picture = {
    host,
    element,
    stage: null,
    next: null,
    zoomedAt: 0
  }
  let frame = 0
  let changed = false

  function draw(): void {
    frame = 0
    if (changed) refresh(picture)
    changed = false
    const done = drawFrame(picture)
    lifted.show()
    if (!done) request()
  }

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  host.damage() // what happened before is in the first picture
  draw()
  const stops = [
    host.onChange(() => {
      changed = true
      request()
    }),
    $view.listen(view => {
      const zoomed = picture.stage?.zoom !== view.zoom
      if (zoomed) picture.zoomedAt = performance.now()
      request()
    }),
    $canvasBox.listen(request),
    $framesRead.listen(() => {
      picture.stage?.showFrames()
      picture.next?.showFrames()
      request()
    }),
    $gesture.listen(request)
  ]
  return () => {
    cancelAnimationFrame(frame)
    for (const stop of stops) stop()
    picture.stage?.remove()
    picture.next?.remove()
    lifted.remove()
  }
}

function refresh({ host, stage, next }: Picture): void {
  const areas = host.damage()
  stage?.refresh(areas)
  next?.refresh(areas)
}

/**
 * Moves what is drawn and draws a little more; true when nothing is missing.
 */
function drawFrame(picture: Picture): boolean {
  const { host, element, zoomedAt } = picture
  const view = $view.get()
  const box = $canvasBox.get()
  const stage = (picture.stage ??= shown(sceneStage(host, element, view, box)))
  stage.place(view, box)
  const since = performance.now() - zoomedAt
  const next = nextStage(picture, view, since > calm)
  const building = next ?? (stage.zoom === view.zoom ? stage : null)
  if (!building) return false
  building.place(view, box)
  const time = building.covers(view, box) ? slice : firstSlice
  const done = building.fill(view, box, time)
  if (next && (since > patience || next.covers(view, box))) {
    stage.remove()
    picture.stage = shown(next)
    picture.next = null
  }
  return done
}

/** At another zoom what is drawn is only stretched; this is drawn again. */
function nextStage(
  picture: Picture,
  view: View,
  calmed: boolean
): SceneStage | null {
  const { host, element, stage, next } = picture
  if (next && next.zoom !== view.zoom) {
    next.remove()
    picture.next = null
  }
  if (stage?.zoom !== view.zoom && !picture.next && calmed) {
    picture.next = sceneStage(host, element, view, $canvasBox.get())
  }
  return picture.next
}

function shown(stage: SceneStage): SceneStage {
  stage.show()
  return stage
}
