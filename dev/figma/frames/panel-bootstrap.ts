import type { Fault } from '../network/faults.ts'
import {
  type FrameState,
  frameFaultsSource,
  type InstallFaults
} from './frame-faults.ts'
import type { FaultsAnswer } from './faults-answer.ts'

/** The host's first message to a fresh frame, sent with a port. */
export interface PanelStart {
  html: string
  faults: FrameState | null
}

/** Messages of the frame to the host through its port. */
export type PanelReport =
  | { kind: 'ready' }
  | { kind: 'request'; url: string; status: number; failed: boolean }
  | { kind: 'refused'; url: string; directive: string }
  | { kind: 'fault'; fault: Fault['kind']; url: string; method: string }
  | { kind: 'faults-of'; id: number; url: string }
  | { kind: 'dragging'; dragging: boolean }
  | { kind: 'pressing'; pressing: boolean }

/** Messages of the host to the frame through the port. */
export type PanelOrder =
  | { kind: 'theme'; className: string; css: string }
  | { kind: 'faults'; state: FrameState }
  | { kind: 'faults-of'; id: number; faults: readonly Fault[] }

/**
 * A `data:` document that writes the panel's HTML into itself. Chromium does
 * not load a plain `data:` address of more than about 1.5 MB.
 */
export function panelBootstrapUrl(policy: string): string {
  const parts = [
    takeTheme,
    reportNetwork,
    reportDrags,
    reportPresses,
    frameFaults
  ]
  const source = parts.map(String).join('\n')
  return bootstrapUrl(
    `${source};(${startPanel.toString()})(${frameFaultsSource()})`,
    policy
  )
}

/** A `data:` page that keeps to the policy and runs the script. */
export function bootstrapUrl(script: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const html = `<!doctype html>${meta}<script>${script}</script>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}

/** These run inside the frame, sent as text, and use nothing of this file. */
function startPanel(install: InstallFaults): void {
  addEventListener('message', function start(event: MessageEvent<PanelStart>) {
    const port = event.ports[0]
    if (event.source !== parent || !port) return
    removeEventListener('message', start)
    const { html, faults } = event.data
    // Opening the document removes listeners, so they are added after it.
    document.open()
    takeTheme(port)
    frameFaults(port, install, faults)
    reportNetwork(port)
    reportDrags(port)
    reportPresses(port)
    const ready = () => port.postMessage({ kind: 'ready' })
    document.addEventListener('DOMContentLoaded', ready, { once: true })
    port.start()
    document.write(html)
    document.close()
  })
}

function takeTheme(port: MessagePort): void {
  port.addEventListener('message', ({ data }: MessageEvent<PanelOrder>) => {
    if (data.kind !== 'theme') return
    const root = document.documentElement
    root.classList.remove('figma-light', 'figma-dark')
    root.classList.add(data.className)
    const style = document.getElementById('figma-style')
    if (style) style.textContent = data.css
  })
}

/** Installs the faults once the first one is switched on. */
function frameFaults(
  port: MessagePort,
  install: InstallFaults,
  first: FrameState | null
): void {
  const waiting = new Map<number, (faults: readonly Fault[]) => void>()
  let lastId = 0
  const faultsOf: FaultsAnswer = url =>
    new Promise(resolve => {
      lastId += 1
      waiting.set(lastId, resolve)
      port.postMessage({ kind: 'faults-of', id: lastId, url })
    })
  let follow: ((state: FrameState) => void) | undefined
  const take = (state: FrameState): void => {
    follow ??= install(faultsOf, (fault, url, method) =>
      port.postMessage({ kind: 'fault', fault, url, method })
    )
    follow(state)
  }
  port.addEventListener('message', ({ data }: MessageEvent<PanelOrder>) => {
    if (data.kind === 'faults') take(data.state)
    if (data.kind !== 'faults-of') return
    waiting.get(data.id)?.(data.faults)
    waiting.delete(data.id)
  })
  if (first) take(first)
}

function reportNetwork(port: MessagePort): void {
  document.addEventListener('securitypolicyviolation', violation => {
    const { blockedURI: url, effectiveDirective: directive } = violation
    port.postMessage({ kind: 'refused', url, directive })
  })
  new PerformanceObserver(list => {
    for (const entry of list.getEntriesByType('resource')) {
      if (!/^(https?|wss?):/.test(entry.name)) continue
      const {
        name: url,
        responseStatus: status,
        initiatorType
      } = entry as PerformanceResourceTiming // by its type
      const reads = ['fetch', 'xmlhttprequest'].includes(initiatorType)
      const failed = reads && status === 0
      port.postMessage({ kind: 'request', url, status, failed })
    }
  }).observe({ type: 'resource', buffered: true })
}

/** A drop that begins here reaches the host by `pluginDrop` alone. */
function reportDrags(port: MessagePort): void {
  const report = (dragging: boolean): void =>
    port.postMessage({ kind: 'dragging', dragging })
  document.addEventListener('dragstart', () => report(true))
  document.addEventListener('dragend', () => report(false))
}

/** The window does not move while a pointer is down in it. */
function reportPresses(port: MessagePort): void {
  const report = (pressing: boolean): void =>
    port.postMessage({ kind: 'pressing', pressing })
  addEventListener('pointerdown', () => report(true), true)
  addEventListener('pointerup', () => report(false), true)
  addEventListener('pointercancel', () => report(false), true)
}
