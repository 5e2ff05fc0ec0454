import { hidesFill } from './is-visible.ts'

/** Where a node is. */
export interface Place {
  page: PageNode
  isHidden?: boolean
  isLocked?: boolean
  /** It is part of a boolean shape. */
  isBooleanPart?: boolean
  /** It is, or is in, a mask that hides its fill. */
  isMask?: boolean
  /** The outermost component around the layer, or the layer itself. */
  component?: ComponentNode | null | undefined
  /** The outermost instance around the layer, or the layer itself. */
  instance?: InstanceNode | null
}

export type Places = Map<BaseNode, Place | null>

/**
 * Null for a node that is on no page. `known` caches places during one call.
 */
export function placeOf(
  node: BaseNode | null,
  known: Places = new Map()
): Place | null {
  if (!node || node.type === 'DOCUMENT') return null
  if (node.type === 'PAGE') return { page: node }
  let place = known.get(node)
  if (place !== undefined) return place
  const { type, parent, visible, locked } = node
  const around = placeOf(parent, known)
  place = around && {
    page: around.page,
    isHidden: around.isHidden || !visible,
    isLocked: around.isLocked || locked,
    isBooleanPart:
      around.isBooleanPart ||
      (parent !== null && parent.type === 'BOOLEAN_OPERATION'),
    isMask: around.isMask || hidesFill(node),
    component: around.component || (type === 'COMPONENT' ? node : null),
    instance: around.instance || (type === 'INSTANCE' ? node : null)
  }
  known.set(node, place)
  return place
}

/** The flag for layers whose instances show the same. */
export function mainFlag(place: Place | null): { isMain?: true } {
  return place && place.component ? { isMain: true } : {}
}
