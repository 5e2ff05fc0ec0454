import { expect } from 'vitest'
import { responseFrom } from '../response-from.ts'

export interface Call {
  method: string
  url: URL
  headers: Headers
  json: unknown
  signal: AbortSignal | null
  cache: RequestCache | undefined
}

type Answer = (call: Call) => Response | Promise<Response>

export interface ScriptedWeb {
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** `on('GET http://gateway.test/health', …)`; the latest call wins. */
  on(route: string, answer: Answer): void
  /** All requests so far, such as `GET /v2/user`; or those to one path. */
  calls(path?: string): Call[]
  /** Call after each test: fails if there was an unexpected request. */
  check(): void
}

/** A web with only the replies that a test sets. */
export function createScriptedWeb(): ScriptedWeb {
  const answers = new Map<string, Answer>()
  const log: Call[] = []
  const unexpected: string[] = []

  async function fetch(address: string, init: RequestInit = {}) {
    const url = new URL(address)
    const method = init.method ?? 'GET'
    const signal = init.signal ?? null
    const json: unknown =
      typeof init.body === 'string' ? JSON.parse(init.body) : null
    const headers = new Headers(init.headers)
    const { cache } = init
    const call: Call = { method, url, headers, json, signal, cache }
    log.push(call)
    const answer = find(`${method} ${url.origin}${url.pathname}`)
    if (!answer) {
      unexpected.push(`${method} ${address}`)
      throw new TypeError('Failed to fetch')
    }
    return withSignal(signal, async () =>
      responseFrom(address, await answer(call))
    )
  }

  function find(route: string): Answer | undefined {
    const exact = answers.get(route)
    if (exact) return exact
    const patterns = [...answers].filter(([pattern]) => pattern.endsWith('*'))
    return patterns.find(([pattern]) =>
      route.startsWith(pattern.slice(0, -1))
    )?.[1]
  }

  return {
    fetch,
    on: (route, answer) => void answers.set(route, answer),
    calls: path => log.filter(({ url }) => !path || url.pathname === path),
    check: () => expect(unexpected).toEqual([])
  }
}

/** Never settles; for requests that must be cancelled. */
export function never(): Promise<Response> {
  return new Promise(() => {})
}

function withSignal<T>(
  signal: AbortSignal | null,
  run: () => Promise<T>
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, { once: true })
    run().then(resolve, reject)
  })
}
