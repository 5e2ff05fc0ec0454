import { checkString } from './check.ts'
import { holds } from '../rules/rules.ts'
import { findStyle } from '../model/document-store.ts'
import type { NodeRecord } from '../model/node-record.ts'
import type { StyleRecordType } from '../model/style-types.ts'
import type { StyleField } from '../model/style-users.ts'

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

/** What writing by hand does to the style that was there. */
export function letGo<K extends StyleField>(
  field: K
): Partial<Record<K, string>> {
  const none: Partial<Record<K, string>> = {}
  if (holds('styles/writing-lets-go')) none[field] = ''
  return none
}
