const longest = 500

/** No more of what was pasted is looked at. */
const mostRead = 4000

/**
 * Words as they are asked for: without control characters and halves of
 * signs, which no address can carry, and not longer than the API takes.
 */
export function cleanWords(text: string): string {
  const words = text
    .slice(0, mostRead)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(words).slice(0, longest).join('').trim()
}
