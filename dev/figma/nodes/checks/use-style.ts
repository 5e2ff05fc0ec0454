import { checkString } from './check.ts'
import { holds } from '../../rules/rules.ts'
import { findStyle } from '../../model/record/document-store.ts'
import { setProp } from '../../model/edits/history.ts'
import type { Edit } from '../handles/edit.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { StyleRecordType } from '../../model/record/style-types.ts'
import type { StyleField } from '../../model/styles/style-users.ts'

/** The kind of style that each field takes. */
const kinds: Record<StyleField, StyleRecordType> = {
  fillStyleId: 'PAINT',
  strokeStyleId: 'PAINT',
  textStyleId: 'TEXT_STYLE',
  effectStyleId: 'EFFECT',
  gridStyleId: 'GRID'
}

/** The style that a plugin names; null for none. */
export function readStyle(
  op: string,
  field: StyleField,
  value: unknown
): NodeRecord | null {
  const id = checkString(op, 'styleId', value)
  if (id === '') return null
  const style = findStyle(id)
  if (!style) {
    if (!holds('styles/only-existing-styles')) return null
    throw new Error(`in ${op}: Could not find style with id "${id}"`)
  }
  if (style.type === kinds[field]) return style
  if (!holds('styles/only-styles-of-the-kind')) return null
  throw new Error(`in ${op}: The style with id "${id}" is of another type`)
}

/** Names a style and shows what it holds. */
export function useStyle(
  op: string,
  field: StyleField,
  id: unknown,
  show: (record: NodeRecord, style: NodeRecord) => void
): Edit {
  const style = readStyle(op, field, id)
  return record => {
    setProp(record, field, style ? style.id : '')
    if (style) show(record, style)
  }
}

export const writingDetaches = holds('styles/writing-lets-go')

/** Figma: a value that is written itself replaces the style of the layer. */
export function detachStyle(record: NodeRecord, field: StyleField): void {
  if (writingDetaches) setProp(record, field, '')
}
