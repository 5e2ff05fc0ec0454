import { vi } from 'vitest'

const empty = {
  paused: true,
  readyState: 0,
  duration: NaN,
  ended: false,
  error: null as { code: number; MEDIA_ERR_NETWORK: number } | null
}

/** The panel's `<audio>`, which does what a test says. */
export class ScriptedAudio {
  /** Media types that the browser does not know. */
  unknown = new Set<string>()
  /** The frame may not sound yet. */
  isRefused = false
  #state = { ...empty }
  #pending: ((error: DOMException) => void)[] = []

  /** Takes the place of what the browser does, until mocks are restored. */
  constructor() {
    const native = HTMLMediaElement.prototype
    const reset = () => this.#reset()
    vi.spyOn(native, 'paused', 'get').mockImplementation(
      () => this.#state.paused
    )
    vi.spyOn(native, 'readyState', 'get').mockImplementation(
      () => this.#state.readyState
    )
    vi.spyOn(native, 'duration', 'get').mockImplementation(
      () => this.#state.duration
    )
    vi.spyOn(native, 'ended', 'get').mockImplementation(() => this.#state.ended)
    vi.spyOn(native, 'error', 'get').mockImplementation(
      () => this.#state.error as MediaError | null // what the panel reads of it
    )
    vi.spyOn(native, 'canPlayType').mockImplementation(type =>
      this.unknown.has(type) ? '' : 'maybe'
    )
    vi.spyOn(native, 'load').mockImplementation(reset)
    vi.spyOn(native, 'play').mockImplementation(() => this.#play())
    vi.spyOn(native, 'pause').mockImplementation(() => this.#pause())
    vi.spyOn(native, 'setAttribute').mockImplementation(function (
      this: Element,
      name,
      value
    ) {
      if (name === 'src') reset()
      Element.prototype.setAttribute.call(this, name, value)
    })
  }

  get element(): HTMLAudioElement {
    const all = document.querySelectorAll('audio')
    const [element] = all
    if (!element || all.length > 1) throw new Error(`${all.length} voices`)
    return element
  }

  /** The file that sounds, such as `a.mp3`; null for silence. */
  sounding(): string | null {
    return this.#state.paused ? null : (this.loaded()?.[0] ?? null)
  }

  /** The file that is loaded, and its second. */
  loaded(): [string, number] | null {
    const file = this.element.getAttribute('src')?.split('/').at(-1)
    return file === undefined ? null : [file, this.element.currentTime]
  }

  /** Data has arrived, of a file that says it is this long. */
  begin(duration = 180): void {
    Object.assign(this.#state, { readyState: 4, duration })
    this.#pending = []
    this.#report('durationchange')
    this.#report('playing')
  }

  reach(seconds: number): void {
    this.element.currentTime = seconds
    this.#report('timeupdate')
  }

  /** A part of the file has arrived. */
  arrive(): void {
    this.#report('progress')
  }

  /** Has no more data. */
  wait(): void {
    this.#report('waiting')
  }

  /** As in Chromium, which skips to where the file should have ended. */
  end(seconds: number): void {
    this.reach(seconds)
    Object.assign(this.#state, { paused: true, ended: true })
    this.reach(this.#state.duration)
    this.#report('pause')
    this.#report('ended')
  }

  /** With a code of `MediaError`. */
  fail(code: number): void {
    this.#state.error = { code, MEDIA_ERR_NETWORK: 2 }
    this.#report('error')
  }

  #report(type: string): void {
    this.element.dispatchEvent(new Event(type))
  }

  #play(): Promise<void> {
    if (this.isRefused) {
      return Promise.reject(new DOMException('Press first', 'NotAllowedError'))
    }
    Object.assign(this.#state, { paused: false, ended: false })
    return new Promise((_, reject) => this.#pending.push(reject))
  }

  #pause(): void {
    if (this.#state.paused) return
    this.#state.paused = true
    this.#interrupt()
    queueMicrotask(() => this.#report('pause'))
  }

  #reset(): void {
    this.#interrupt()
    Object.assign(this.#state, empty)
  }

  #interrupt(): void {
    const error = new DOMException('Interrupted', 'AbortError')
    this.#pending.splice(0).forEach(reject => reject(error))
  }
}

/** For a test whose stores are loaded again. */
export function removeVoices(): void {
  document.querySelectorAll('audio').forEach(one => one.remove())
}
