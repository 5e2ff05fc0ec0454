/**
 * Copies the comps to a second page, the first ten with more paints of their
 * files. These are also in a component: the first image, video and card. The
 * first two also in a style and, where files are equal, on an unrecorded layer.
 */
export const spreadComps = `
const page = figma.createPage()
page.name = 'Second'
const { ids, isAlike } = input
const plain = { type: 'SOLID', color: { r: 0.2, g: 0.4, b: 0.6 } }

function paintsOf([paint]) {
  const { type, imageTransform, videoTransform, ...shown } = paint
  const crop = [[0.5, 0, 0.2], [0, 0.4, 0.3]]
  const name = type === 'VIDEO' ? 'videoTransform' : 'imageTransform'
  return [
    plain,
    { ...shown, type, scaleMode: 'CROP', [name]: crop, opacity: 0.8 },
    {
      ...shown,
      type,
      scaleMode: 'FIT',
      rotation: 90,
      filters: { exposure: 0.25, contrast: -0.5 },
      blendMode: 'MULTIPLY'
    },
    { ...shown, type, scaleMode: 'TILE', scalingFactor: 0.25, visible: false },
    { ...plain, opacity: 0.1 }
  ]
}

const all = figma.root.children[0].children.map(({ id }) => id)
for (const id of all) {
  const copy = (await figma.getNodeByIdAsync(id)).clone()
  page.appendChild(copy)
  if (copy.type === 'GROUP') continue
  if (page.children.length <= 10) copy.fills = paintsOf(copy.fills)
}
for (const id of ids) {
  const node = await figma.getNodeByIdAsync(id)
  const component = figma.createComponent()
  component.appendChild(node.clone())
  const instance = component.createInstance()
  page.appendChild(instance)
  if (node.type === 'GROUP') continue
  const style = figma.createPaintStyle()
  style.name = 'Photo'
  style.paints = node.fills
  // With equal files, only the record names the asset.
  const record = isAlike ? node.getPluginData('provenance') : ''
  style.setPluginData('provenance', record)
  const copy = node.clone()
  await copy.setFillStyleIdAsync(style.id)
  if (isAlike) {
    const unrecorded = figma.createRectangle()
    unrecorded.fills = node.fills
  }
}
figma.currentPage.selection = []
`
