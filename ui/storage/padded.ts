/** Bytes. */
const block = 2048

/**
 * Pads a text to whole blocks of client storage, so that a slightly longer
 * version still fits when the store is full. `room` is the number of bytes it
 * may need later.
 */
export function padded(text: string, room = 0): string {
  const size = sizeOf(text)
  return text + ' '.repeat(blocksOf(Math.max(size, room)) - size)
}

/**
 * Bytes that a text takes in client storage. Figma: what is stored counts as
 * JSON, in UTF-8.
 */
export function sizeOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length
}

export function blocksOf(size: number): number {
  return Math.ceil(size / block) * block
}
