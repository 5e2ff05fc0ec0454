import { figmaStyle, type Theme } from './figma-style.ts'
import { createFrame } from './frame-element.ts'
import {
  panelBootstrapUrl,
  type PanelReport,
  type PanelTheme
} from './panel-bootstrap.ts'
import { themedHtml } from './themed-html.ts'
import { transferables } from './transferables.ts'

export interface PanelFrame {
  element: HTMLIFrameElement
  /** Writes the panel's HTML; a theme only when the plugin asked for it. */
  write(html: string, theme: Theme | null): void
  /** Delivers once the panel's scripts have run. */
  post(message: unknown): void
  setTheme(theme: Theme): void
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
  const element = createFrame(panelBootstrapUrl, policy, {
    sandboxed,
    title: 'Plugin'
  })
  const { port1: port, port2 } = new MessageChannel()
  let queue: unknown[] | null = []
  const loaded = new Promise<void>(resolve => {
    element.addEventListener('load', () => resolve(), { once: true })
  })

  function deliver(message: unknown): void {
    const envelope = { pluginMessage: message }
    element.contentWindow?.postMessage(envelope, '*', transferables(message))
  }

  port.onmessage = (event: MessageEvent<PanelReport>) => {
    if (event.data.kind === 'ready') {
      for (const message of queue ?? []) deliver(message)
      queue = null
    }
    report(event.data)
  }

  return {
    element,
    write(html, theme) {
      const text = theme === null ? html : themedHtml(html, theme)
      void loaded.then(() => {
        element.contentWindow?.postMessage({ html: text }, '*', [port2])
      })
    },
    post(message) {
      if (queue) queue.push(message)
      else deliver(message)
    },
    setTheme(theme) {
      const message: PanelTheme = {
        className: `figma-${theme}`,
        css: figmaStyle(theme)
      }
      port.postMessage(message)
    },
    remove() {
      port.close()
      element.remove()
    }
  }
}
