import { segmentWords } from '../index/segment-words.ts'

/** In FTS5 a quote ends a phrase, and a NUL the text. */
const separators = /["\s\p{Cc}]+/gu

/** The full-text phrase of a word or of consecutive words. */
export function toPhrase(text: string): string {
  const words = segmentWords(text).replace(separators, ' ')
  return `"${words.trim().toLowerCase()}"`
}
