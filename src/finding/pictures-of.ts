import { cellsOf } from './cells-of.ts'

/** An image that a layer shows, in its fills or strokes. */
export interface ShownPicture {
  imageHash: string
  /** The paint style it comes from, or ''. */
  styleId: string
  /** None of its paints is switched on. */
  isOff: boolean
}

/** Those of many layers that hold no others. */
export const leafTypes: NodeType[] = [
  'RECTANGLE',
  'ELLIPSE',
  'POLYGON',
  'STAR',
  'VECTOR',
  'LINE',
  'TEXT'
]

/** What can show pictures; groups and slices only hold layers that do. */
export const pictureTypes: NodeType[] = leafTypes.concat([
  'FRAME',
  'TEXT_PATH',
  'COMPONENT',
  'COMPONENT_SET',
  'INSTANCE',
  'SLOT',
  'BOOLEAN_OPERATION',
  'SECTION',
  'SLIDE',
  'SHAPE_WITH_TEXT',
  'STAMP',
  'HIGHLIGHT',
  'WASHI_TAPE',
  'STICKY',
  'TABLE',
  'CONNECTOR',
  'MEDIA'
])

/**
 * Adds the layers from `start` to before `end` in which `picturesOf` may find
 * any; throws when one of them lacks fills or strokes. All layers of a file go
 * through this: it does next to nothing but read paints.
 */
export function addPictured(
  pictured: SceneNode[],
  nodes: readonly SceneNode[],
  start: number,
  end: number
): void {
  for (let i = start; i < end; i += 1) {
    const node = nodes[i] as GeometryMixin & SceneNode // most have paints
    const fills = node.fills as readonly Paint[] // when mixed, without length
    const { strokes } = node
    const { length } = fills
    let k = 0
    while (k < length && (fills[k] as Paint).type !== 'IMAGE') k += 1 // within
    if (k === length && (strokes.length === 0 || !hasImage(strokes))) continue
    pictured[pictured.length] = node
  }
}

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
  if (node.type === 'TABLE') {
    cellsOf(node).forEach(({ fills }) => {
      if (fills !== figma.mixed) addPictures(shown, fills, '')
    })
  }
  if (node.type === 'MEDIA') add(shown, node.mediaData.hash, '', false)
  return shown
}

function hasImage(paints: readonly Paint[]): boolean {
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
    if (imageHash) add(shown, imageHash, styleId, paint.visible === false)
  })
}

function add(
  shown: ShownPicture[],
  imageHash: string,
  styleId: string,
  isOff: boolean
): void {
  const known = shown.find(
    one => one.imageHash === imageHash && one.styleId === styleId
  )
  if (!known) shown.push({ imageHash, styleId, isOff })
  else if (!isOff) known.isOff = false
}
