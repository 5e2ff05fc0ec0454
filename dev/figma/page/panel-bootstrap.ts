/** What the host sends into a fresh frame, with a port beside it. */
export interface PanelStart {
  html: string
}

/** What the frame tells the host through its port. */
export type PanelReport =
  | { kind: 'ready' }
  | { kind: 'request'; url: string; status: number }
  | { kind: 'refused'; url: string; directive: string }

/** What the host tells the frame through the port. */
export interface PanelTheme {
  className: string
  css: string
}

/**
 * A `data:` document that writes the panel's HTML into itself. Chromium does
 * not load a plain `data:` address of more than about 1.5 MB.
 */
export function panelBootstrapUrl(policy: string | null): string {
  return bootstrapUrl(`(${startPanel.toString()})()`, policy)
}

export function bootstrapUrl(script: string, policy: string | null): string {
  const meta =
    policy === null
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const html = `<!doctype html>${meta}<script>${script}</script>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}

/** Runs inside the frame, sent as text: it can use nothing of this file. */
function startPanel(): void {
  addEventListener('message', function start(event: MessageEvent<PanelStart>) {
    const port = event.ports[0]
    if (event.source !== parent || !port) return
    removeEventListener('message', start)
    port.onmessage = (theme: MessageEvent<PanelTheme>) => {
      const root = document.documentElement
      root.classList.remove('figma-light', 'figma-dark')
      root.classList.add(theme.data.className)
      const style = document.getElementById('figma-style')
      if (style) style.textContent = theme.data.css
    }
    // Opening the document removes listeners, so they are added after it.
    document.open()
    document.addEventListener('securitypolicyviolation', violation => {
      const { blockedURI: url, effectiveDirective: directive } = violation
      port.postMessage({ kind: 'refused', url, directive })
    })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!/^(https?|wss?):/.test(entry.name)) continue
        const status = 'responseStatus' in entry ? entry.responseStatus : 0
        port.postMessage({ kind: 'request', url: entry.name, status })
      }
    }).observe({ type: 'resource', buffered: true })
    const ready = () => port.postMessage({ kind: 'ready' })
    document.addEventListener('DOMContentLoaded', ready, { once: true })
    document.write(event.data.html)
    document.close()
  })
}
