const shapes = [
  'RECTANGLE',
  'ELLIPSE',
  'POLYGON',
  'STAR',
  'VECTOR',
  'TEXT'
] as const

/** Frequent types of layers without children. */
export const leafTypes: readonly NodeType[] = [...shapes, 'LINE']

/** Types of layers that can be filled as a whole. */
export const fillableTypes = [
  ...shapes,
  'TEXT_PATH',
  'FRAME',
  'COMPONENT',
  'COMPONENT_SET',
  'INSTANCE',
  'SLOT',
  'BOOLEAN_OPERATION',
  'SECTION',
  'SLIDE',
  'SHAPE_WITH_TEXT'
] as const

/** Types that can show pictures; a group only contains such layers. */
export const pictureTypes: NodeType[] = [
  ...fillableTypes,
  'LINE',
  'STAMP',
  'HIGHLIGHT',
  'WASHI_TAPE',
  'STICKY',
  'TABLE',
  'CONNECTOR',
  'MEDIA'
]
