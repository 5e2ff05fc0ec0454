const unspaced = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu

/**
 * Separates the characters of scripts without spaces between words, so that
 * parts of a compound are found.
 */
export function segmentWords(text: string): string {
  return text.normalize('NFKC').replace(unspaced, ' $1 ')
}
