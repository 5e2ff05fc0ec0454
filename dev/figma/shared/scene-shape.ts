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

/** What some layers have; left out where it is as usual. */
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
  /** Of a STAR, as a part of its outer radius. */
  innerRadius?: number
  booleanOperation?: 'UNION' | 'INTERSECT' | 'SUBTRACT' | 'EXCLUDE'
  vectorNetwork?: SceneNetwork
  sectionContentsHidden?: boolean
  itemReverseZIndex?: boolean
  /** Of a SHAPE_WITH_TEXT. */
  shapeType?: string
  /** Of a TABLE: the cells that have fills of their own. */
  cells?: SceneCell[]
}
