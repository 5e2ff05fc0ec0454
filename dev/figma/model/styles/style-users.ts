import { store } from '../record/document-store.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { hasRegionWith } from '../shapes/region-fills.ts'
import { possibleUsers } from '../record/styled-layers.ts'
import { rangesOf, valueIn } from '../text/text-ranges.ts'

/** The fields in which a layer may name a style. */
export const styleFields = [
  'fillStyleId',
  'strokeStyleId',
  'textStyleId',
  'effectStyleId',
  'gridStyleId'
] as const

export type StyleField = (typeof styleFields)[number]

export interface StyleUser {
  record: NodeRecord
  fields: StyleField[]
}

function uses(record: NodeRecord, field: StyleField, id: string): boolean {
  if (record.props[field] === id) return true
  if (field === 'fillStyleId' && hasRegionWith(record, id)) return true
  if (field !== 'fillStyleId' && field !== 'textStyleId') return false
  return record.props.ranges.some(range => range[field] === id)
}

/** The layers of the document that show a style. */
export function usersOf(style: NodeRecord): StyleUser[] {
  const found: StyleUser[] = []
  for (const record of possibleUsers(style.id)) {
    const fields = styleFields.filter(field => uses(record, field, style.id))
    if (fields.length > 0 && isInDocument(record)) {
      found.push({ record, fields })
    }
  }
  return found
}

/** Whether it is neither removed nor of a library. */
function isInDocument(record: NodeRecord): boolean {
  let top = record
  while (top.parent) top = top.parent
  return top === store.root && !record.removed
}

interface Stretch {
  start: number
  end: number
}

/** The stretches of a text that show a style; undefined for the whole text. */
export function stretchesWith(
  record: NodeRecord,
  field: 'fillStyleId' | 'textStyleId',
  id: string
): (Stretch | undefined)[] {
  if (record.props.ranges.length === 0) return [undefined]
  return rangesOf(record).filter(range => valueIn(record, range, field) === id)
}
