/**
 * Another spelling of the words for each number, as the gateway caches replies.
 */
export function varyCase(word: string, way: number): string {
  const letters = Array.from(word, (letter, index) =>
    (way >> index) & 1 ? letter.toUpperCase() : letter
  )
  return letters.join('')
}
