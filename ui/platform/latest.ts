/** Only the latest run counts: starting one aborts the one before. */
export class Latest {
  #current = new AbortController()

  get signal(): AbortSignal {
    return this.#current.signal
  }

  start(): AbortSignal {
    this.stop()
    this.#current = new AbortController()
    return this.signal
  }

  stop(): void {
    this.#current.abort()
  }
}
