import type { Matrix } from './matrix.ts'
import type { Size } from './rect.ts'

/** The layers of an SVG, in pixels of its frame, with Figma's values. */
export interface SvgDrawing {
  /** Empty when the file has no name. */
  name: string
  /** Null for a file without a size. */
  size: Size | null
  layers: SvgLayer[]
}

export type SvgLayer = SvgGroup | SvgShape | SvgText

interface SvgLook {
  name: string
  opacity: number
  blendMode: BlendMode
}

export interface SvgGroup extends SvgLook {
  kind: 'group'
  layers: SvgLayer[]
  /** Set when it is the mask of the layers that follow. */
  mask: MaskType | null
}

interface Painted {
  fills: Paint[]
  strokes: Paint[]
}

export interface SvgShape extends SvgLook, Painted {
  kind: 'shape'
  /** In the frame. */
  x: number
  y: number
  width: number
  height: number
  vectorNetwork: VectorNetwork
  strokeWeight: number
  strokeCap: StrokeCap
  strokeJoin: StrokeJoin
  /** An angle in degrees. */
  strokeMiterLimit: number
  dashPattern: number[]
}

export interface SvgText extends SvgLook, Painted {
  kind: 'text'
  characters: string
  /**
   * The transform from the start of the first baseline to the frame, without
   * scale.
   */
  matrix: Matrix
  fontSize: number
  /** The families that the file asks for, the best first. */
  families: string[]
  weight: number
  italic: boolean
  letterSpacing: number
}
