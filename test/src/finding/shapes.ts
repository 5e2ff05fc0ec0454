/** Layers that a call `figma.create<Shape>()` makes. */
export const shapes = [
  'Rectangle',
  'Frame',
  'Ellipse',
  'Polygon',
  'Star',
  'Vector',
  'Line',
  'Text',
  'Component'
]
