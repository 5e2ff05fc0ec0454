/**
 * A function body for the document: returns the paints of each holder, and all
 * its other properties as text.
 */
export const readHolders = `
const properties = [
  'type', 'name', 'visible', 'locked', 'opacity', 'blendMode', 'isMask',
  'effects', 'effectStyleId', 'x', 'y', 'width', 'height', 'rotation',
  'relativeTransform', 'absoluteTransform', 'constraints', 'cornerRadius',
  'cornerSmoothing', 'strokeWeight', 'strokeAlign', 'strokeCap', 'strokeJoin',
  'dashPattern', 'fillStyleId', 'strokeStyleId', 'layoutMode', 'paddingLeft',
  'itemSpacing', 'layoutAlign', 'layoutGrow', 'layoutPositioning',
  'targetAspectRatio', 'clipsContent', 'exportSettings', 'characters',
  'fontSize', 'fontName', 'overrides', 'booleanOperation', 'description', 'key'
]

function toText(value) {
  return JSON.stringify(value, (key, one) =>
    typeof one === 'symbol' ? 'mixed' : one)
}
function restOf(node, areas) {
  const rest = {}
  for (const name of properties) {
    if (name === 'overrides' || !(name in node)) continue
    rest[name] = node[name]
  }
  for (const area of ['fills', 'strokes']) {
    if (!areas.includes(area) && area in node) rest[area] = node[area]
  }
  const parent = 'parent' in node ? node.parent : null
  if (parent && 'children' in parent) {
    rest.parent = parent.id
    rest.index = parent.children.map(one => one.id).indexOf(node.id)
  }
  if (node.type === 'INSTANCE') rest.overrides = node.overrides
  return toText(rest)
}

const found = []
for (const { nodeId, area } of input) {
  if (area === 'style') {
    const style = await figma.getStyleByIdAsync(nodeId)
    found.push({ paints: style.paints, rest: restOf(style, []) })
    continue
  }
  const node = await figma.getNodeByIdAsync(nodeId)
  if (area === 'cell') {
    found.push({ paints: node.cellAt(1, 1).fills, rest: restOf(node, []) })
  } else if (area === 'range') {
    const segments = node.getStyledTextSegments(['fills', 'fillStyleId', 'fontSize'])
    const paints = segments[1].fills
    const others = segments.map((one, i) => i === 1 ? Object.assign({}, one, { fills: 0 }) : one)
    found.push({ paints, rest: restOf(node, ['fills']) + toText(others) })
  } else if (area === 'region') {
    const { vertices, segments, regions } = node.vectorNetwork
    const others = regions.map(one => Object.assign({}, one, { fills: 0 }))
    const rest = restOf(node, ['fills']) + toText({ vertices, segments, others })
    found.push({ paints: regions[0].fills, rest })
  } else {
    found.push({ paints: node[area], rest: restOf(node, [area]) })
  }
}
return found
`
