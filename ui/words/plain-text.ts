/** Characters that would hide, turn or break the text around them. */
const marks =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]+/gu

/** A text from a file on one line, in one direction. */
export function plainText(text: string): string {
  return text.replace(marks, ' ').trim()
}
