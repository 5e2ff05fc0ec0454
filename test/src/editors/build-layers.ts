/**
 * A function body for the document, like `buildHolders`: makes layers of every
 * type in this editor for each list of paints in `input.lists`.
 */
export const buildLayers = `
const painter = (create, area = 'fills') => async paints => {
  const node = await create()
  if ('resize' in node) node.resize(120, 80)
  node[area] = paints
  return { node, area }
}
const table = async paints => {
  const node = figma.createTable(2, 2)
  node.cellAt(1, 1).fills = paints
  return { node, area: 'cell' }
}
const text = async () => {
  await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  return Object.assign(figma.createText(), { characters: 'Mountain lake' })
}
const common = {
  rectangle: painter(() => figma.createRectangle()),
  ellipse: painter(() => figma.createEllipse()),
  frame: painter(() => figma.createFrame()),
  section: painter(() => figma.createSection()),
  stroke: painter(() => figma.createStar(), 'strokes'),
  text: painter(text)
}
const own = {
  figma: {},
  figjam: { 'shape with text': painter(() => figma.createShapeWithText()), 'table cell': table },
  slides: { slide: painter(() => figma.createSlide()) },
  buzz: { asset: painter(() => figma.buzz.createFrame()) }
}
const makers = Object.assign({}, common, own[figma.editorType])
const made = []
for (const paints of input.lists) {
  for (const name of Object.keys(makers)) {
    const { node, area } = await makers[name](paints)
    made.push({ name, nodeId: node.id, area })
  }
}
return made
`
