/**
 * Web classes without streams and events: Node's take most of a run's time,
 * and extra turns of the event loop.
 */

interface LightInit {
  status?: number
  headers?: HeadersInit
  url?: string
}

export class LightResponse {
  readonly status: number
  readonly headers: Headers
  readonly url: string
  readonly body: LightBody

  constructor(body: string | Uint8Array[] | null, init: LightInit = {}) {
    this.body = toBody(typeof body === 'string' ? [encode(body)] : (body ?? []))
    this.status = init.status ?? 200
    this.headers = new Headers(init.headers)
    this.url = init.url ?? ''
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  async text(): Promise<string> {
    return Buffer.concat(this.body).toString('utf8')
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text())
  }

  async arrayBuffer(): Promise<Uint8Array> {
    return Buffer.concat(this.body)
  }
}

/** Can be iterated and read like a stream. */
type LightBody = Uint8Array[] & { getReader: () => LightReader }

interface LightReader {
  read: () => Promise<{ value: Uint8Array | undefined; done: boolean }>
}

function toBody(chunks: readonly Uint8Array[]): LightBody {
  return Object.assign([...chunks], {
    getReader() {
      const rest = [...chunks]
      return {
        async read() {
          const value = rest.shift()
          return { value, done: value === undefined }
        }
      }
    }
  })
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

type Listener = () => void

export class LightSignal {
  aborted = false
  reason: unknown = undefined
  readonly #listeners = new Set<Listener>()

  addEventListener(_: 'abort', listener: Listener): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_: 'abort', listener: Listener): void {
    this.#listeners.delete(listener)
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  /** Calls the listeners synchronously; later calls do nothing. */
  abort(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    const listeners = [...this.#listeners]
    this.#listeners.clear()
    listeners.forEach(listener => listener())
  }
}

export class LightController {
  readonly signal = new LightSignal()

  abort(reason: unknown = abortError): void {
    this.signal.abort(reason)
  }
}

const abortError = new DOMException('It was aborted.', 'AbortError')
