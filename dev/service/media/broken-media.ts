import type { MediaFault } from '../faults.ts'
import type { LibraryFile } from '../library.ts'

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

function halfOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('The connection was cut'))
      else controller.enqueue(bytes.slice(0, bytes.byteLength / 2))
      isSent = true
    }
  })
}
