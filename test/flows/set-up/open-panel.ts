import { readMovieHeader } from './read-movie-header.ts'
import type { Addresses } from '../../../contract/config.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Headless } from '../../../dev/figma/headless.ts'
import { claimPause } from '../../../ui/licensing/purchase/claim-holder.ts'
import { fileBuffers } from '../../../ui/platform/file-buffers.ts'
import type { Platform } from '../../../ui/platform/platform.ts'
import { fitWithSharp } from './fit-with-sharp.ts'
import type { VirtualClock } from '../../virtual-clock.ts'
import type { PanelModules } from './load-panel.ts'
import type { RouteFetch } from './route-fetch.ts'

export interface PanelParts {
  addresses: Addresses
  headless: Headless
  network: RouteFetch
  clock: VirtualClock
  /** Loads new modules each time. */
  loadPanel(): Promise<PanelModules>
}

/** A call that the panel makes to the controller. */
export interface PanelCall {
  method: string
  input: unknown
}

/** Receives every call; `close` ends the panel before the call is sent. */
export type CallListener = (call: PanelCall, close: () => void) => void

/**
 * Opens a new panel over a running controller: the stores that the views read
 * and the actions that they call.
 */
export async function openPanel(parts: PanelParts) {
  const { addresses, headless, network, clock } = parts
  const window = createWindow(parts)
  const { ClearedError, usePlatform, ...modules } = await parts.loadPanel()
  // A new panel has its own error class.
  const withOwnError = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: ErrorData) => {
      throw new ClearedError(error.code, error.message, error.data)
    })
  usePlatform({
    addresses,
    post: window.post,
    // Points of the panel and of the canvas are the same here.
    drop: ({ clientX: x, clientY: y, dragId }) =>
      void headless.host.drop({
        x,
        y,
        items: [],
        files: [],
        dropMetadata: { dragId }
      }),
    listen: receive => window.listen(headless, receive),
    fetch: (url, init) => window.whileOpen(network.fetchFromFrame(url, init)),
    fitPicture: (bytes, options) =>
      window.countWhilePending(withOwnError(fitWithSharp(bytes, options))),
    measureVideo: async bytes => readMovieHeader(bytes),
    languages: ['en-US'],
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
    now: () => clock.now(),
    // The pause after a claim passes by itself, so tests need not wait for it.
    wait: (time, signal) =>
      window.whileOpen(
        time === claimPause && !window.panelWindow.waitsForClaims
          ? calm()
          : withOwnError(clock.wait(time, signal))
      )
  })
  await modules.startPanel()
  return {
    ...modules.stores,
    window: window.panelWindow
  }
}

/** Waits for all work that does not depend on the clock. */
async function calm(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) {
    await new Promise(resolve => void setImmediate(resolve))
  }
}

export type OpenPanel = Awaited<ReturnType<typeof openPanel>>

/** The panel's window, as its person sees it. */
export interface PanelWindow {
  /** Ends the panel at once: it receives and does nothing more. */
  close(): void
  readonly isClosed: boolean
  /** Number of pictures in flight. */
  readonly pending: number
  /** Whether claims of others take time to arrive; false at first. */
  waitsForClaims: boolean
  onCall(listener: CallListener): void
  /** Receives every message of the controller before the panel does. */
  onMessage(listener: (message: unknown) => void): void
}

function createWindow({ headless }: PanelParts) {
  let isClosed = false
  let pending = 0
  let stop = () => {}
  const listeners: CallListener[] = []
  const messageListeners: ((message: unknown) => void)[] = []

  function close(): void {
    isClosed = true
    stop()
  }
  function post(message: Parameters<Platform['post']>[0]): void {
    if (isClosed) return
    if (message.kind === 'call')
      listeners.forEach(listener => listener(message, close))
    if (isClosed) return
    const transfer = fileBuffers(message)
    headless.postFromPanel(structuredClone(message, { transfer }))
  }
  function listen(host: Headless, receive: (message: unknown) => void): void {
    stop = host.onPanelMessage(message => {
      messageListeners.forEach(listener => listener(message))
      if (!isClosed) receive(message)
    })
  }
  /** Pending work of a closed window never resolves. */
  function whileOpen<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(
        value => void (isClosed || resolve(value)),
        (error: Error) => void (isClosed || reject(error))
      )
    })
  }
  function countWhilePending<T>(work: Promise<T>): Promise<T> {
    pending += 1
    return whileOpen(work.finally(() => void (pending -= 1)))
  }
  const panelWindow: PanelWindow = {
    close,
    get isClosed() {
      return isClosed
    },
    get pending() {
      return pending
    },
    waitsForClaims: false,
    onCall: listener => void listeners.push(listener),
    onMessage: listener => void messageListeners.push(listener)
  }
  return { post, listen, whileOpen, countWhilePending, panelWindow }
}
