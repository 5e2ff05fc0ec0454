/**
 * A function body for the document: makes layers of each type with paints in
 * this editor, for each given list of paints, like `buildHolders`.
 */
export const buildLayers = `
const of = (create, area = 'fills') => async paints => {
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
const everywhere = {
  rectangle: of(() => figma.createRectangle()),
  ellipse: of(() => figma.createEllipse()),
  frame: of(() => figma.createFrame()),
  section: of(() => figma.createSection()),
  stroke: of(() => figma.createStar(), 'strokes'),
  text: of(text)
}
const own = {
  figma: {},
  figjam: { 'shape with text': of(() => figma.createShapeWithText()), 'table cell': table },
  slides: { slide: of(() => figma.createSlide()) },
  buzz: { asset: of(() => figma.buzz.createFrame()) }
}
const makers = Object.assign({}, everywhere, own[figma.editorType])
const made = []
for (const paints of input.lists) {
  for (const name of Object.keys(makers)) {
    const { node, area } = await makers[name](paints)
    made.push({ name, nodeId: node.id, area })
  }
}
return made
`
