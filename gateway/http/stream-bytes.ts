const chunkSize = 64 * 1024

/**
 * Bytes as a body that is read a piece at a time. A `Response` of the bytes
 * themselves would copy them, once for each client that is slow to read.
 */
export function streamBytes(bytes: Uint8Array): ReadableStream<Uint8Array> {
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
