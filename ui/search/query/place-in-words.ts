import {
  isShareCode,
  readShareAddress
} from '../../collections/pins/share-address.ts'
import type { SharedRef } from '../../collections/pins/share-address.ts'
import { assetInWords } from './asset-in-words.ts'

export type PlaceInWords =
  | { name: 'asset'; assetId: string }
  /** The service says what it is called. */
  | ({ name: 'shared'; title: '' } & SharedRef)

/** As number and code are copied where the library has no link. */
const numberAndCode = /^(\d{6,20})[,、]\s*\p{L}+[\s:：]+(\S+)$/u

/** What is opened instead of searched for; the address is never asked. */
export function placeInWords(words: string): PlaceInWords | null {
  const [, id = '', code = ''] = numberAndCode.exec(words) ?? []
  const ref = id ? { id, code } : readShareAddress(words)
  if (ref && isShareCode(ref.code)) return { name: 'shared', ...ref, title: '' }
  const assetId = assetInWords(words)
  return assetId === null ? null : { name: 'asset', assetId }
}
