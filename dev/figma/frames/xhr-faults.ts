import type { FaultsAnswer, Meet, ReportFault } from './faults-answer.ts'

/**
 * Brings faults into XMLHttpRequest. It runs inside the frame, sent as text,
 * and may use nothing but `endXhr`.
 */
export function breakXhr(
  faultsOf: FaultsAnswer,
  report: ReportFault,
  meet: Meet,
  send: typeof fetch
): void {
  const ended = [
    'readyState',
    'status',
    'statusText',
    'response',
    'responseText'
  ]
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #method = ''
    #url = ''
    #headers = new Headers()
    /** Waits for the host's answer, or for a slow fault to pass. */
    #held: AbortController | null = null

    override open(method: string, url: string | URL, ...rest: unknown[]): void {
      this.#held?.abort()
      this.#held = rest[0] === false ? null : new AbortController()
      this.#method = method.toUpperCase()
      this.#url = String(url)
      this.#headers = new Headers()
      for (const name of ended) Reflect.deleteProperty(this, name)
      super.open(method, url, ...(rest as [boolean])) // as it was given
    }

    override setRequestHeader(name: string, value: string): void {
      super.setRequestHeader(name, value)
      this.#headers.append(name, value)
    }

    override abort(): void {
      if (!this.#held) return super.abort()
      this.#end('abort')
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      // A synchronous request cannot wait for the host.
      if (!this.#held) return super.send(body)
      const { signal } = this.#held
      const late =
        this.timeout > 0
          ? setTimeout(() => this.#end('timeout'), this.timeout)
          : undefined
      void this.#meet(body, signal)
        .catch(() => signal.aborted || this.#end('error'))
        .finally(() => clearTimeout(late))
    }

    async #meet(
      body: Document | XMLHttpRequestBodyInit | null | undefined,
      signal: AbortSignal
    ): Promise<void> {
      const faults = await faultsOf(this.#url)
      signal.throwIfAborted()
      if (faults.length === 0) return this.#release(body)
      const isBare = ['GET', 'HEAD'].includes(this.#method)
      const request = new Request(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body: isBare || body instanceof Document ? null : (body ?? null),
        credentials: this.withCredentials ? 'include' : 'same-origin',
        signal
      })
      for (const { kind } of faults) report(kind, this.#url, this.#method)
      const reply = await meet(faults, request, () => send(request))
      const text = await reply?.text()
      signal.throwIfAborted()
      if (reply) return this.#end('load', reply.status, text)
      this.#release(body)
    }

    #release(body: Document | XMLHttpRequestBodyInit | null | undefined): void {
      this.#held = null
      super.send(body)
    }

    #end(kind: string, status = 0, text = ''): void {
      this.#held?.abort()
      this.#held = null
      endXhr(this, kind, status, text)
    }
  }
}

/** Ends a request that was never sent, with this outcome. */
export function endXhr(
  request: XMLHttpRequest,
  kind: string,
  status: number,
  text: string
): void {
  const isText = ['', 'text'].includes(request.responseType)
  const values = {
    readyState: 4,
    status,
    statusText: '',
    response: isText ? text : null,
    responseText: text
  }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(request, name, { value, configurable: true })
  }
  for (const type of ['readystatechange', kind, 'loadend']) {
    request.dispatchEvent(new ProgressEvent(type))
  }
}
