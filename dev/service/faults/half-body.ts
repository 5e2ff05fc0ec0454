// The server waits for two before it sends the head of a reply.
const pieces = 8

/** Half of the bytes in pieces, then the connection breaks. */
export function halfBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const piece = Math.ceil(bytes.byteLength / 2 / pieces)
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent < pieces) {
        controller.enqueue(bytes.slice(sent * piece, (sent + 1) * piece))
        sent += 1
        return
      }
      // What was sent must leave the socket before it is destroyed. Only the
      // server sees that happen; later than this, more of the reply is lost.
      await new Promise(resolve => setTimeout(resolve, 50))
      // The code keeps the server from printing this as an error of its own.
      const code = 'ERR_STREAM_PREMATURE_CLOSE'
      controller.error(
        Object.assign(new Error('The connection was cut'), { code })
      )
    }
  })
}
