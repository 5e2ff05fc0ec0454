import { segmentWords } from '../index/segment-words.ts'

/** FTS5 ends a phrase at a quote, and reads no text beyond a NUL. */
const between = /["\s\p{Cc}]+/gu

/** The full-text phrase of one word or of words that follow one another. */
export function toPhrase(text: string): string {
  const words = segmentWords(text).replace(between, ' ')
  return `"${words.trim().toLowerCase()}"`
}
