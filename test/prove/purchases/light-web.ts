/**
 * What the web gives, without its streams and events: those of Node take most
 * of a run's time, and turns of their own.
 */

interface LightInit {
  status?: number
  headers?: HeadersInit
  /** Its sender. */
  url?: string
}

export class LightResponse {
  readonly status: number
  readonly headers: Headers
  readonly url: string
  /** To be read in a loop. */
  readonly body: Uint8Array[]

  constructor(body: string | Uint8Array[] | null, init: LightInit = {}) {
    this.body = typeof body === 'string' ? [encode(body)] : (body ?? [])
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

  /** Once; listeners are called at once. */
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
