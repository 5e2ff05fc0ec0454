type Change = Pick<NodeChange, 'id' | 'node'> | StyleChange

/** Changes that were received but not read yet, by id of the layer or style. */
export const pendingChanges = new Map<string, Change>()

export function addChange(change: Change): void {
  pendingChanges.set(change.id, change)
}

/** Figma: events for our own changes arrive late; a check may run before. */
export function addOwnChange(node: SceneNode): void {
  addChange({ id: node.id, node })
}

/** Properties that affect which picture a layer shows, where and how. */
const looks =
  /^((fill|stroke|background)(s|StyleId)|vectorNetwork|styledTextSegments|pluginData|name|visible|locked|parent)$/

/**
 * Changes of these do not affect the layers inside an instance or component.
 */
const places = /^([xy]|width|height|rotation|relativeTransform|constraints)$/

/** Whether the change may affect the uses that we find. */
export function isRelevant(change: NodeChange): boolean {
  if (change.type !== 'PROPERTY_CHANGE') return true
  const isWhole = /^(INSTANCE|COMPONENT)/.test(change.node.type)
  return change.properties.some(name =>
    isWhole ? !places.test(name) : looks.test(name)
  )
}
