import { hash } from 'node:crypto'
import type { Core } from '../core/core.ts'
import type { LibraryFile } from '../core/library.ts'
import { ServiceError } from '../http/service-error.ts'
import { brokenMedia } from './broken-media.ts'

/**
 * Sends a file or the requested byte range; 416 for a range outside of it, 304
 * for a known tag. Applies media faults.
 */
export async function sendFile(
  core: Core,
  request: Request,
  file: Promise<LibraryFile>,
  headers: Record<string, string>
): Promise<Response> {
  const { method, url } = request
  const path = new URL(url).pathname
  const fault = core.faults.take('break-media', { method, path })
  const media = await file
  if (fault) return brokenMedia(fault.kind, media)
  const { length } = media.bytes
  const ETag = `"${hash('sha1', media.bytes, 'base64url')}"`
  const common = {
    ETag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...headers
  }
  if (isKnown(request.headers, ETag)) {
    return new Response(null, { status: 304, headers: common })
  }
  const range = readRange(rangeOf(request.headers, ETag), length)
  const { first, last } = range ?? { first: 0, last: length - 1 }
  // The library never returns shared memory.
  const bytes = media.bytes as Uint8Array<ArrayBuffer>
  return new Response(range ? bytes.subarray(first, last + 1) : bytes, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      'Content-Type': media.type,
      'Content-Length': String(last - first + 1),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${length}` })
    }
  })
}

interface ByteRange {
  first: number
  last: number
}

function isKnown(headers: Headers, tag: string): boolean {
  const known = (headers.get('If-None-Match') ?? '').split(',')
  return known.some(one => ['*', tag, `W/${tag}`].includes(one.trim()))
}

/** A range is only combined with an unchanged file. */
function rangeOf(headers: Headers, tag: string): string | null {
  const condition = headers.get('If-Range') ?? tag
  return condition === tag ? headers.get('Range') : null
}

/** Several ranges and other units get the whole file. */
function readRange(
  header: string | null,
  length: number
): ByteRange | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return undefined
  const range =
    from === ''
      ? { first: Math.max(0, length - Number(to)), last: length - 1 }
      : {
          first: Number(from),
          last: to === '' ? length - 1 : Math.min(Number(to), length - 1)
        }
  // A header whose end is before its start is invalid and ignored.
  if (to !== '' && from !== '' && Number(to) < range.first) return undefined
  if (range.first <= range.last) return range
  throw new ServiceError(
    416,
    { message: `The file has ${length} bytes` },
    { 'Content-Range': `bytes */${length}` }
  )
}
