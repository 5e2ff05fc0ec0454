import type { Host, Matrix, Rect, SceneNode } from '../core/host.ts'
import { renderScene } from '../render/render-scene.ts'
import { imageSize, imageUrl } from './images.ts'
import { morph } from './morph.ts'
import { tileSide } from './tile-grid.ts'

/** A square of the picture of the page, drawn by itself. */
export interface SceneTile {
  /** It shows what was there when it was last told of a change. */
  readonly isDrawn: boolean
  /** Does a part of the drawing: it reads, or it shows what it has read. */
  step(): void
  /** Its look may have changed: it has to be read again. */
  spoil(): void
  /** Puts it on the screen, or takes it off while it is far away. */
  show(on: boolean): void
}

const nothing = {
  background: { r: 1, g: 1, b: 1 },
  viewport: { center: { x: 0, y: 0 }, zoom: 1 }
}
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
  let isDrawn = false
  let read: SceneNode[] | null = null
  let shown: Matrix[] | null = null

  function finish(layers: SceneNode[], marks: Matrix[]): void {
    read = null
    isDrawn = true
    if (shown && isSame(shown, marks)) return
    const size = { width: tileSide, height: tileSide }
    const svg = renderScene(
      { ...nothing, children: layers },
      hash => imageUrl(host, hash),
      size,
      { view: area, imageSize: hash => imageSize(host, hash), idPrefix }
    )
    draw(element, svg)
    shown = marks
  }

  return {
    get isDrawn() {
      return isDrawn
    },
    step() {
      if (read) return finish(read, marksOf(read))
      read = host.layersWithin(area, (speck * area.width) / tileSide)
      const isEmpty = read.length === 0
      const isKnown = shown !== null && isSame(shown, marksOf(read))
      if (isEmpty || isKnown) finish(read, marksOf(read))
    },
    spoil() {
      isDrawn = false
      read = null
    },
    show(on) {
      if (!on) element.remove()
      else if (!element.parentNode) stage.append(element)
    }
  }
}

/** The reader gives a layer whose look changed a new matrix. */
function marksOf(nodes: SceneNode[], marks: Matrix[] = []): Matrix[] {
  for (const node of nodes) {
    marks.push(node.absoluteTransform)
    if (node.children) marksOf(node.children, marks)
  }
  return marks
}

function isSame(one: Matrix[], other: Matrix[]): boolean {
  return (
    one.length === other.length && one.every((mark, i) => mark === other[i])
  )
}

function draw(element: Element, svg: string): void {
  const current = element.firstElementChild
  if (!current) {
    element.innerHTML = svg
    return
  }
  const template = element.ownerDocument.createElement('template')
  template.innerHTML = svg
  const wanted = template.content.firstElementChild
  if (wanted) morph(current, wanted)
}
