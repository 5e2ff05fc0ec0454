import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { isPage, sniffLength } from '../../contract/sniff-file.ts'

/** Bytes so far, and of the whole file. */
export type OnProgress = (done: number, total: number) => void

/** The most bytes that are read, and the failure of a larger file. */
export interface SizeLimit {
  bytes: number
  code: ErrorCode
}

/** Takes a file as it arrives. */
export interface FileSink {
  /** Before the first chunk, also of another try; null for unknown length. */
  start(length: number | null): void
  write(chunk: Uint8Array<ArrayBuffer>): void
}

export interface DownloadOptions {
  onProgress?: OnProgress | undefined
  limit?: SizeLimit | undefined
}

/**
 * A file that arrives in one reply, or in several where a connection breaks.
 * It can be resumed if its length is known.
 */
export class Download {
  #sink: FileSink
  #options: DownloadOptions
  #head = new Uint8Array(sniffLength)
  #received = 0
  #total: number | null = null
  #lastModified: string | null = null

  constructor(sink: FileSink, options: DownloadOptions) {
    this.#sink = sink
    this.#options = options
  }

  /** The number of bytes that need not be requested again. */
  get received(): number {
    return this.#total === null ? 0 : this.#received
  }

  /**
   * Reads the whole file, or the rest of it after a request with a range. Fails
   * with `download-incomplete`, with `download-replaced` where a page arrives
   * instead, or as the limit says. Calls `onChunk` after each chunk.
   */
  async read(response: Response, onChunk: () => void): Promise<void> {
    const length = lengthOf(response)
    const isRest = response.status === 206 && this.received > 0
    if (isRest) this.#checkRest(response, length)
    else this.#start(response, length)
    const reader = response.body?.getReader()
    for (;;) {
      const { value, done } = await nextOf(reader)
      if (done) break
      this.#write(value)
      onChunk()
    }
    this.#checkWhole()
  }

  #start({ headers }: Response, length: number | null): void {
    this.#checkLimit(length ?? 0)
    this.#received = 0
    this.#total = length
    this.#lastModified = headers.get('Last-Modified')
    this.#sink.start(length)
  }

  #checkRest({ headers }: Response, length: number | null): void {
    const isSame = headers.get('Last-Modified') === this.#lastModified
    if (isSame && length === (this.#total ?? 0) - this.#received) return
    this.#received = 0
    throw incomplete('The file changed between two replies.')
  }

  #write(chunk: Uint8Array<ArrayBuffer>): void {
    const start = this.#received
    const end = start + chunk.length
    if (this.#total !== null && end > this.#total) {
      this.#received = 0
      throw incomplete(`More than ${this.#total} bytes arrived.`)
    }
    this.#checkLimit(end)
    if (start < sniffLength) {
      this.#head.set(chunk.subarray(0, sniffLength - start), start)
    }
    this.#sink.write(chunk)
    this.#received = end
    if (this.#total !== null) this.#options.onProgress?.(end, this.#total)
  }

  #checkLimit(length: number): void {
    const { limit } = this.#options
    if (limit && length > limit.bytes) throw new ClearedError(limit.code)
  }

  #checkWhole(): void {
    const received = this.#received
    const total = this.#total ?? received
    if (received < total) {
      throw incomplete(`${received} of ${total} bytes arrived.`)
    }
    if (received === 0) throw incomplete('No bytes arrived.')
    if (isPage(this.#head.subarray(0, received))) {
      throw new ClearedError('download-replaced')
    }
  }
}

/** Null when unknown, as with bytes that were compressed on the way. */
function lengthOf({ headers }: Response): number | null {
  const length = headers.get('Content-Length')
  const isPlain = !headers.get('Content-Encoding')
  return isPlain && length !== null && /^\d+$/.test(length)
    ? Number(length)
    : null
}

async function nextOf(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined
): Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>> {
  try {
    return (await reader?.read()) ?? { done: true, value: undefined }
  } catch (error) {
    throw incomplete(String(error))
  }
}

function incomplete(message: string): ClearedError {
  return new ClearedError('download-incomplete', message)
}
