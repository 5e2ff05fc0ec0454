const piece = 64 * 1024

/**
 * A body that is handed over as the client takes it. Its pieces are parts of
 * the same bytes: any number of replies share them, and each has only a few
 * pieces waiting.
 */
export function inPieces(
  bytes: Uint8Array<ArrayBuffer>
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0
  return new ReadableStream({
    pull(controller) {
      if (start < bytes.length) {
        controller.enqueue(bytes.subarray(start, (start += piece)))
      } else controller.close()
    }
  })
}
