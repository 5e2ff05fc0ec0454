import type { LayerRow } from '../../shared/layer-facts.ts'
import type { IconName } from '../../controls/icons.tsx'

const icons: Record<string, IconName> = {
  FRAME: 'frame',
  SECTION: 'section',
  GROUP: 'group',
  COMPONENT: 'component',
  COMPONENT_SET: 'componentSet',
  INSTANCE: 'instance',
  TEXT: 'text',
  ELLIPSE: 'ellipse',
  RECTANGLE: 'rectangle',
  POLYGON: 'polygon',
  STAR: 'star',
  LINE: 'line',
  BOOLEAN_OPERATION: 'boolean',
  SLICE: 'slice',
  MEDIA: 'image',
  SLIDE_GRID: 'section',
  SLIDE_ROW: 'section',
  SLIDE: 'frame'
}

const shapes = ['RECTANGLE', 'ELLIPSE', 'POLYGON', 'STAR', 'VECTOR', 'LINE']

/** What the list shows before a name: a mask, a picture, or the type. */
export function layerIcon(row: LayerRow): IconName {
  if (row.isMask) return 'mask'
  if (row.image && shapes.includes(row.type)) return 'image'
  return icons[row.type] ?? 'vector'
}
