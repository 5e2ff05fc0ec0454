import type { Rect } from '../../shared/rect.ts'
import type { Matrix } from '../../shared/matrix.ts'
import type { BoardProps } from './board-props.ts'
import type { ComponentProps } from './component-props.ts'
import type { LayoutProps } from './layout-props.ts'
import type { ShapeProps } from './shape-props.ts'
import type { TextFormat, TextRange } from './text-format.ts'

export type RecordType =
  | 'DOCUMENT'
  | 'PAGE'
  | 'FRAME'
  | 'GROUP'
  | 'SECTION'
  | 'RECTANGLE'
  | 'ELLIPSE'
  | 'POLYGON'
  | 'STAR'
  | 'LINE'
  | 'VECTOR'
  | 'TEXT'
  | 'SLICE'
  | 'BOOLEAN_OPERATION'
  | 'COMPONENT'
  | 'COMPONENT_SET'
  | 'INSTANCE'
  | 'STICKY'
  | 'SHAPE_WITH_TEXT'
  | 'CONNECTOR'
  | 'TABLE'
  | 'MEDIA'
  | 'STAMP'
  | 'HIGHLIGHT'
  | 'WASHI_TAPE'
  | 'SLIDE_GRID'
  | 'SLIDE_ROW'
  | 'SLIDE'
  | 'STYLES'
  | 'LIBRARY'
  | 'PAINT'
  | 'TEXT_STYLE'
  | 'EFFECT'
  | 'GRID'

/** All that a layer, page or style can hold, by plain name. */
export interface Props
  extends TextFormat, LayoutProps, ShapeProps, ComponentProps, BoardProps {
  name: string
  /** The colour profile of the document. */
  documentColorProfile: DocumentNode['documentColorProfile']
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
  guides: readonly Guide[]
  reactions: readonly Reaction[]
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
  characters: string
  ranges: readonly TextRange[]
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
  exportSettings: readonly ExportSettings[]
  relaunchData: Readonly<Record<string, Record<string, string>>>
  description: string
  documentationLinks: readonly DocumentationLink[]
  /** The key of a published style; empty for one of this document. */
  styleKey: string
  /** It belongs to a library and is read-only here. */
  remote: boolean
  paints: readonly Paint[]
}

/** Neighbours in a list of children and the box around them all. */
export interface Block {
  from: number
  to: number
  /** Null when one of them changed since it was measured. */
  box: Rect | null
  /** Whether one of them is a mask. */
  masks: boolean
}

/** A layer that is seen whole, and all below it, as the host last read it. */
export interface SeenTree {
  least: number
  text: string
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
  /** The host has the current version of its part of the scene. */
  drawn: boolean
  /** The box of the layer and its content, once measured. */
  reach: Rect | null
  /** Its children in stretches, once measured. */
  blocks: Block[] | null
  /** The stretch of its parent that it lies in, once measured. */
  block: Block | null
  /** The trees that the host last read of it. */
  seen: SeenTree[] | null
  /** The running plugin's handle, which `nodes/handles/handle.ts` makes. */
  handle: object | null
}
