import { cellsOf } from './cells-of.ts'

/** An image that a layer shows, in its fills or strokes. */
export interface ShownPicture {
  imageHash: string
  /** The paint style it comes from, or ''. */
  styleId: string
  /** None of its paints is switched on. */
  isOff: boolean
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
  'SHAPE_WITH_TEXT',
  'STAMP',
  'HIGHLIGHT',
  'WASHI_TAPE'
]

/** Those of other editors that lack fills or strokes. */
export const rareTypes: NodeType[] = ['STICKY', 'TABLE', 'CONNECTOR', 'MEDIA']

/**
 * Adds the layers from `start` to before `end` in which `picturesOf` may find
 * any. All layers of a file go through this: it calls nothing, and does next
 * to nothing but read paints.
 */
export function addPictured(
  pictured: BaseNode[],
  nodes: readonly BaseNode[],
  start: number,
  end: number
): void {
  for (let i = start; i < end; i += 1) {
    const node = nodes[i] as GeometryMixin & BaseNode // of `pictureTypes`
    const fills = node.fills as readonly Paint[] // when mixed, without length
    const { strokes } = node
    let isPictured = fills.length === undefined
    for (let k = 0; k < fills.length; k += 1) {
      if ((fills[k] as Paint).type === 'IMAGE') isPictured = true // within
    }
    for (let k = 0; k < strokes.length; k += 1) {
      if ((strokes[k] as Paint).type === 'IMAGE') isPictured = true // within
    }
    if (isPictured) pictured[pictured.length] = node
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
