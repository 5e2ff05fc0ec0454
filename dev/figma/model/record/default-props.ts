import { freezeDeep } from './freeze-deep.ts'
import { ownKeys } from './own-keys.ts'
import { identity } from '../../shared/matrix.ts'
import { allSingle } from '../../shared/single.ts'
import { solidPaint } from '../../shared/solid-paint.ts'
import { boardDefaults } from './board-props.ts'
import { boardLayers } from './board-layers.ts'
import { componentDefaults } from './component-props.ts'
import { layoutDefaults } from './layout-props.ts'
import type { Props, RecordType } from './node-record.ts'
import { shapeDefaults } from './shape-props.ts'
import { formatDefaults } from './text-format.ts'

function solid(level: number): Paint {
  return solidPaint({ r: level, g: level, b: level }, 1)
}

// Figma: the dashed border that sets component sets apart from frames.
const setBorder = solidPaint({ r: 0x97 / 255, g: 0x47 / 255, b: 1 }, 1)

const base: Props = allSingle({
  ...formatDefaults,
  ...layoutDefaults,
  ...shapeDefaults,
  ...componentDefaults,
  ...boardDefaults,
  name: '',
  documentColorProfile: 'SRGB',
  visible: true,
  locked: false,
  expanded: true,
  opacity: 1,
  blendMode: 'PASS_THROUGH',
  isMask: false,
  maskType: 'ALPHA',
  effects: [],
  strokes: [],
  strokeStyleId: '',
  effectStyleId: '',
  gridStyleId: '',
  layoutGrids: [],
  guides: [],
  reactions: [],
  strokeAlign: 'INSIDE',
  strokeJoin: 'MITER',
  strokeCap: 'NONE',
  strokeMiterLimit: 28.96,
  dashPattern: [],
  topLeftRadius: 0,
  topRightRadius: 0,
  bottomLeftRadius: 0,
  bottomRightRadius: 0,
  cornerSmoothing: 0,
  clipsContent: false,
  constraints: { horizontal: 'MIN', vertical: 'MIN' },
  matrix: identity,
  width: 100,
  height: 100,
  targetAspectRatio: null,
  characters: '',
  ranges: [],
  textAutoResize: 'WIDTH_AND_HEIGHT',
  textAlignHorizontal: 'LEFT',
  textAlignVertical: 'TOP',
  textTruncation: 'DISABLED',
  maxLines: null,
  leadingTrim: 'NONE',
  hangingPunctuation: false,
  hangingList: false,
  autoRename: true,
  sectionContentsHidden: false,
  backgrounds: [],
  exportSettings: [],
  relaunchData: {},
  description: '',
  documentationLinks: [],
  styleKey: '',
  remote: false,
  paints: []
})

const byType: Record<RecordType, Partial<Props>> = {
  DOCUMENT: { name: 'Untitled' },
  PAGE: { name: 'Page', backgrounds: [solid(0xf5 / 255)] },
  FRAME: { name: 'Frame', fills: [solid(1)], clipsContent: true },
  GROUP: { name: 'Group' },
  SECTION: { name: 'Section', fills: [solid(1)] },
  RECTANGLE: { name: 'Rectangle', fills: [solid(0xd9 / 255)] },
  ELLIPSE: { name: 'Ellipse', fills: [solid(0xd9 / 255)] },
  POLYGON: { name: 'Polygon', fills: [solid(0xd9 / 255)] },
  STAR: { name: 'Star', fills: [solid(0xd9 / 255)], pointCount: 5 },
  LINE: { name: 'Line', height: 0, strokes: [solid(0)], strokeAlign: 'CENTER' },
  VECTOR: { name: 'Vector', strokes: [solid(0)], strokeAlign: 'CENTER' },
  TEXT: { name: 'Text', fills: [solid(0)], width: 0, height: 15 },
  SLICE: { name: 'Slice' },
  BOOLEAN_OPERATION: { name: 'Union', fills: [solid(0xd9 / 255)] },
  COMPONENT: { name: 'Component', fills: [solid(1)], clipsContent: true },
  COMPONENT_SET: {
    name: 'Component set',
    clipsContent: true,
    strokes: [setBorder],
    dashPattern: [10, 5],
    topLeftRadius: 5,
    topRightRadius: 5,
    bottomLeftRadius: 5,
    bottomRightRadius: 5
  },
  // Like a component: an instance takes only what differs from that.
  INSTANCE: { name: 'Instance', fills: [solid(1)], clipsContent: true },
  ...boardLayers,
  STYLES: {},
  LIBRARY: {},
  PAINT: { name: 'Paint style' },
  TEXT_STYLE: { name: 'Text style' },
  EFFECT: { name: 'Effect style' },
  GRID: { name: 'Grid style' }
}

const defaults = {} as Record<RecordType, Props> // filled right below
for (const type of ownKeys(byType)) {
  defaults[type] = Object.assign(
    Object.create(null),
    freezeDeep(Object.assign({}, base, allSingle(byType[type])))
  )
}

/** The properties of a new node of the type; frozen. */
export function defaultProps(type: RecordType): Props {
  return defaults[type]
}

/** Props that cost nothing until they differ from the type's defaults. */
export function newProps(type: RecordType, own: Partial<Props>): Props {
  return Object.assign(Object.create(defaults[type]), own)
}
