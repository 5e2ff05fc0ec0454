type Change = Pick<NodeChange, 'id' | 'node'> | StyleChange

/** What was heard and not read yet, by the layer or style. */
export const pendingChanges = new Map<string, Change>()

export function addChange(change: Change): void {
  pendingChanges.set(change.id, change)
}

/** Figma: our own changes are told late, too; a check may come first. */
export function addOwnChange(node: SceneNode): void {
  addChange({ id: node.id, node })
}

/** Properties whose change can show, hide, turn or name a picture. */
const looks =
  /^((fill|stroke|background)(s|StyleId)|vectorNetwork|styledTextSegments|pluginData|name|visible|locked|parent)$/

/** Any other property of an instance or component may change what is in it. */
const places = /^([xy]|width|height|rotation|relativeTransform|constraints)$/

/** Whether the change may touch what is found. */
export function isRelevant(change: NodeChange): boolean {
  if (change.type !== 'PROPERTY_CHANGE') return true
  const isWhole = /^(INSTANCE|COMPONENT)/.test(change.node.type)
  return change.properties.some(name =>
    isWhole ? !places.test(name) : looks.test(name)
  )
}
