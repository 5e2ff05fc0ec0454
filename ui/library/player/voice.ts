import type { ErrorCode } from '../../../contract/errors.ts'
import { beginSound } from './sound.ts'

/** What the voice reports of the sound that is loaded. */
export interface VoiceEvents {
  playing: () => void
  /** It wants to play and waits for data. */
  waiting: () => void
  /** By whoever; not at the end. */
  paused: () => void
  /** Seconds. */
  position: (seconds: number) => void
  duration: (seconds: number) => void
  /** At this second; `full` is how long its file says it is. */
  ended: (seconds: number, full: number) => void
  broken: (code: ErrorCode) => void
}

/** The one `<audio>` of the panel. */
export interface Voice {
  readonly isLoaded: boolean
  /** Replaces what is loaded; its connection ends. */
  load: (url: string, from: number) => void
  unload: () => void
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  canPlay: (type: string) => boolean
  /** From 0 to 1. */
  setVolume: (volume: number) => void
}

export function createVoice(events: VoiceEvents): Voice {
  const audio = document.createElement('audio')
  let isLoaded = false
  /** Browsers shorten the duration of a file that ends early. */
  let full = 0
  document.body.append(audio)

  /** Ignores late events of what is no longer loaded. */
  function on(type: keyof HTMLMediaElementEventMap, run: () => void): void {
    audio.addEventListener(type, () => {
      if (isLoaded) run()
    })
  }

  on('playing', () => {
    if (!audio.paused) events.playing()
  })
  on('waiting', () => {
    if (!audio.paused) events.waiting()
  })
  on('pause', () => {
    if (audio.paused && !audio.ended) events.paused()
  })
  on('timeupdate', () => {
    if (audio.readyState > 0 && !audio.seeking) {
      events.position(audio.currentTime)
    }
  })
  on('durationchange', () => {
    if (!Number.isFinite(audio.duration)) return
    full = Math.max(full, audio.duration)
    events.duration(full)
  })
  on('ended', () => events.ended(audio.currentTime, full))
  on('error', () => {
    if (audio.error) events.broken(codeOf(audio.error))
  })

  return {
    get isLoaded() {
      return isLoaded
    },
    load(url, from) {
      isLoaded = true
      full = 0
      audio.src = url
      // Kept until there is something to seek in.
      audio.currentTime = from
    },
    unload() {
      isLoaded = false
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    },
    play() {
      beginSound(audio)
      audio.play().catch((error: unknown) => {
        // Others are an interruption by a later press, or have an event.
        if (isRefused(error) && isLoaded && audio.paused) events.paused()
      })
    },
    pause: () => audio.pause(),
    seek(seconds) {
      audio.currentTime = seconds
    },
    canPlay: type => audio.canPlayType(type) !== '',
    setVolume(volume) {
      audio.volume = volume
    }
  }
}

function codeOf({ code, MEDIA_ERR_NETWORK }: MediaError): ErrorCode {
  return code === MEDIA_ERR_NETWORK ? 'offline' : 'download-replaced'
}

/** The frame may not sound before somebody has pressed something in it. */
function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}
