const maxLength = 500

/** Pasted text beyond this is ignored. */
const maxReadLength = 4000

/**
 * Search words without control characters and lone surrogates, which no URL can
 * carry, cut to the length that the API accepts.
 */
export function cleanWords(text: string): string {
  const words = text
    .slice(0, maxReadLength)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(words).slice(0, maxLength).join('').trim()
}
