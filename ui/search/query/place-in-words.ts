import {
  isShareCode,
  readShareAddress
} from '../../collections/pins/share-address.ts'
import type { SharedRef } from '../../collections/pins/share-address.ts'

export type PlaceInWords =
  | { name: 'asset'; assetId: string }
  /** The service supplies its name. */
  | ({ name: 'shared'; title: '' } & SharedRef)

/** Number and code, as copied when the library has no link. */
const numberAndCode = /^(\d{6,20})[,、]\s*\p{L}+[\s:：]+(\S+)$/u

/**
 * A view to open instead of searching; the address itself is never requested.
 */
export function placeInWords(words: string): PlaceInWords | null {
  const [, id = '', code = ''] = numberAndCode.exec(words) ?? []
  const ref = id ? { id, code } : readShareAddress(words)
  if (ref && isShareCode(ref.code)) return { name: 'shared', ...ref, title: '' }
  const assetId = assetInWords(words)
  return assetId === null ? null : { name: 'asset', assetId }
}

/**
 * A number with leading zeros is not an id; it comes from a list or file name.
 */
const number = /^0*([1-9]\d{5,11})$/
const address = /^(?:https?:\/\/|www\.)\S+$/i

/** Pages that are not assets although their addresses end in a number. */
const otherPages = /^(?:collections|contributors|featured|sets|g)$/

/** After a name, as in `red-car-123456789`. */
const named = /(?:^|-)0*([1-9]\d{5,11})$/

/**
 * An id that stands alone in the field or ends an address, such as
 * `/image-photo/red-car-123456789` or `/media/123456789/preview.jpg`. The
 * address itself is never requested.
 */
function assetInWords(words: string): string | null {
  const [, id] = number.exec(words) ?? []
  if (id !== undefined) return id
  if (!address.test(words)) return null
  const parts = pathOf(words)
  if (parts.some(part => otherPages.test(part))) return null
  const isMedia = parts[0] === 'media'
  return named.exec((isMedia ? parts[1] : parts.at(-1)) ?? '')?.[1] ?? null
}

function pathOf(words: string): string[] {
  const url = words.startsWith('www.') ? `https://${words}` : words
  if (!URL.canParse(url)) return []
  return new URL(url).pathname.split('/').filter(part => part !== '')
}
