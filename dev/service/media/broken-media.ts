import type { LibraryFile } from '../core/library.ts'
import type { Fault } from '../faults/fault-spec.ts'
import { truncateBody } from '../faults/truncate-body.ts'

const page: LibraryFile = {
  bytes: Buffer.from('<!doctype html><title>Please sign in</title>'),
  type: 'text/html; charset=utf-8'
}

/** Runs as a document or as markup of a page, not in an `<img>`. */
const scriptedSvg: LibraryFile = {
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="80" onload="document.title='scripts ran'"><script>document.title='scripts ran'</script><path d="M0 40H600" stroke="#3d5a80"/></svg>`
  ),
  type: 'image/svg+xml'
}

/** A media reply damaged by a fault. */
export function brokenMedia(
  kind: Fault<'break-media'>['kind'],
  file: LibraryFile
): Response {
  const { bytes, type } = file
  switch (kind) {
    case 'truncated':
      return reply(truncateBody(bytes), type, bytes.byteLength)
    case 'short':
      return whole({ bytes: bytes.slice(0, bytes.byteLength / 2), type })
    case 'not-an-image':
      return whole({ ...page, type })
    case 'other-type':
      return whole(page)
    case 'scripted-svg':
      return whole(scriptedSvg)
    default:
      return kind satisfies never
  }
}

function whole({ bytes, type }: LibraryFile): Response {
  return reply(new Uint8Array(bytes), type, bytes.byteLength)
}

function reply(
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  type: string,
  length: number
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(length),
      'Cache-Control': 'no-store'
    }
  })
}
