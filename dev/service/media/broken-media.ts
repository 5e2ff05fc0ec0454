import type { MediaFault } from '../faults.ts'
import type { LibraryFile } from '../library.ts'

// The server waits for two before it sends the head of a reply.
const pieces = 8

/** A media reply as it looks when something went wrong on the way. */
export function brokenMedia(
  fault: MediaFault,
  { bytes, type }: LibraryFile
): Response {
  if (fault === 'not-an-image') {
    return new Response('<!doctype html><title>Please sign in</title>', {
      headers: { 'Content-Type': type, 'Cache-Control': 'no-store' }
    })
  }
  return new Response(halfOf(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store'
    }
  })
}

/** Half of the bytes in pieces, then the connection breaks. */
function halfOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const piece = Math.ceil(bytes.byteLength / 2 / pieces)
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent < pieces) {
        controller.enqueue(bytes.slice(sent * piece, (sent + 1) * piece))
        sent += 1
        return
      }
      // What was sent must leave the socket before it is destroyed.
      await new Promise(resolve => setTimeout(resolve, 50))
      // The code keeps the server from printing this as an error of its own.
      const code = 'ERR_STREAM_PREMATURE_CLOSE'
      controller.error(
        Object.assign(new Error('The connection was cut'), { code })
      )
    }
  })
}
