import { segmentWords } from './segment-words.ts'

/** The full-text phrase of one word or of words that follow one another. */
export function toPhrase(text: string): string {
  const words = text.replaceAll('"', ' ').toLowerCase()
  return `"${segmentWords(words).trim()}"`
}
