import { assetInWords } from '../../../contract/asset-in-words.ts'
import type { NamedAsset } from '../../../contract/asset-in-words.ts'
import {
  isShareCode,
  readShareAddress
} from '../../collections/pins/share-address.ts'
import type { SharedRef } from '../../collections/pins/share-address.ts'

export type PlaceInWords =
  | ({ name: 'asset' } & NamedAsset)
  /** The service supplies its name. */
  | ({ name: 'shared'; title: '' } & SharedRef)

/** Number and code, as copied when the library has no link. */
const numberAndCode =
  /^(\d{6,20})[,、]\s*(?:コード|[\p{L}\p{M}]+[\s:：])[\s:：]*(\S+)$/u

/**
 * A view to open instead of searching; the address itself is never requested.
 */
export function placeInWords(words: string): PlaceInWords | null {
  const [, id = '', code = ''] = numberAndCode.exec(words) ?? []
  const ref = id ? { id, code } : readShareAddress(words)
  if (ref && isShareCode(ref.code)) return { name: 'shared', ...ref, title: '' }
  const asset = assetInWords(words)
  return asset && { name: 'asset', ...asset }
}
