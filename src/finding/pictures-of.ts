/** An image that a layer shows, in its fills or strokes. */
export interface ShownPicture {
  imageHash: string
  /** The paint style it comes from, or ''. */
  styleId: string
}

/** What can show pictures; groups and slices only hold layers that do. */
export const pictureTypes: NodeType[] = [
  'FRAME',
  'RECTANGLE',
  'ELLIPSE',
  'POLYGON',
  'STAR',
  'VECTOR',
  'LINE',
  'TEXT',
  'TEXT_PATH',
  'COMPONENT',
  'COMPONENT_SET',
  'INSTANCE',
  'SLOT',
  'BOOLEAN_OPERATION',
  'SECTION',
  'SLIDE',
  'STICKY',
  'SHAPE_WITH_TEXT',
  'CONNECTOR',
  'TABLE',
  'STAMP',
  'HIGHLIGHT',
  'WASHI_TAPE'
]

/** Each picture once, however often the layer repeats it. */
export function picturesOf(node: SceneNode): ShownPicture[] {
  const shown: ShownPicture[] = []
  if ('fills' in node) {
    const { fills } = node
    if (fills === figma.mixed) addMixed(shown, node)
    else if (hasImage(fills)) addPictures(shown, fills, node.fillStyleId)
  }
  if ('strokes' in node && hasImage(node.strokes)) {
    addPictures(shown, node.strokes, node.strokeStyleId)
  }
  return shown
}

export function hasImage(paints: readonly Paint[]): boolean {
  return paints.some(paint => paint.type === 'IMAGE')
}

function addMixed(shown: ShownPicture[], node: SceneNode): void {
  if (node.type === 'VECTOR') {
    const { regions } = node.vectorNetwork
    regions?.forEach(region =>
      addPictures(shown, region.fills || [], region.fillStyleId || '')
    )
  } else if ('getStyledTextSegments' in node) {
    node
      .getStyledTextSegments(['fills', 'fillStyleId'])
      .forEach(segment =>
        addPictures(shown, segment.fills, segment.fillStyleId)
      )
  }
}

/** Adds the images of these paints that were not there. */
export function addPictures(
  shown: ShownPicture[],
  paints: readonly Paint[],
  style: string | PluginAPI['mixed']
): void {
  const styleId = typeof style === 'string' ? style : ''
  paints.forEach(paint => {
    const imageHash = paint.type === 'IMAGE' ? paint.imageHash : null
    const isNew = !shown.some(
      one => one.imageHash === imageHash && one.styleId === styleId
    )
    if (imageHash && isNew) shown.push({ imageHash, styleId })
  })
}
