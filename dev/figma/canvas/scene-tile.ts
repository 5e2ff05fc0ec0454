import type { Host, Matrix, Rect, SceneNode } from '../core/host.ts'
import { renderScene } from '../render/render-scene.ts'
import { imageSize, imageUrl } from './images.ts'
import { morph } from './morph.ts'
import { tileSide } from './tile-grid.ts'

/** A square of the picture of the page, drawn by itself. */
export interface SceneTile {
  /** Its look may have changed: the next `draw` asks for it. */
  stale: boolean
  draw(): void
  remove(): void
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
  let shown: Matrix[] | null = null
  const pixel = area.width / tileSide

  function draw(): void {
    tile.stale = false
    const children = host.layersWithin(area, speck * pixel)
    const seen = marksOf(children)
    if (shown && isSame(shown, seen)) return
    const size = { width: tileSide, height: tileSide }
    const svg = renderScene(
      { ...nothing, children },
      hash => imageUrl(host, hash),
      size,
      { view: area, imageSize: hash => imageSize(host, hash), idPrefix }
    )
    show(element, svg)
    shown = seen
  }

  const tile: SceneTile = {
    stale: true,
    draw,
    remove: () => element.remove()
  }
  return tile
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

function show(element: Element, svg: string): void {
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
