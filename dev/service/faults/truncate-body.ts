// The server waits for two before it sends the head of a reply.
const pieces = 8

/** Half of the bytes in pieces, then the connection breaks. */
export function halfBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
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
        // What was sent must leave the socket before it is destroyed. The
        // server asks for more when much has left; little leaves in this turn.
        await new Promise(resolve => setImmediate(resolve))
        // The code keeps the server from printing this as an error of its own.
        const code = 'ERR_STREAM_PREMATURE_CLOSE'
        controller.error(
          Object.assign(new Error('The connection was cut'), { code })
        )
      }
    },
    // Nothing is taken ahead of the server.
    { highWaterMark: 0 }
  )
}
