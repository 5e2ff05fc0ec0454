import {
  isShareCode,
  readShareAddress
} from '../../collections/pins/share-address.ts'
import type { SharedRef } from '../../collections/pins/share-address.ts'

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

/** Zeros before it are nobody's: they come from lists and file names. */
const number = /^0*([1-9]\d{5,11})$/
const address = /^(?:https?:\/\/|www\.)\S+$/i

/** Pages of what is no asset, though their addresses end in a number too. */
const otherPages = /^(?:collections|contributors|featured|sets|g)$/

/** After a name, as in `red-car-123456789`. */
const named = /(?:^|-)0*([1-9]\d{5,11})$/

/**
 * The id that stands alone in the field, or that an address ends in, such as
 * `/image-photo/red-car-123456789` or `/media/123456789/preview.jpg`. The
 * address itself is never asked.
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
