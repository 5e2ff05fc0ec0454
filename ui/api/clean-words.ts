const longest = 500

/** Pasted text beyond this is ignored. */
const mostRead = 4000

/**
 * Search words without control characters and lone surrogates, which no URL can
 * carry, cut to the length that the API accepts.
 */
export function cleanWords(text: string): string {
  const words = text
    .slice(0, mostRead)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(words).slice(0, longest).join('').trim()
}
