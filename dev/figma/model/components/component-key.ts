import { store } from '../record/document-store.ts'
import type { NodeRecord } from '../record/node-record.ts'

function mixedNumber(text: string, seed: number): number {
  let hash = seed
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  }
  return hash >>> 0
}

/** Forty hex digits that stay the same for an id of a document. */
export function keyOfId(id: string, document: string): string {
  let key = ''
  for (let part = 0; part < 5; part += 1) {
    const digits = mixedNumber(
      `${part}:${id}:${document}`,
      2166136261
    ).toString(16)
    key += '0'.repeat(8 - digits.length) + digits
  }
  return key
}

/** The key for `figma.importComponentByKeyAsync` when it is published. */
export function componentKey(record: NodeRecord): string {
  return record.props.componentKey || keyOfId(record.id, store.key)
}
