/**
 * Body of a function that runs in the document. `input.comps` are previews with
 * their image hashes, `input.random` numbers from 0 to 1 to choose by. Returns
 * the number of layers and how many of them show a comp.
 */
export const buildBody = `
const pages = 12, boards = 14, rows = 26, layers = 100000
const solid = (r, g, b) => [{ type: 'SOLID', color: { r, g, b } }]
const looks = [solid(0.9, 0.9, 0.9), solid(0.5, 0.7, 0.8), solid(0.8, 0.6, 0.4)]
const state = { made: 0, shown: 0, drawn: 0 }
const cells = [], texts = []

function random() {
  state.drawn += 1
  return input.random[state.drawn % input.random.length]
}
function make(node, parent, name) {
  state.made += 1
  node.name = name
  if (parent) parent.appendChild(node)
  return node
}
function cell(parent, i) {
  const node = i % 5 === 4 ? figma.createEllipse() : figma.createRectangle()
  make(node, parent, 'Cell ' + i)
  node.resize(32, 32)
  node.x = i * 36
  node.fills = looks[Math.floor(random() * looks.length)]
  cells.push(node)
  return node
}
function text(parent, characters) {
  const node = make(figma.createText(), parent, characters)
  node.characters = characters
  texts.push(node)
  return node
}
function picture(comp, own) {
  const { imageHash } = comp
  return Object.assign({ type: 'IMAGE', scaleMode: 'FILL', imageHash }, own)
}
function component(name, fills) {
  const main = make(figma.createComponent(), null, name)
  main.resize(200, 160)
  const top = make(figma.createRectangle(), main, 'Picture')
  top.resize(200, 100)
  if (fills) top.fills = fills
  const words = make(figma.createText(), main, 'Title')
  words.characters = 'Title'
  make(figma.createFrame(), main, 'Button')
  return main
}

await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
const [first] = input.comps
const card = component('Card', null)
const hero = component('Hero', [picture(first)])
state.shown += 1
const styles = input.comps.slice(1, 9).map((comp, i) => {
  const style = figma.createPaintStyle()
  style.name = 'Photo ' + i
  style.paints = [picture(comp)]
  state.shown += 1
  return style
})

for (let p = 0; p < pages; p += 1) {
  const page = p === 0 ? figma.currentPage : figma.createPage()
  page.name = 'Page ' + (p + 1)
  await page.loadAsync()
  for (let b = 0; b < boards; b += 1) {
    const top = b % 7 === 0 ? make(figma.createSection(), page, 'Section') : page
    const board = make(figma.createFrame(), top, 'Board ' + (b + 1))
    board.resize(760, 1200)
    board.x = b * 800
    for (let r = 0; r < rows; r += 1) {
      const row = make(figma.createFrame(), board, 'Row ' + (r + 1))
      row.resize(720, 40)
      row.y = r * 44
      const count = r % 4 === 0 ? 8 : 18
      for (let i = 0; i < count; i += 1) cell(row, i)
      if (r % 4 === 1) text(row, 'Words of row ' + r)
      if (r % 4 === 0) {
        const instance = make(card.createInstance(), row, 'Card')
        state.made += instance.children.length
      }
      if (r % 8 === 3) {
        row.layoutMode = 'HORIZONTAL'
        row.itemSpacing = 4
      }
    }
  }
  for (let i = 0; i < 3; i += 1) {
    const instance = make(hero.createInstance(), page, 'Hero')
    state.made += instance.children.length
    const comp = input.comps[10 + i]
    if (i === 2) instance.children[0].fills = [picture(comp, { opacity: 0.5 })]
    state.shown += 1
  }
}
const last = figma.root.children[pages - 1]
for (let tray; state.made < layers; ) {
  if (!tray || tray.children.length === 400) {
    tray = make(figma.createFrame(), last, 'Tray')
  } else make(figma.createRectangle(), tray, 'Spare').fills = looks[0]
}

const kinds = [
  (node, comp) => { node.fills = [picture(comp)] },
  (node, comp) => {
    const imageTransform = [[0.5, 0, 0.2], [0, 0.5, 0.1]]
    node.fills = [picture(comp, { scaleMode: 'CROP', imageTransform })]
  },
  (node, comp) => {
    const tile = picture(comp, { scaleMode: 'TILE', scalingFactor: 0.5 })
    node.fills = [tile, Object.assign({ opacity: 0.2 }, looks[1][0])]
  },
  (node, comp) => { node.strokes = [picture(comp)] },
  (node, comp) => { node.fills = [picture(comp)]; node.isMask = true },
  (node, comp) => { node.fills = [picture(comp)]; node.visible = false },
  (node, comp) => { node.fills = [picture(comp)]; node.locked = true },
  (node, comp) => {
    const filters = { exposure: 0.2, saturation: -0.5 }
    node.fills = [picture(comp, { scaleMode: 'FIT', filters, opacity: 0.8 })]
  }
]
function remember(node, comp) {
  const { imageHash, entry } = comp
  const at = '2026-01-01T12:00:00.000Z'
  const own = Object.assign({}, entry, { imageHash, licenseId: null, at })
  node.setPluginData('provenance', JSON.stringify(own))
}
function next(list) {
  const at = Math.floor(random() * list.length)
  return list.splice(at, 1)[0]
}
input.comps.forEach(({ imageHash, entry }) =>
  figma.root.setPluginData('image:' + imageHash, JSON.stringify(entry)))
for (let i = 0; i < 24; i += 1) {
  next(texts).setRangeFills(0, 5, [picture(input.comps[i])])
  state.shown += 1
}
for (let i = 0; i < 24; i += 1) {
  await next(cells).setFillStyleIdAsync(styles[i % styles.length].id)
  state.shown += 1
}
for (let i = 0; state.shown < 1000; i += 1) {
  const comp = input.comps[i % input.comps.length]
  const node = next(cells)
  kinds[i % kinds.length](node, comp)
  if (i % 3 > 0) remember(node, comp)
  state.shown += 1
}
return { layers: state.made, comps: state.shown }
`
