import type { RecordType } from '../model/node-record.ts'

/** Layers, pages and styles as a file may have them; true: holds children. */
const types: Record<Exclude<RecordType, Unwritten>, boolean> = {
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
  PAINT: false,
  TEXT_STYLE: false,
  EFFECT: false,
  GRID: false
}

/** They are made by the host, not read from a list. */
type Unwritten = 'DOCUMENT' | 'STYLES' | 'LIBRARY'

const names = new Set<unknown>(Object.keys(types))

export function isRecordType(value: unknown): value is keyof typeof types {
  return names.has(value)
}

export function mayHoldChildren(type: RecordType): boolean {
  return isRecordType(type) && types[type]
}
