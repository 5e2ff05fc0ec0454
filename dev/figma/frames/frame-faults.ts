import type { Fault } from '../network/faults.ts'
import { isSafeHeader } from '../network/safe-header.ts'
import type { FaultsAnswer, ReportFault } from './faults-answer.ts'
import { breakMedia, faultyMedia, holdMedia } from './media-faults.ts'
import { breakXhr, endXhr } from './xhr-faults.ts'

/** What a frame must know without asking its host. */
export interface FrameState {
  offline: boolean
  popupBlocked: boolean
}

/**
 * Brings faults into the frame that it runs in: `fetch`, `XMLHttpRequest`,
 * `<video>` and `<audio>`, `window.open` and `navigator.onLine`. Pictures and style sheets take another
 * way; for them a refused host and being offline are in the frame's policy.
 * The function that it returns takes each new state.
 */
export type InstallFaults = (
  faultsOf: FaultsAnswer,
  report: ReportFault
) => (state: FrameState) => void

/** The source of an `InstallFaults`, for a frame that can use no module. */
export function frameFaultsSource(): string {
  const parts = [
    pause,
    meet,
    isSafeHeader,
    isSimple,
    cutReply,
    breakFetch,
    endXhr,
    breakXhr,
    faultyMedia,
    holdMedia,
    breakMedia,
    install
  ]
  return `(() => {${parts.map(String).join('\n')}\nreturn ${install.name}})()`
}

/** Waits as long as the fault demands; an abort ends it at once. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error) // as the panel gave it
    })
  })
}

async function meet(
  faults: readonly Fault[],
  request: Request,
  send: () => Promise<Response>
): Promise<Response | undefined> {
  const failed = new TypeError('Failed to fetch')
  for (const fault of faults) {
    if (fault.kind !== 'slow') continue
    await pause(fault.milliseconds, request.signal)
  }
  for (const fault of faults) {
    if (fault.kind === 'offline' || fault.kind === 'refused') throw failed
    if (fault.kind === 'cut') return cutReply(await send())
    if (fault.kind === 'status') {
      const { status } = fault
      const isBare = [204, 205, 304].includes(status)
      return new Response(isBare ? null : '', { status })
    }
    if (fault.kind === 'cors') {
      // The request arrives; whatever the reply, the panel sees this failure.
      if (isSimple(request)) await send().catch(() => undefined)
      throw failed
    }
  }
  return undefined
}

function isSimple(request: Request): boolean {
  return (
    ['GET', 'HEAD', 'POST'].includes(request.method) &&
    [...request.headers].every(([name, value]) => isSafeHeader(name, value))
  )
}

/** The same reply, whose body breaks off half-way. */
async function cutReply(reply: Response): Promise<Response> {
  const bytes = new Uint8Array(await reply.arrayBuffer())
  const { status, statusText, headers } = reply
  let given = false
  const body = new ReadableStream({
    pull(controller) {
      if (given) controller.error(new TypeError('network error'))
      else controller.enqueue(bytes.slice(0, bytes.length / 2))
      given = true
    }
  })
  return new Response(body, { status, statusText, headers })
}

function breakFetch(faultsOf: FaultsAnswer, report: ReportFault): void {
  const native = window.fetch
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const faults = URL.canParse(url) ? await faultsOf(url) : []
    if (faults.length === 0) return native(input, init)
    // One request for all: its body can be read only once.
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    for (const { kind } of faults) report(kind, url, request.method)
    const send = (): Promise<Response> => native(request)
    return (await meet(faults, request, send)) ?? send()
  }
}

function install(
  faultsOf: FaultsAnswer,
  report: ReportFault
): (state: FrameState) => void {
  let now: FrameState = { offline: false, popupBlocked: false }
  const open = window.open.bind(window)
  breakXhr(faultsOf, report, meet, fetch)
  breakMedia(faultsOf, report, meet, fetch)
  breakFetch(faultsOf, report)
  window.open = (...args) => {
    if (!now.popupBlocked) return open(...args)
    report('popup-blocked', String(args[0] ?? ''), '')
    return null
  }
  Object.defineProperty(navigator, 'onLine', { get: () => !now.offline })
  return state => {
    const changed = state.offline !== now.offline
    now = state
    if (changed) dispatchEvent(new Event(state.offline ? 'offline' : 'online'))
  }
}

/** Lets the compiler check the type of `install`. */
install satisfies InstallFaults
