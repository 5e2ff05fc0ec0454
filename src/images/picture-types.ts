const shapes = [
  'RECTANGLE',
  'ELLIPSE',
  'POLYGON',
  'STAR',
  'VECTOR',
  'TEXT'
] as const

/** Layers that hold no others, of which there are many. */
export const leafTypes: readonly NodeType[] = [...shapes, 'LINE']

/** Layers that can be filled, each as a whole. */
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

/** What can show pictures; groups and slices only hold layers that do. */
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
