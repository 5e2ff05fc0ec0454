/**
 * The words in another spelling for each number: what the gateway was asked
 * before, it answers by itself.
 */
export function varyCase(word: string, way: number): string {
  const letters = Array.from(word, (letter, index) =>
    (way >> index) & 1 ? letter.toUpperCase() : letter
  )
  return letters.join('')
}
