const unspaced = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/**
 * Puts spaces between the signs of scripts that write words without them,
 * so that a part of a compound finds it.
 */
export function segmentWords(text: string): string {
  return text.normalize('NFC').replace(unspaced, ' $1 ')
}
