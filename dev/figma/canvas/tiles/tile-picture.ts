import type { SceneNode } from '../../shared/host.ts'
import type { Matrix } from '../../shared/matrix.ts'
import { backgroundBlur } from '../../shared/layer-margins.ts'
import { morph, morphInto, parseSvg } from './morph.ts'

/** The content of a tile, of which only changed layers are replaced. */
export interface TilePicture {
  /** Whether these layers are what it shows. */
  shows(layers: SceneNode[]): boolean
  update(layers: SceneNode[]): void
  /** Draws all again at the next update, as the same layers look otherwise. */
  forget(): void
}

/** A layer of the page as it was drawn, with all that it holds. */
interface Drawn {
  id: string
  marks: Matrix[]
  element: Element | null
}

/** `render` gives the layers as one SVG document. */
export function tilePicture(
  parent: Element,
  render: (layers: SceneNode[]) => string
): TilePicture {
  let drawn: Drawn[] | null = null
  let apart = false

  return {
    shows: layers => drawn !== null && isSame(drawn, layers),
    update(layers) {
      const svg = parent.firstElementChild
      const wasApart = apart
      apart = !layers.some(node => node.isMask || seesBelow(node))
      if (svg && drawn && apart && wasApart) {
        drawn = patch(svg, drawn, layers, render)
        return
      }
      morphInto(parent, render(layers))
      drawn = drawnIn(parent, layers)
    },
    forget() {
      drawn = null
    }
  }
}

/** A blurred background is drawn from what lies below it. */
function seesBelow(node: SceneNode): boolean {
  return (
    backgroundBlur(node.effects) > 0 || (node.children ?? []).some(seesBelow)
  )
}

function drawnIn(parent: Element, layers: SceneNode[]): Drawn[] {
  const elements = new Map<string, Element>()
  for (const element of parent.firstElementChild?.children ?? []) {
    elements.set(element.getAttribute('data-id') ?? '', element)
  }
  return layers.map(layer => ({
    id: layer.id,
    marks: marksOf([layer]),
    element: elements.get(layer.id) ?? null
  }))
}

/** Draws the layers that changed and leaves the others where they are. */
function patch(
  svg: Element,
  drawn: Drawn[],
  layers: SceneNode[],
  render: (layers: SceneNode[]) => string
): Drawn[] {
  const known = new Map(drawn.map(one => [one.id, one]))
  const now = layers.map(layer => {
    const before = known.get(layer.id)
    const marks = marksOf([layer])
    known.delete(layer.id)
    if (before && isEqual(before.marks, marks)) return before
    const wanted = parseSvg(svg, render([layer]))?.firstElementChild ?? null
    const element = exchange(before?.element ?? null, wanted)
    return { id: layer.id, marks, element }
  })
  for (const { element } of known.values()) element?.remove()
  let next = svg.firstElementChild
  for (const { element } of now) {
    if (!element) continue
    if (element === next) next = next.nextElementSibling
    else svg.insertBefore(element, next)
  }
  return now
}

/** A picture that did not change does not blink: the old element stays. */
function exchange(old: Element | null, wanted: Element | null): Element | null {
  if (!old || !wanted || old.localName !== wanted.localName) {
    old?.remove()
    return wanted
  }
  morph(old, wanted)
  return old
}

/** The reader gives a layer whose look changed a new matrix. */
function marksOf(nodes: SceneNode[], marks: Matrix[] = []): Matrix[] {
  for (const node of nodes) {
    marks.push(node.absoluteTransform)
    if (node.children) marksOf(node.children, marks)
  }
  return marks
}

function isSame(drawn: Drawn[], layers: SceneNode[]): boolean {
  return (
    drawn.length === layers.length &&
    layers.every((layer, i) => {
      const one = drawn[i]
      return one?.id === layer.id && isEqual(one.marks, marksOf([layer]))
    })
  )
}

function isEqual(one: Matrix[], other: Matrix[]): boolean {
  return (
    one.length === other.length && one.every((mark, i) => mark === other[i])
  )
}
