/** What Figma makes in one call, by the name of the call. */
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
