/** What would hide, turn round or break the words around it. */
const marks =
  /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]+/gu

/** A text of a file as it can be shown: one line, in one direction. */
export function plainText(text: string): string {
  return text.replace(marks, ' ').trim()
}
