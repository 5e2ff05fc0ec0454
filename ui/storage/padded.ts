/** Bytes. */
const block = 2048

/**
 * A text that fills whole blocks of client storage: what was once written can
 * be written again, a little longer, when the store is full. `room` in bytes
 * is what it may need later.
 */
export function padded(text: string, room = 0): string {
  const size = sizeOf(text)
  return text + ' '.repeat(blocksOf(Math.max(size, room)) - size)
}

/**
 * Bytes of a text in client storage.
 *
 * Figma: what is stored counts as JSON, in UTF-8.
 */
export function sizeOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length
}

export function blocksOf(size: number): number {
  return Math.ceil(size / block) * block
}
