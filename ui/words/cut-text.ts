const segmenter = new Intl.Segmenter()

/** As many whole characters as fit into `maxLength` UTF-16 units. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Where the first character begins that does not fit.
  return text.slice(0, segmenter.segment(text).containing(maxLength)?.index)
}
