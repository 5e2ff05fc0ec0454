/** Properties that only some shapes have. */
export interface ShapeProps {
  vectorNetwork: VectorNetwork
  handleMirroring: HandleMirroring
  arcData: ArcData
  pointCount: number
  innerRadius: number
  booleanOperation: 'UNION' | 'INTERSECT' | 'SUBTRACT' | 'EXCLUDE'
  strokeWeight: number
  /** The weight of one side; null follows `strokeWeight`. */
  strokeTopWeight: number | null
  strokeBottomWeight: number | null
  strokeLeftWeight: number | null
  strokeRightWeight: number | null
}

export const shapeDefaults: ShapeProps = {
  vectorNetwork: { vertices: [], segments: [], regions: [] },
  handleMirroring: 'NONE',
  arcData: { startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0 },
  pointCount: 3,
  // Of a star whose points lie on straight lines.
  innerRadius: 0.3819660246372223,
  booleanOperation: 'UNION',
  strokeWeight: 1,
  strokeTopWeight: null,
  strokeBottomWeight: null,
  strokeLeftWeight: null,
  strokeRightWeight: null
}
