import type { LibraryFile } from '../core/library.ts'
import type { Fault } from '../faults/fault-spec.ts'
import { truncateBody } from '../faults/truncate-body.ts'

/** A media reply damaged by a fault. */
export function brokenMedia(
  kind: Fault<'break-media'>['kind'],
  { bytes, type }: LibraryFile
): Response {
  if (kind === 'not-an-image') {
    return new Response('<!doctype html><title>Please sign in</title>', {
      headers: { 'Content-Type': type, 'Cache-Control': 'no-store' }
    })
  }
  return new Response(truncateBody(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store'
    }
  })
}
