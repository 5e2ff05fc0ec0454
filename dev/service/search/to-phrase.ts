import { segmentWords } from './segment-words.ts'

/** The full-text phrase of one word or of words in quotes. */
export function toPhrase(text: string): string {
  return `"${segmentWords(text).trim()}"`
}
