import type { Spot } from './spot.ts'

const step = 24
const steps = 10

let last = { key: '', count: 0 }

/**
 * Puts a layer at the view's centre, or at its parent's when the view shows
 * another place. Layers placed one after another do not cover each other.
 */
export function position(layer: LayoutMixin, parent: Spot['parent']): void {
  const around = frameOf(parent)
  const center = around
    ? centerIn(around, figma.viewport.center)
    : figma.viewport.center
  const key = [parent.id, center.x, center.y].join()
  const count = key === last.key ? (last.count + 1) % steps : 0
  last = { key, count }
  layer.x = Math.round(center.x - layer.width / 2) + count * step
  layer.y = Math.round(center.y - layer.height / 2) + count * step
}

type Around = Extract<BaseNode, LayoutMixin & ChildrenMixin>

/** Figma: groups have no coordinates of their own. */
function frameOf(parent: Spot['parent']): Around | null {
  let ancestor: BaseNode | null = parent
  while (ancestor && ancestor.type === 'GROUP') ancestor = ancestor.parent
  const isAround =
    ancestor && 'absoluteTransform' in ancestor && 'children' in ancestor
  return isAround ? (ancestor as Around) : null // both were looked for
}

function centerIn(around: Around, point: Vector): Vector {
  const inside = intoLayer(around.absoluteTransform, point)
  const isInside =
    inside.x >= 0 &&
    inside.y >= 0 &&
    inside.x <= around.width &&
    inside.y <= around.height
  return isInside ? inside : { x: around.width / 2, y: around.height / 2 }
}

/** From the page's coordinates to those of a layer. */
function intoLayer(transform: Transform, point: Vector): Vector {
  const [[a, c, e], [b, d, f]] = transform
  const size = a * d - b * c
  const x = point.x - e
  const y = point.y - f
  return { x: (d * x - c * y) / size, y: (a * y - b * x) / size }
}
