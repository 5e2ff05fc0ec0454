import type { Size } from '../../contract/picture.ts'
import type { Holder } from './holder-at.ts'
import { pointIn } from './point-in.ts'
import type { Spot } from './spot.ts'

const step = 24
const kept = 20

/** What was placed last, the newest first. */
const recent: { layer: SceneNode; toCentre: Vector }[] = []

/**
 * The corner of what is placed, in the parent's coordinates: around the spot's
 * point, or the view's centre, or the parent's when the view shows another
 * place. Never exactly over something that was placed before.
 */
export function cornerOf(size: Size, { parent, point }: Spot): Vector {
  let centre = centreIn(parent, point)
  while (recent.some(one => isOver(centre, one, parent))) {
    centre = { x: centre.x + step, y: centre.y + step }
  }
  return {
    x: Math.round(centre.x - size.width / 2),
    y: Math.round(centre.y - size.height / 2)
  }
}

/** To be called with the first layer of what stands now, for the next one. */
export function rememberPlaced(layer: SceneNode, size: Size): void {
  const toCentre = { x: size.width / 2, y: size.height / 2 }
  recent.unshift({ layer, toCentre })
  recent.splice(kept)
}

function isOver(
  centre: Vector,
  { layer, toCentre }: (typeof recent)[number],
  parent: Holder
): boolean {
  const own = layer.removed ? null : layer.parent
  if (!own || own.id !== parent.id) return false
  const across = layer.x + toCentre.x - centre.x
  const down = layer.y + toCentre.y - centre.y
  return Math.abs(across) < step && Math.abs(down) < step
}

type Around = Extract<BaseNode, LayoutMixin & ChildrenMixin>

function centreIn(parent: Holder, given: Vector | null): Vector {
  const point = given || figma.viewport.center
  const around = frameOf(parent)
  if (!around) return { x: point.x, y: point.y }
  const inside = pointIn(around, point)
  const { width, height } = around
  const isInside =
    inside.x >= 0 && inside.y >= 0 && inside.x <= width && inside.y <= height
  return isInside ? inside : { x: width / 2, y: height / 2 }
}

/** Figma: groups have no coordinates of their own. */
function frameOf(parent: Holder): Around | null {
  let ancestor: BaseNode | null = parent
  while (ancestor && ancestor.type === 'GROUP') ancestor = ancestor.parent
  const isPage = !ancestor || ancestor.type === 'PAGE'
  return isPage ? null : (ancestor as Around) // what groups lie in
}
