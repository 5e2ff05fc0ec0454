import type { Host, SceneNode } from '../../shared/host.ts'
import type { Rect } from '../../shared/rect.ts'
import { renderScene } from '../../render/render-scene.ts'
import { picturesOf } from '../../scene/images.ts'
import { tileSide } from './tile-grid.ts'
import { tilePicture } from './tile-picture.ts'

/** A square of the picture of the page, drawn by itself. */
export interface SceneTile {
  /** Shows the document as of the last change it received. */
  readonly isDrawn: boolean
  /** Does one step of drawing: reads, or shows what was read. */
  step(): void
  /** Its look may have changed: it has to be read again. */
  spoil(): void
  /** Frames of videos were read, which may be what it lacks. */
  showFrames(): void
  /** Puts it on the screen, or takes it off while it is far away. */
  show(on: boolean): void
}

const size = { width: tileSide, height: tileSide }
/** Smaller layers, in pixels of the screen, leave no mark. */
const speck = 0.6
let made = 0

/** `at`: its place in the stage in pixels. `area`: what it shows. */
export function sceneTile(
  host: Host,
  stage: Element,
  at: { x: number; y: number },
  area: Rect
): SceneTile {
  made += 1
  const idPrefix = `tile-${made}-`
  const element = stage.ownerDocument.createElement('div')
  element.style.left = `${at.x}px`
  element.style.top = `${at.y}px`
  stage.append(element)
  const picture = tilePicture(element, layers =>
    renderScene(layers, area, size, picturesOf(host), {
      idPrefix,
      ground: 'var(--page-color)'
    })
  )
  let isDrawn = false
  /** Not shown yet. */
  let read: SceneNode[] | null = null

  return {
    get isDrawn() {
      return isDrawn
    },
    step() {
      if (read) {
        picture.update(read)
        read = null
        isDrawn = true
      } else {
        const layers = host.layersWithin(area, (speck * area.width) / tileSide)
        isDrawn = picture.shows(layers)
        if (!isDrawn) read = layers
      }
    },
    spoil() {
      isDrawn = false
      read = null
    },
    showFrames() {
      picture.forget()
      isDrawn = false
      read = null
    },
    show(on) {
      if (!on) element.remove()
      else if (!element.parentNode) stage.append(element)
    }
  }
}
