import type { IncomingMessage } from 'node:http'
import { ClearedError } from '../../contract/errors.ts'
import { readRetryAfter } from '../http/retry-after.ts'
import { readContentRange, type ContentRange } from './read-range.ts'
import { isPage, sniffLength } from '../../contract/sniff-file.ts'

/** Bytes; no file of the media is shorter. */
const minLength = 16

export interface MediaFile {
  type: string
  /** Bytes of the body; null when unknown. */
  length: number | null
  /** `Content-Range` of a part of the file; null for the whole file. */
  range: string | null
  etag: string | null
  /** Another one in a later reply means that the file has changed. */
  lastModified: string | null
  body: ReadableStream<Uint8Array>
}

/**
 * Checks the head and the first bytes of a reply and returns a stream, which
 * fails when it exceeds `maxBytes`. `sniff` returns the type of a file; one
 * without a type is not relayed.
 */
export async function readMedia(
  message: IncomingMessage,
  requested: string | null,
  maxBytes: number,
  sniff: (head: Uint8Array) => string | null
): Promise<MediaFile> {
  try {
    checkStatus(message, requested)
    const part = readPart(message, requested)
    const length = readLength(message)
    if ((part?.total ?? length ?? 0) > maxBytes) throw tooLarge(maxBytes)
    const chunks: AsyncIterator<Buffer> = message[Symbol.asyncIterator]()
    const head = await readHead(chunks)
    const type = part && part.start > 0 ? partType : sniff(head)
    if (type === null) throw noMedia(head)
    return {
      type,
      length,
      range: (part && message.headers['content-range']) ?? null,
      etag: message.headers.etag ?? null,
      lastModified: message.headers['last-modified'] ?? null,
      body: toStream(message, chunks, head, maxBytes)
    }
  } catch (error) {
    message.destroy()
    throw error
  }
}

function noMedia(head: Buffer): ClearedError {
  if (isPage(head)) {
    return new ClearedError('download-replaced', 'The file is a page of text.')
  }
  return head.length < minLength
    ? incomplete()
    : new ClearedError('image-unreadable', 'The file is of another type.')
}

function checkStatus(
  { statusCode: status = 0, headers }: IncomingMessage,
  requested: string | null
): void {
  if (status === 200 || (status === 206 && requested !== null)) return
  if (status === 416 && requested !== null) {
    throw new ClearedError('bad-request', 'The file has no such range.')
  }
  if (status === 400 || status === 401 || status === 403) {
    throw new ClearedError('address-expired', 'The media host refuses it.')
  }
  if (status === 404 || status === 410) {
    throw new ClearedError('not-found', 'The media host has no such file.')
  }
  const { 'retry-after': wait = '', date = '' } = headers
  throw new ClearedError(
    status === 429 ? 'rate-limited' : 'service-failed',
    `The media host answered ${status}.`,
    readRetryAfter(new Headers({ 'Retry-After': wait, Date: date }))
  )
}

/** A part that begins later cannot be recognized by its bytes. */
const partType = 'application/octet-stream'

/** Null for the whole file, which some hosts send instead. */
function readPart(
  { statusCode, headers }: IncomingMessage,
  requested: string | null
): ContentRange | null {
  if (statusCode !== 206) return null
  const part = readContentRange(headers['content-range'] ?? '')
  if (part && requested?.startsWith(`bytes=${part.start}-`)) return part
  throw new ClearedError(
    'service-failed',
    'The media host sent another part of the file.'
  )
}

function readLength({ headers }: IncomingMessage): number | null {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') {
    throw new ClearedError('service-failed', 'The file is compressed.')
  }
  const text = headers['content-length'] ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  while (size < sniffLength) {
    const { done, value } = await next(chunks)
    if (done) break
    parts.push(value)
    size += value.length
  }
  return Buffer.concat(parts)
}

async function next(
  chunks: AsyncIterator<Buffer>
): Promise<IteratorResult<Buffer>> {
  try {
    return await chunks.next()
  } catch (error) {
    throw toFailure(error)
  }
}

/** A `ClearedError` is our own reason for aborting the reply. */
function toFailure(error: unknown): ClearedError {
  if (error instanceof ClearedError) return error
  return incomplete()
}

function incomplete(): ClearedError {
  return new ClearedError('download-incomplete', 'The file is incomplete.')
}

function toStream(
  message: IncomingMessage,
  chunks: AsyncIterator<Buffer>,
  head: Buffer,
  maxBytes: number
): ReadableStream<Uint8Array> {
  let size = head.length
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(head))
      // Fail immediately, even while a slow client pulls nothing.
      message.on('error', error => controller.error(toFailure(error)))
    },
    async pull(controller) {
      const { done, value } = await next(chunks)
      if (done) {
        controller.close()
        return
      }
      size += value.length
      if (size > maxBytes) {
        message.destroy()
        controller.error(tooLarge(maxBytes))
        return
      }
      controller.enqueue(new Uint8Array(value))
    },
    cancel() {
      message.destroy()
    }
  })
}

function tooLarge(maxBytes: number): ClearedError {
  const megabytes = Math.round(maxBytes / 1024 / 1024)
  return new ClearedError(
    'image-too-large',
    `The file is larger than ${megabytes} MB.`
  )
}
