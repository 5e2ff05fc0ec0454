import type { RecordType } from './node-record.ts'

/** All types of records; true: they hold children. */
const types: Record<RecordType, boolean> = {
  DOCUMENT: true,
  PAGE: true,
  FRAME: true,
  GROUP: true,
  SECTION: true,
  RECTANGLE: false,
  ELLIPSE: false,
  POLYGON: false,
  STAR: false,
  LINE: false,
  VECTOR: false,
  TEXT: false,
  SLICE: false,
  BOOLEAN_OPERATION: true,
  COMPONENT: true,
  COMPONENT_SET: true,
  INSTANCE: true,
  STICKY: false,
  SHAPE_WITH_TEXT: false,
  CONNECTOR: false,
  TABLE: false,
  MEDIA: false,
  STAMP: false,
  HIGHLIGHT: false,
  WASHI_TAPE: false,
  SLIDE_GRID: true,
  SLIDE_ROW: true,
  SLIDE: true,
  STYLES: true,
  LIBRARY: true,
  PAINT: false,
  TEXT_STYLE: false,
  EFFECT: false,
  GRID: false
}

/** They are made by the host, not read from a list. */
const unwritten = ['DOCUMENT', 'STYLES', 'LIBRARY'] as const

type Unwritten = (typeof unwritten)[number]

const written = new Set<unknown>(Object.keys(types))
for (const type of unwritten) written.delete(type)

/** Whether it is the type of a layer, page or style of a file. */
export function isFileType(
  value: unknown
): value is Exclude<RecordType, Unwritten> {
  return written.has(value)
}

export function mayHoldChildren(type: RecordType): boolean {
  return types[type]
}
