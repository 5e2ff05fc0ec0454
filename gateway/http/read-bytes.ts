/** All bytes of a body; throws `tooLarge` as soon as there are too many. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  largest: number,
  tooLarge: Error
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by an exception cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largest) throw tooLarge
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
