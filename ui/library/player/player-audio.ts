import type { ErrorCode } from '../../../contract/errors.ts'
import { claimSound } from './sound.ts'

/** What it reports about the file that is loaded. */
export interface AudioEvents {
  playing: () => void
  /** It wants to play and has no data. */
  waiting: () => void
  /** More data has arrived. */
  arriving: () => void
  /** Also by another sound; not at the end. */
  paused: () => void
  /** Another sound begins, also before this one does. */
  silenced: () => void
  /** Seconds. */
  position: (seconds: number) => void
  duration: (seconds: number) => void
  /** After this second; `full` is how long its file says it is. */
  ended: (seconds: number, full: number) => void
  broken: (code: ErrorCode) => void
}

/** The one `<audio>` of the panel. */
export class PlayerAudio {
  readonly #audio = document.createElement('audio')
  readonly #events: AudioEvents
  #isLoaded = false
  /** Browsers shorten the duration of a file that ends early. */
  #full = 0
  /** Where a file ends early, Chromium skips to where it should have ended. */
  #reached = 0

  constructor(events: AudioEvents) {
    const audio = this.#audio
    this.#events = events
    document.body.append(audio)
    this.#on('playing', () => {
      if (!audio.paused) events.playing()
    })
    this.#on('waiting', () => {
      if (!audio.paused) events.waiting()
    })
    this.#on('progress', events.arriving)
    this.#on('pause', () => {
      if (audio.paused && !audio.ended) events.paused()
    })
    this.#on('timeupdate', () => this.#follow())
    this.#on('durationchange', () => {
      if (!Number.isFinite(audio.duration)) return
      this.#full = Math.max(this.#full, audio.duration)
      events.duration(this.#full)
    })
    this.#on('ended', () => events.ended(this.#reached, this.#full))
    this.#on('error', () => {
      if (audio.error) events.broken(codeOf(audio.error))
    })
  }

  get isLoaded(): boolean {
    return this.#isLoaded
  }

  /** Replaces what is loaded; its connection ends. */
  load(url: string, from: number): void {
    this.#isLoaded = true
    this.#full = 0
    this.#audio.src = url
    // Kept until there is something to seek in.
    this.seek(from)
  }

  unload(): void {
    this.#isLoaded = false
    this.#audio.pause()
    this.#audio.removeAttribute('src')
    this.#audio.load()
  }

  play(): void {
    claimSound(this.#audio, this.#events.silenced)
    this.#audio.play().catch((error: unknown) => {
      // Others are an interruption by a later press, or have an event.
      const isSilent = this.#isLoaded && this.#audio.paused
      if (isRefused(error) && isSilent) this.#events.paused()
    })
  }

  pause(): void {
    this.#audio.pause()
  }

  seek(seconds: number): void {
    this.#reached = seconds
    this.#audio.currentTime = seconds
  }

  canPlay(type: string): boolean {
    return this.#audio.canPlayType(type) !== ''
  }

  /** From 0 to 1. */
  setVolume(volume: number): void {
    this.#audio.volume = volume
  }

  /** Ignores late events of what is no longer loaded. */
  #on(type: keyof HTMLMediaElementEventMap, run: () => void): void {
    this.#audio.addEventListener(type, () => {
      if (this.#isLoaded) run()
    })
  }

  #follow(): void {
    const { currentTime, ended, readyState, seeking } = this.#audio
    if (readyState === 0 || seeking || ended) return
    this.#reached = currentTime
    this.#events.position(currentTime)
  }
}

function codeOf({ code, MEDIA_ERR_NETWORK }: MediaError): ErrorCode {
  return code === MEDIA_ERR_NETWORK ? 'offline' : 'download-replaced'
}

/** The frame may not sound before somebody has pressed something in it. */
function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}
