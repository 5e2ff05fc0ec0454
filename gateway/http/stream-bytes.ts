const chunkSize = 64 * 1024

/**
 * Streams bytes in chunks. A `Response` of the bytes themselves would copy
 * them once for each slow client. One chunk needs no stream.
 */
export function streamBytes(
  bytes: Uint8Array<ArrayBuffer>
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (bytes.length <= chunkSize) return bytes
  let at = 0
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + chunkSize))
        at += chunkSize
        if (at >= bytes.length) controller.close()
      }
    },
    { highWaterMark: 0 }
  )
}
