/** Properties whose change can show, hide, turn or name a picture. */
const properties: { [property: string]: true } = {
  fills: true,
  fillStyleId: true,
  strokes: true,
  strokeStyleId: true,
  vectorNetwork: true,
  styledTextSegments: true,
  pluginData: true,
  name: true,
  visible: true,
  locked: true,
  parent: true
}

/** Any other property of an instance or component may change what is in it. */
const places: { [property: string]: true } = {
  x: true,
  y: true,
  width: true,
  height: true,
  rotation: true,
  relativeTransform: true,
  constraints: true
}

/** Whether the change may touch what is found. */
export function isRelevant(change: NodeChange): boolean {
  if (change.type !== 'PROPERTY_CHANGE') return true
  const isWhole = isOfComponents(change)
  return change.properties.some(name =>
    isWhole ? places[name] !== true : properties[name] === true
  )
}

/** Whether what is below the layer may have changed with it. */
export function isDeep(change: NodeChange): boolean {
  return (
    change.type !== 'PROPERTY_CHANGE' ||
    isOfComponents(change) ||
    change.properties.indexOf('parent') >= 0
  )
}

function isOfComponents({ node: { type } }: NodeChange): boolean {
  return type === 'INSTANCE' || type === 'COMPONENT' || type === 'COMPONENT_SET'
}
