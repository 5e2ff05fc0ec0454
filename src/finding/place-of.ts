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

/** Null for a layer that is on no page. */
export function placeOf(node: SceneNode): Place | null {
  let isHidden = false
  let isLocked = false
  let isInComponent = false
  let instance: InstanceNode | null = null
  let at: BaseNode | null = node
  while (at && at.type !== 'PAGE') {
    const { type, visible, locked } = at as SceneNode // below a page
    if (!visible) isHidden = true
    if (locked) isLocked = true
    if (type === 'INSTANCE') instance = at as InstanceNode // by its type
    else if (type === 'COMPONENT') isInComponent = true
    at = at.parent
  }
  if (!at) return null
  const { id: pageId, name: pageName } = at
  return { pageId, pageName, isHidden, isLocked, isInComponent, instance }
}
