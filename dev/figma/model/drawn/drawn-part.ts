import { toJson } from '../../shared/to-json.ts'
import { boardTypeNames, isBoardLayer } from '../record/board-layers.ts'
import { boardPart } from './board-part.ts'
import { defaultProps } from '../record/default-props.ts'
import { ownKeys } from '../record/own-keys.ts'
import { mixed } from '../record/mixed.ts'
import type { NodeRecord, Props, RecordType } from '../record/node-record.ts'
import { textLines } from '../text/text-lines.ts'
import { wholeValue } from '../text/text-ranges.ts'

/** Properties of every layer of the scene; default values are left out. */
const usual: (keyof Props)[] = [
  'visible',
  'locked',
  'opacity',
  'blendMode',
  'isMask',
  'width',
  'height',
  'matrix',
  'fills',
  'strokes',
  'strokeWeight',
  'strokeAlign',
  'topLeftRadius',
  'topRightRadius',
  'bottomLeftRadius',
  'bottomRightRadius',
  'clipsContent',
  'effects',
  'characters',
  'fontSize'
]

/** Properties that the scene has only when they are not the default. */
const unusual: (keyof Props)[] = [
  'maskType',
  'strokeTopWeight',
  'strokeRightWeight',
  'strokeBottomWeight',
  'strokeLeftWeight',
  'dashPattern',
  'strokeCap',
  'strokeJoin',
  'strokeMiterLimit',
  'cornerSmoothing',
  'arcData',
  'pointCount',
  'innerRadius',
  'booleanOperation',
  'vectorNetwork',
  'sectionContentsHidden',
  'itemReverseZIndex',
  'shapeType'
]

const carried = new Set<string>(usual.concat(unusual))

function hasOwnRegions(record: NodeRecord): boolean {
  const { regions = [] } = record.props.vectorNetwork
  return regions.some(region => region.fills)
}

/** Figma: a region without fills of its own shows those of the layer. */
function filledNetwork({ vectorNetwork, fills }: Props): object {
  const regions = (vectorNetwork.regions || []).map(region =>
    Object.assign({}, region, { fills: region.fills || fills })
  )
  return Object.assign({}, vectorNetwork, { regions })
}

/** A layer's own part of the scene, as JSON. */
export function partJson(record: NodeRecord): string {
  const { id, type, props } = record
  const own: Record<string, unknown> = { id, type, name: props.name }
  const defaults = defaultProps(type)
  // Records hold only what may differ from their type's defaults.
  for (const key of ownKeys(props)) {
    if (!carried.has(key)) continue
    const value = props[key]
    if (value !== defaults[key] && value !== null) own[key] = value
  }
  if (type === 'VECTOR' && hasOwnRegions(record)) {
    own['fills'] = 'mixed'
    own['vectorNetwork'] = filledNetwork(props)
  }
  if (type === 'TEXT') {
    if (wholeValue(record, 'fills') === mixed) own['fills'] = 'mixed'
    own['lines'] = textLines(record)
  }
  if (isBoardLayer(type)) Object.assign(own, boardPart(record))
  return toJson(own)
}

const layers: RecordType[] = [
  ...boardTypeNames,
  'FRAME',
  'GROUP',
  'SECTION',
  'RECTANGLE',
  'ELLIPSE',
  'POLYGON',
  'STAR',
  'LINE',
  'VECTOR',
  'TEXT',
  'SLICE',
  'BOOLEAN_OPERATION',
  'COMPONENT',
  'COMPONENT_SET',
  'INSTANCE'
]

/** The defaults that the scene leaves out, by type. */
export function defaultsJson(): string {
  const out: Record<string, object> = {}
  for (const type of layers) {
    const defaults = defaultProps(type)
    const own: Record<string, unknown> = {}
    for (const key of usual) own[key] = defaults[key]
    for (const key of unusual) {
      const value = defaults[key]
      if (value !== null && value !== defaultProps('RECTANGLE')[key]) {
        own[key] = value
      }
    }
    out[type] = own
  }
  return toJson(out)
}
