import { figmaStyle, modeOf, type PanelTheme } from './figma-style.ts'
import { createFrame } from './frame-element.ts'
import type { FrameState } from './frame-faults.ts'
import {
  panelBootstrapUrl,
  type PanelOrder,
  type PanelReport,
  type PanelStart
} from './panel-bootstrap.ts'
import { themedHtml } from './themed-html.ts'
import { transferables } from './transferables.ts'

export interface PanelFrame {
  element: HTMLIFrameElement
  /** Writes the panel's HTML; a theme only when the plugin asked for it. */
  write(html: string, theme: PanelTheme | null, faults: FrameState | null): void
  /** Delivers once the panel's scripts have run. */
  post(message: unknown, origin: string): void
  setTheme(theme: PanelTheme): void
  order(order: PanelOrder): void
  remove(): void
}

/**
 * A frame with origin `null` that waits for HTML. Made before the plugin asks
 * for it, so that showing a panel does not wait for a document to load.
 */
export function createPanelFrame(
  policy: string,
  sandboxed: boolean,
  report: (report: PanelReport) => void
): PanelFrame {
  const element = createFrame(panelBootstrapUrl(policy), {
    sandboxed,
    title: 'Plugin'
  })
  const { port1: port, port2 } = new MessageChannel()
  let queue: (() => void)[] | null = []
  const loaded = new Promise<void>(resolve => {
    element.addEventListener('load', () => resolve(), { once: true })
  })

  function deliverQueue(): void {
    for (const deliver of queue ?? []) deliver()
    queue = null
  }

  port.onmessage = (event: MessageEvent<PanelReport>) => {
    if (event.data.kind === 'ready') deliverQueue()
    report(event.data)
  }

  return {
    element,
    write(html, theme, faults) {
      const text = theme === null ? html : themedHtml(html, theme)
      const start: PanelStart = { html: text, faults }
      void loaded.then(() => {
        // A panel that goes to a website at once is never ready by itself.
        element.addEventListener('load', deliverQueue)
        element.contentWindow?.postMessage(start, '*', [port2])
      })
    },
    post(message, origin) {
      const deliver = () => postTo(element, message, origin)
      if (queue) queue.push(deliver)
      else deliver()
    },
    setTheme(theme) {
      const className = `figma-${modeOf(theme)}`
      order({ kind: 'theme', className, css: figmaStyle(theme) })
    },
    order,
    remove() {
      port.close()
      element.remove()
    }
  }

  function order(given: PanelOrder): void {
    port.postMessage(given)
  }
}

function postTo(
  element: HTMLIFrameElement,
  message: unknown,
  origin: string
): void {
  const envelope = { pluginMessage: message }
  const buffers = transferables(message)
  // The browser knows no address for a frame whose origin is null.
  const target = origin === 'null' ? '*' : origin
  element.contentWindow?.postMessage(envelope, target, buffers)
}
