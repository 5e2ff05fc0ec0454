// The server buffers two before it sends the head of a reply.
const pieces = 8

/** Sends half of the bytes in pieces, then breaks the connection. */
export function truncateBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const piece = Math.ceil(bytes.byteLength / 2 / pieces)
  let sent = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (sent < pieces) {
          controller.enqueue(bytes.slice(sent * piece, (sent + 1) * piece))
          sent += 1
          return
        }
        // Sent bytes must leave the socket before it is destroyed. The server
        // pulls more when most bytes have left, but few leave in the same tick.
        await new Promise(resolve => setImmediate(resolve))
        // This code prevents the server from printing the error.
        const code = 'ERR_STREAM_PREMATURE_CLOSE'
        controller.error(
          Object.assign(new Error('The connection was cut'), { code })
        )
      }
    },
    // No read-ahead.
    { highWaterMark: 0 }
  )
}
