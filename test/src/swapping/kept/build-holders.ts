/** Where the paints of a holder are. */
export interface Holder {
  name: string
  nodeId: string
  area: 'fills' | 'strokes' | 'range' | 'region' | 'style' | 'cell'
}

/**
 * A function body for the document: makes every kind of holder for each list of
 * paints in `input.lists`.
 */
export const buildHolders = `
const size = [120, 80]
const page = figma.currentPage
await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })

function decorate(node) {
  node.name = 'Layer of a designer'
  node.x = 40
  node.y = 30
  if ('rotation' in node && node.type !== 'SECTION') node.rotation = 15
  if ('opacity' in node) {
    node.opacity = 0.75
    node.blendMode = 'DARKEN'
    node.effects = [{ type: 'LAYER_BLUR', blurType: 'NORMAL', radius: 2, visible: true }]
  }
  if ('constraints' in node) node.constraints = { horizontal: 'SCALE', vertical: 'MAX' }
  if ('cornerRadius' in node) node.cornerRadius = 6
  return node
}
function shape(create) {
  return paints => {
    const node = decorate(create())
    node.resize(...size)
    node.fills = paints
    return { node, area: 'fills' }
  }
}
function stroked(create) {
  return paints => {
    const node = decorate(create())
    if (node.type !== 'LINE') node.resize(...size)
    node.strokes = paints
    node.strokeWeight = 9
    return { node, area: 'strokes' }
  }
}
function text(paints) {
  const node = decorate(figma.createText())
  node.characters = 'Mountain lake'
  node.fills = paints
  return { node, area: 'fills' }
}
function component(paints) {
  const main = figma.createComponent()
  main.resize(...size)
  const child = decorate(figma.createRectangle())
  child.resize(60, 60)
  main.appendChild(child)
  child.fills = paints
  return { main, child }
}
function network(node) {
  return node.setVectorNetworkAsync({
    vertices: [{ x: 0, y: 0 }, { x: 90, y: 0 }, { x: 90, y: 60 }, { x: 0, y: 60 }],
    segments: [{ start: 0, end: 1 }, { start: 1, end: 2 }, { start: 2, end: 3 }, { start: 3, end: 0 }],
    regions: [{ windingRule: 'NONZERO', loops: [[0, 1, 2, 3]] }]
  })
}

const makers = {
  rectangle: shape(() => figma.createRectangle()),
  ellipse: shape(() => figma.createEllipse()),
  polygon: shape(() => figma.createPolygon()),
  star: shape(() => figma.createStar()),
  frame: shape(() => figma.createFrame()),
  component: shape(() => figma.createComponent()),
  section(paints) {
    const node = figma.createSection()
    node.resizeWithoutConstraints(...size)
    node.fills = paints
    return { node, area: 'fills' }
  },
  'auto layout': paints => {
    const made = shape(() => figma.createFrame())(paints)
    made.node.layoutMode = 'HORIZONTAL'
    made.node.primaryAxisSizingMode = 'FIXED'
    made.node.counterAxisSizingMode = 'FIXED'
    made.node.paddingLeft = 12
    made.node.appendChild(figma.createRectangle())
    return made
  },
  'component set': paints => {
    const parts = [figma.createComponent(), figma.createComponent()]
    parts[0].name = 'State=One'
    parts[1].name = 'State=Two'
    const node = figma.combineAsVariants(parts, page)
    node.fills = paints
    return { node, area: 'fills' }
  },
  boolean(paints) {
    const parts = [figma.createRectangle(), figma.createRectangle()]
    parts[1].x = 50
    const node = figma.union(parts, page)
    node.fills = paints
    return { node, area: 'fills' }
  },
  async vector(paints) {
    const node = decorate(figma.createVector())
    await network(node)
    node.fills = paints
    return { node, area: 'fills' }
  },
  async 'vector region'(paints) {
    const node = decorate(figma.createVector())
    await network(node)
    const { vertices, segments, regions } = node.vectorNetwork
    await node.setVectorNetworkAsync({
      vertices, segments, regions: [Object.assign({}, regions[0], { fills: paints })]
    })
    return { node, area: 'region' }
  },
  line: stroked(() => figma.createLine()),
  'stroke of a frame': stroked(() => figma.createFrame()),
  'stroke of an ellipse': stroked(() => figma.createEllipse()),
  text,
  'text range': paints => {
    const made = text([{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }])
    made.node.setRangeFills(2, 7, paints)
    return { node: made.node, area: 'range' }
  },
  mask(paints) {
    const made = shape(() => figma.createEllipse())(paints)
    made.node.isMask = true
    return made
  },
  hidden(paints) {
    const made = shape(() => figma.createRectangle())(paints)
    made.node.visible = false
    return made
  },
  locked(paints) {
    const made = shape(() => figma.createRectangle())(paints)
    made.node.locked = true
    return made
  },
  grouped(paints) {
    const made = shape(() => figma.createRectangle())(paints)
    figma.group([made.node, figma.createRectangle()], page)
    return made
  },
  'main component': paints => ({ node: component(paints).child, area: 'fills' }),
  'instance that follows': paints => {
    const node = component(paints).main.createInstance().children[0]
    return { node, area: 'fills' }
  },
  'instance with a fill of its own': paints => {
    const { main, child } = component([])
    const node = main.createInstance().children[0]
    node.fills = paints
    return { node, area: 'fills' }
  },
  instance(paints) {
    const node = component([]).main.createInstance()
    node.fills = paints
    return { node, area: 'fills' }
  },
  async 'style of fills'(paints) {
    const style = figma.createPaintStyle()
    style.name = 'Hero'
    style.paints = paints
    const { node } = shape(() => figma.createRectangle())([])
    await node.setFillStyleIdAsync(style.id)
    return { node, area: 'style', styleId: style.id }
  },
  async 'style of strokes'(paints) {
    const style = figma.createPaintStyle()
    style.name = 'Edge'
    style.paints = paints
    const { node } = stroked(() => figma.createFrame())([])
    await node.setStrokeStyleIdAsync(style.id)
    return { node, area: 'style', styleId: style.id }
  }
}

const made = []
for (const paints of input.lists) {
  for (const name of Object.keys(makers)) {
    const { node, area, styleId } = await makers[name](paints)
    made.push({ name, nodeId: styleId || node.id, area })
  }
}
return made
`
