import type { Rect } from './rect.ts'
import type { Matrix } from './matrix.ts'
import type { SceneShape } from './scene-shape.ts'

/** A stretch of a line of text that looks the same throughout. */
export interface TextSegment {
  /** The text with the letter case applied. */
  text: string
  /** The distance from the layer's left edge. */
  x: number
  width: number
  fontFamily: string
  fontWeight: number
  italic: boolean
  fontSize: number
  /** Pixels between letters. */
  letterSpacing: number
  textDecoration: 'NONE' | 'UNDERLINE' | 'STRIKETHROUGH'
  fills: unknown[]
}

/** A line of text where the host breaks it; in the layer's own axes. */
export interface TextLine {
  text: string
  x: number
  /** The baseline. */
  y: number
  width: number
  segments: TextSegment[]
}

/** A layer as the page, the renderer and tests read it. */
export interface SceneNode extends SceneShape {
  id: string
  type: string
  name: string
  visible: boolean
  locked: boolean
  opacity: number
  width: number
  height: number
  /** The transform to the page's coordinates. */
  absoluteTransform: Matrix
  fills: unknown[] | 'mixed'
  strokes: unknown[]
  strokeWeight: number
  cornerRadius: number
  clipsContent: boolean
  topLeftRadius: number
  topRightRadius: number
  bottomLeftRadius: number
  bottomRightRadius: number
  strokeAlign: string
  blendMode: string
  effects: unknown[]
  isMask: boolean
  characters?: string
  fontSize?: number
  /** The laid-out lines of a TEXT. */
  lines?: TextLine[]
  children?: SceneNode[]
}

export interface Scene {
  pageId: string
  pageName: string
  pages: { id: string; name: string }[]
  background: { r: number; g: number; b: number }
  selection: string[]
  viewport: { center: { x: number; y: number }; zoom: number }
  /** The id of the focused node in Slides, Buzz or Dev Mode's focus view. */
  focused?: string
  /** The box around all layers; only a view of the page has it. */
  bounds?: Rect | null
  children: SceneNode[]
}
