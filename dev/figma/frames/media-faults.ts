import type { Fault } from '../network/faults.ts'
import type { FaultsAnswer, Meet, ReportFault } from './faults-answer.ts'

/** An address that waits for the host's answer, and what waits to play it. */
interface Held {
  url: string
  plays: ((playing: Promise<void>) => void)[]
}

/**
 * Brings faults into `<video>` and `<audio>`: an address given to `src` is
 * loaded once the host has said what it meets. It runs inside the frame, sent
 * as text, and may use nothing but `holdMedia` and `faultyMedia`.
 */
export function breakMedia(
  faultsOf: FaultsAnswer,
  report: ReportFault,
  meet: Meet,
  send: typeof fetch
): void {
  const native = HTMLMediaElement.prototype
  const own = Object.getOwnPropertyDescriptor(native, 'src')
  const waiting = new WeakMap<HTMLMediaElement, Held>()

  async function release(media: HTMLMediaElement, held: Held): Promise<void> {
    const { url } = held
    const faults = await faultsOf(url)
    for (const { kind } of faults) report(kind, url, 'GET')
    const loaded = await faultyMedia(media, url, faults, meet, send)
    if (waiting.get(media) !== held) return
    waiting.delete(media)
    own?.set?.call(media, loaded)
    for (const begin of held.plays) begin(native.play.call(media))
  }

  function give(media: HTMLMediaElement, url: string): void {
    forget(media)
    if (!/^https?:/.test(url)) {
      own?.set?.call(media, url)
      return
    }
    const held: Held = { url, plays: [] }
    waiting.set(media, held)
    void release(media, held)
  }

  function interrupt(media: HTMLMediaElement): void {
    const reason = new DOMException('It was interrupted.', 'AbortError')
    const plays = waiting.get(media)?.plays.splice(0) ?? []
    for (const begin of plays) begin(Promise.reject(reason))
  }

  function forget(media: HTMLMediaElement): void {
    interrupt(media)
    waiting.delete(media)
  }

  for (const { prototype } of [HTMLVideoElement, HTMLAudioElement]) {
    Object.defineProperty(prototype, 'src', {
      ...own,
      get(this: HTMLMediaElement) {
        return waiting.get(this)?.url ?? own?.get?.call(this)
      },
      set(this: HTMLMediaElement, url: unknown) {
        give(this, String(url))
      }
    })
    holdMedia(prototype, { waiting, give, interrupt, forget })
  }
}

/** How elements are held until the host has answered. */
interface Holding {
  waiting: WeakMap<HTMLMediaElement, Held>
  give(media: HTMLMediaElement, url: string): void
  /** What waits to play it waits in vain. */
  interrupt(media: HTMLMediaElement): void
  forget(media: HTMLMediaElement): void
}

/** The methods of a kind of media element that have to do with waiting. */
export function holdMedia(prototype: HTMLMediaElement, by: Holding): void {
  const native = HTMLMediaElement.prototype
  prototype.setAttribute = function (name, value) {
    if (name === 'src') by.give(this, value)
    else native.setAttribute.call(this, name, value)
  }
  prototype.removeAttribute = function (name) {
    if (name === 'src') by.forget(this)
    native.removeAttribute.call(this, name)
  }
  prototype.play = function () {
    const held = by.waiting.get(this)
    if (!held) return native.play.call(this)
    return new Promise(begin => held.plays.push(begin))
  }
  prototype.pause = function () {
    by.interrupt(this)
    native.pause.call(this)
  }
}

/** The address to load in place of this one: the same, half of it, or none. */
export async function faultyMedia(
  media: HTMLMediaElement,
  url: string,
  faults: readonly Fault[],
  meet: Meet,
  send: typeof fetch
): Promise<string> {
  const nothing = 'data:,'
  // A page may show media of any site; only reading them takes CORS.
  const met = faults.filter(
    ({ kind }) => kind !== 'cors' || media.crossOrigin !== null
  )
  const request = new Request(url)
  try {
    const reply = await meet(met, request, () => send(request))
    if (!reply) return url
    const { value: start } = (await reply.body?.getReader().read()) ?? {}
    if (!reply.ok || !start) return nothing
    return URL.createObjectURL(new Blob([start]))
  } catch {
    return nothing // as `fetch` fails
  }
}
