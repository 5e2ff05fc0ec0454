import { newRecord, store } from '../model/record/document-store.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { styleId } from '../model/styles/style-id.ts'
import { attach } from './lay.ts'
import type { Paints } from './sample-paints.ts'

/** A paint style of the document. */
export function paintStyle(name: string, paints: Paints): NodeRecord {
  return attach(newRecord('PAINT', { name, paints }, styleId()), store.styles)
}

/** The properties of a layer with the fills of a style. */
export function styledBy(style: NodeRecord): {
  fillStyleId: string
  fills: Paints
} {
  return { fillStyleId: style.id, fills: style.props.paints }
}
