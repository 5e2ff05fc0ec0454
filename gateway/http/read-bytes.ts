/** All bytes of a body; throws `tooLarge` as soon as they exceed `maxBytes`. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  tooLarge: Error
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // An exception inside the loop cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
