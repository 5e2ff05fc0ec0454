/** Where a node is, and what that means for what it shows; of a page the page. */
export interface Place {
  page: PageNode
  isHidden?: boolean
  isLocked?: boolean
  /** A boolean shape is made of it. */
  isBooleanPart?: boolean
  /** The outermost component that the layer is or lies in. */
  component?: ComponentNode | null | undefined
  /** The outermost instance that the layer is or lies in. */
  instance?: InstanceNode | null
}

export type Places = Map<BaseNode, Place | null>

/** Null for a node that is on no page. `known` is good for one call. */
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
    component: around.component || (type === 'COMPONENT' ? node : null),
    instance: around.instance || (type === 'INSTANCE' ? node : null)
  }
  known.set(node, place)
  return place
}

/** What to say of a layer there: instances follow a main component. */
export function mainFlag(place: Place | null): { isMain?: true } {
  return place && place.component ? { isMain: true } : {}
}
