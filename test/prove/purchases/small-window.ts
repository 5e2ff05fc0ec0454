import { assetKey } from '../../../contract/asset-key.ts'
import type { Wire } from '../../../contract/wire.ts'
import type { Platform } from '../../../ui/platform/platform.ts'
import type { Panel } from './panel-entry.ts'
import { createSmallController, figmaOf } from './small-controller.ts'
import { LightController, LightResponse } from './light-web.ts'
import { openStorage } from './machine.ts'
import type { Machine } from './machine.ts'
import type { Carry, Hop } from './network.ts'
import { NoReply } from './network.ts'
import type { Bundles } from './bundles.ts'
import type { SmallFile } from './small-file.ts'
import { headersOf } from './plain-request.ts'
import type { PlainReply, PlainRequest } from './plain-request.ts'
import type { Life, Report, Timeline } from './timeline.ts'
import type { Faults } from './faults.ts'
import { searchOf } from './service-records.ts'
import { readSentItems, watchSent } from './watch-sent.ts'

/** A person's window: a file with the plugin open in it. */
export interface SmallWindow {
  readonly machine: Machine
  readonly file: SmallFile
  readonly panel: Panel
  readonly isOpen: boolean
  /** Ends the panel; the controller finishes its calls. */
  close(): void
  /** Ends panel and controller at once. */
  kill(): void
  /** Assets that a person withdrew before they were sent. */
  readonly withdrawn: Set<string>
}

export interface WindowParts {
  bundles: Bundles
  machine: Machine
  file: SmallFile
  timeline: Timeline
  faults: Faults
  carry: Carry
  serve: Hop['serve']
  addresses: Platform['addresses']
  randomBytes: (count: number) => Uint8Array
  /** Something happened that must never happen. */
  reportProblem: (text: string) => void
  trace: Report | undefined
  /** The panel sends an attempt. */
  onAttempt: (
    attempt: string,
    isDirect: boolean,
    shown: ReadonlyMap<string, readonly string[]>
  ) => void
}

/** Milliseconds that a message takes. */
const messageTime = 1

export function openSmallWindow(parts: WindowParts): SmallWindow {
  const { bundles, machine, file, timeline } = parts
  const panelLife: Life = { isOver: false }
  const controllerLife: Life = { isOver: false }
  const withdrawn = new Set<string>()
  const storage = openStorage(machine, controllerLife, timeline, parts.faults)
  const code = bundles.controller({
    figma: figmaOf(file, storage),
    Date: { now: () => timeline.now() },
    setTimeout: (run, delay) => void timeline.after(delay, controllerLife, run)
  }).controller
  let deliver: (message: unknown) => void = () => {}
  const peer = createSmallController(
    code,
    file,
    message => {
      watch(message, parts.reportProblem)
      const copy = structuredClone(message)
      timeline.after(messageTime, panelLife, () => deliver(copy))
    },
    timeline.now
  )
  const { panel } = bundles.panel({ AbortController: LightController })
  panel.usePlatform({
    addresses: parts.addresses,
    drop: () => {},
    listen: receive => void (deliver = receive),
    post(message) {
      const copy = structuredClone(message)
      if (panelLife.isOver) return
      if (message.kind === 'call')
        parts.trace?.(
          `${message.method} ${JSON.stringify(message.input).slice(0, 400)}`
        )
      timeline.after(messageTime, controllerLife, () => peer.receive(copy))
    },
    fetch(url, init) {
      const sent = readSentItems(url, init)
      const account = panel.$activeSession.get()?.userId ?? ''
      if (sent) watchSent(parts, sent, withdrawn, account)
      return fetchLikeBrowser(panelLife, parts, url, init)
    },
    fitPicture: async bytes => ({ ...fitted, bytes }),
    measureVideo: async () => ({ width: 1000, height: 750, duration: 2 }),
    languages: ['en-US'],
    randomBytes: parts.randomBytes,
    now: () => timeline.now() + machine.skew,
    wait: (delay, signal) => waitFor(panel, panelLife, parts, delay, signal)
  })
  for (const image of file.findAll().images) {
    panel.rememberSearch([image], searchOf(assetKey(image)))
  }
  void panel.startPanel()
  return {
    machine,
    file,
    panel,
    withdrawn,
    get isOpen() {
      return !panelLife.isOver
    },
    close: () => void (panelLife.isOver = true),
    kill() {
      panelLife.isOver = true
      controllerLife.isOver = true
    }
  }
}

const fitted = {
  width: 1000,
  height: 750,
  sourceWidth: 1000,
  sourceHeight: 750,
  losesColors: false,
  pictureHeight: 750,
  marginX: 0,
  marginY: 0
}

function watch(message: Wire, reportProblem: (text: string) => void): void {
  if (message.kind !== 'failure') return
  const { code, message: text } = message.error
  if (code === 'unknown-method' || code === 'internal') reportProblem(text)
}

function waitFor(
  panel: Panel,
  life: Life,
  { timeline }: WindowParts,
  delay: number,
  signal?: AbortSignal
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      callOff()
      reject(new panel.ClearedError('cancelled', 'Waiting was cancelled.'))
    }
    const callOff = timeline.after(delay, life, () => {
      signal?.removeEventListener('abort', abort)
      resolve()
    })
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}

/** Fails the way a browser's fetch does: an abort rejects at once. */
function fetchLikeBrowser(
  life: Life,
  { carry, serve }: WindowParts,
  url: string,
  init: RequestInit = {}
): Promise<Response> {
  const { method = 'GET', signal, body } = init
  const headers = (init.headers ?? {}) as Record<string, string> // the panel's are plain
  const bearer = headers['Authorization']?.slice('Bearer '.length) ?? null
  const text = typeof body === 'string' ? body : ''
  const request: PlainRequest = { method, url, bearer, body: text }
  return new Promise((resolve, reject) => {
    const abort = () => reject(aborted)
    if (life.isOver) return
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, { once: true })
    carry(request, { from: life, serve, isBrowser: true })
      .then(reply => resolve(toResponse(url, reply)))
      .catch((error: unknown) => {
        if (!(error instanceof NoReply)) throw error
        reject(new TypeError('Failed to fetch'))
      })
      .finally(() => signal?.removeEventListener('abort', abort))
  })
}

const aborted = new Error('It was aborted.')

/** A response with only what the panel reads. */
function toResponse(url: string, reply: PlainReply): Response {
  const { status, body } = reply
  const init = { status, url, headers: headersOf(reply) }
  return new LightResponse(body, init) as unknown as Response
}
