/** Where a layer is, and what that means for what it shows. */
export interface Place {
  pageId: string
  pageName: string
  isHidden: boolean
  isLocked: boolean
  isInComponent: boolean
  /** The outermost instance that the layer is or lies in. */
  instance: InstanceNode | null
}

export type Places = Map<BaseNode, Place | null>

/** Null for a layer that is on no page. `known` is good for one call. */
export function placeOf(
  node: SceneNode,
  known: Places = new Map()
): Place | null {
  let place = known.get(node)
  if (place !== undefined) return place
  const around = placeAround(node, known)
  const { type, visible, locked } = node
  place = around && {
    pageId: around.pageId,
    pageName: around.pageName,
    isHidden: around.isHidden || !visible,
    isLocked: around.isLocked || locked,
    isInComponent: around.isInComponent || type === 'COMPONENT',
    instance: around.instance || (type === 'INSTANCE' ? node : null)
  }
  known.set(node, place)
  return place
}

function placeAround({ parent }: SceneNode, known: Places): Place | null {
  if (!parent || parent.type === 'DOCUMENT') return null
  if (parent.type !== 'PAGE') return placeOf(parent, known)
  return {
    pageId: parent.id,
    pageName: parent.name,
    isHidden: false,
    isLocked: false,
    isInComponent: false,
    instance: null
  }
}
