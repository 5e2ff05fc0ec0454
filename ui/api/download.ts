import { ClearedError } from '../../contract/errors.ts'

/** Bytes so far, and of the whole file. */
export type OnProgress = (done: number, total: number) => void

/** No more memory is reserved because a reply says so. */
const maxReserved = 512 * 1024 * 1024

/**
 * A file that arrives in one reply, or in several where a connection breaks.
 * Only files that say how long they are can be resumed.
 */
export class Download {
  #bytes = new Uint8Array(0)
  #received = 0
  #lastModified: string | null = null
  #onProgress: OnProgress | undefined

  constructor(onProgress?: OnProgress) {
    this.#onProgress = onProgress
  }

  /** The number of bytes that need not be requested again. */
  get received(): number {
    return this.#received
  }

  /**
   * Reads the whole file, or the rest of it after a request with a range. Fails
   * with `download-incomplete`.
   */
  async read(response: Response): Promise<Uint8Array> {
    const length = lengthOf(response)
    const isRest = response.status === 206 && this.#received > 0
    if (isRest) this.#checkRest(response, length)
    else this.#received = 0
    if (length === null || length > maxReserved) return readAtOnce(response)
    if (!isRest) this.#bytes = new Uint8Array(length)
    this.#lastModified = response.headers.get('Last-Modified')
    await this.#fill(response)
    return this.#bytes
  }

  #checkRest({ headers }: Response, length: number | null): void {
    const isSame = headers.get('Last-Modified') === this.#lastModified
    if (isSame && length === this.#bytes.length - this.#received) return
    this.#received = 0
    throw incomplete('The file changed between two replies.')
  }

  async #fill({ body }: Response): Promise<void> {
    const total = this.#bytes.length
    const reader = body?.getReader()
    for (;;) {
      const { value, done } = await nextOf(reader)
      if (done) break
      if (value.length > total - this.#received) {
        this.#received = 0
        throw incomplete(`More than ${total} bytes arrived.`)
      }
      this.#bytes.set(value, this.#received)
      this.#received += value.length
      this.#onProgress?.(this.#received, total)
    }
    if (this.#received < total) {
      throw incomplete(`${this.#received} of ${total} bytes arrived.`)
    }
  }
}

/** Null when unknown, as with bytes that were compressed on the way. */
export function lengthOf({ headers }: Response): number | null {
  const length = headers.get('Content-Length')
  const isPlain = !headers.get('Content-Encoding')
  return isPlain && length !== null && /^\d+$/.test(length)
    ? Number(length)
    : null
}

async function readAtOnce(response: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    throw incomplete(String(error))
  }
}

async function nextOf(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return (await reader?.read()) ?? { done: true, value: undefined }
  } catch (error) {
    throw incomplete(String(error))
  }
}

function incomplete(message: string): ClearedError {
  return new ClearedError('download-incomplete', message)
}
