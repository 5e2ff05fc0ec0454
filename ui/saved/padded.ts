/** Bytes. */
const block = 2048

/**
 * A text that fills whole blocks of client storage: what was once written can
 * be written again, a little longer, when the store is full.
 *
 * Figma: what is stored counts as JSON, in UTF-8.
 */
export function padded(text: string): string {
  const size = new TextEncoder().encode(JSON.stringify(text)).length
  return text + ' '.repeat(Math.ceil(size / block) * block - size)
}
