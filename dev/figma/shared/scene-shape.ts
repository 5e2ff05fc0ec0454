/** Like Figma's `VectorNetwork`, in the layer's own pixels. */
export interface SceneNetwork {
  vertices: readonly { x: number; y: number; cornerRadius?: number }[]
  segments: readonly SceneSegment[]
  regions?: readonly SceneRegion[]
}

/** Its place in the table's own axes. */
export interface SceneCell {
  x: number
  y: number
  width: number
  height: number
  fills: unknown[]
}

export interface SceneSegment {
  start: number
  end: number
  tangentStart?: { x: number; y: number }
  tangentEnd?: { x: number; y: number }
}

export interface SceneRegion {
  windingRule: 'NONZERO' | 'EVENODD'
  /** Loops of segment indices. */
  loops: readonly (readonly number[])[]
  fills?: readonly unknown[]
}

/** Properties of some layers; usual values are left out. */
export interface SceneShape {
  maskType?: 'ALPHA' | 'VECTOR' | 'LUMINANCE'
  strokeTopWeight?: number
  strokeRightWeight?: number
  strokeBottomWeight?: number
  strokeLeftWeight?: number
  dashPattern?: readonly number[]
  strokeCap?: string
  strokeJoin?: string
  /** An angle in degrees, as Figma has it. */
  strokeMiterLimit?: number
  /** 0 for arcs, 1 for the smoothest corner. */
  cornerSmoothing?: number
  arcData?: {
    startingAngle: number
    endingAngle: number
    innerRadius: number
  }
  pointCount?: number
  /** The inner radius of a STAR, as a fraction of the outer one. */
  innerRadius?: number
  booleanOperation?: 'UNION' | 'INTERSECT' | 'SUBTRACT' | 'EXCLUDE'
  vectorNetwork?: SceneNetwork
  sectionContentsHidden?: boolean
  itemReverseZIndex?: boolean
  /** The shape of a SHAPE_WITH_TEXT. */
  shapeType?: string
  /** The cells of a TABLE that have fills of their own. */
  cells?: SceneCell[]
}
