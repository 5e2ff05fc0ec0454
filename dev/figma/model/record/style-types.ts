import type { NodeRecord, RecordType } from './node-record.ts'

/** Record types that are styles; that of text has another name in Figma. */
export const styleTypes = ['PAINT', 'TEXT_STYLE', 'EFFECT', 'GRID'] as const

export type StyleRecordType = (typeof styleTypes)[number]

export function isStyleType(type: RecordType): type is StyleRecordType {
  return styleTypes.some(one => one === type)
}

export function isStyle(record: NodeRecord): boolean {
  return isStyleType(record.type)
}

/** The type that Figma gives: TEXT for styles of text too. */
export function reportedType(type: RecordType): string {
  return type === 'TEXT_STYLE' ? 'TEXT' : type
}
