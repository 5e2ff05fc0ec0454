import type { Matrix } from '../core/host.ts'
import type { Handle } from '../nodes/handle.ts'
import type { TextFormat } from './text-format.ts'
import type { TextRange } from './text-ranges.ts'

export type RecordType =
  | 'DOCUMENT'
  | 'PAGE'
  | 'FRAME'
  | 'GROUP'
  | 'SECTION'
  | 'RECTANGLE'
  | 'ELLIPSE'
  | 'LINE'
  | 'VECTOR'
  | 'TEXT'
  | 'COMPONENT'
  | 'INSTANCE'
  | 'STYLES'
  | 'PAINT'
  | 'TEXT_STYLE'
  | 'EFFECT'
  | 'GRID'

/** All that a layer, page or style can hold, by plain name. */
export interface Props extends TextFormat {
  name: string
  visible: boolean
  locked: boolean
  expanded: boolean
  opacity: number
  blendMode: BlendMode
  isMask: boolean
  maskType: MaskType
  effects: readonly Effect[]
  strokes: readonly Paint[]
  strokeStyleId: string
  effectStyleId: string
  gridStyleId: string
  layoutGrids: readonly LayoutGrid[]
  reactions: readonly Reaction[]
  strokeWeight: number
  strokeAlign: 'CENTER' | 'INSIDE' | 'OUTSIDE'
  strokeJoin: StrokeJoin
  strokeCap: StrokeCap
  strokeMiterLimit: number
  dashPattern: readonly number[]
  topLeftRadius: number
  topRightRadius: number
  bottomLeftRadius: number
  bottomRightRadius: number
  cornerSmoothing: number
  clipsContent: boolean
  constraints: Constraints
  matrix: Matrix
  width: number
  height: number
  targetAspectRatio: Vector | null
  layoutMode: 'NONE' | 'HORIZONTAL' | 'VERTICAL'
  paddingLeft: number
  paddingRight: number
  paddingTop: number
  paddingBottom: number
  itemSpacing: number
  primaryAxisSizingMode: 'FIXED' | 'AUTO'
  counterAxisSizingMode: 'FIXED' | 'AUTO'
  primaryAxisAlignItems: 'MIN' | 'MAX' | 'CENTER' | 'SPACE_BETWEEN'
  counterAxisAlignItems: 'MIN' | 'MAX' | 'CENTER'
  layoutAlign: 'MIN' | 'CENTER' | 'MAX' | 'STRETCH' | 'INHERIT'
  layoutGrow: number
  layoutPositioning: 'AUTO' | 'ABSOLUTE'
  characters: string
  ranges: readonly TextRange[]
  vectorNetwork: VectorNetwork
  textAutoResize: 'NONE' | 'WIDTH_AND_HEIGHT' | 'HEIGHT' | 'TRUNCATE'
  textAlignHorizontal: 'LEFT' | 'CENTER' | 'RIGHT' | 'JUSTIFIED'
  textAlignVertical: 'TOP' | 'CENTER' | 'BOTTOM'
  textTruncation: 'DISABLED' | 'ENDING'
  maxLines: number | null
  leadingTrim: LeadingTrim
  hangingPunctuation: boolean
  hangingList: boolean
  autoRename: boolean
  sectionContentsHidden: boolean
  backgrounds: readonly Paint[]
  relaunchData: Readonly<Record<string, Record<string, string>>>
  description: string
  documentationLinks: readonly DocumentationLink[]
  /** The key of a style that was published; empty for its own. */
  styleKey: string
  /** A style that lives in a library. */
  remote: boolean
  paints: readonly Paint[]
  mainComponent: string
  sourceId: string
  overrides: readonly string[]
}

/** One layer, page, document or style; handles point at it. */
export interface NodeRecord {
  readonly id: string
  readonly type: RecordType
  readonly props: Props
  parent: NodeRecord | null
  children: NodeRecord[] | null
  removed: boolean
  /** Plugin data by owner: `p:` + plugin id, or `s:` + namespace. */
  data: Map<string, Map<string, string>> | null
  /** The host has its part of the scene as it is now. */
  drawn: boolean
  /** The running plugin's handle. */
  handle: Handle | null
}
