/** At most this many UTF-16 units, without half a character at the end. */
export function shorten(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
