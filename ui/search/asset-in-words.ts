const number = /^\d{6,12}$/
const address = /^(?:https?:\/\/|www\.)\S+$/i

/** Pages of what is no asset, though their addresses end in a number too. */
const otherPages = /^(?:collections|contributors|featured|sets|g)$/

/** After a name, as in `red-car-123456789`. */
const named = /(?:^|-)(\d{6,12})$/

/**
 * The id that stands alone in the field, or that an address ends in, such as
 * `/image-photo/red-car-123456789` or `/media/123456789/preview.jpg`. The
 * address itself is never asked.
 */
export function assetInWords(words: string): string | null {
  if (number.test(words)) return words
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
