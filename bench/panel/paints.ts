/** Defines the helper that tsx wraps named functions in. */
export const keepNames = 'globalThis.__name = value => value'

declare global {
  interface Window {
    /** Resolves to the time when the current document is painted. */
    painted: () => Promise<number>
    /** Resolves when an element matches the selector. */
    appeared: (selector: string) => Promise<void>
  }
}

/** Runs in a page: defines these functions. */
export function watchPaints(): void {
  window.painted = () =>
    new Promise(resolve => {
      // A message sent in a frame's callback arrives after its paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  window.appeared = selector =>
    new Promise(resolve => {
      function look(): void {
        if (!document.querySelector(selector)) return
        watch.disconnect()
        resolve()
      }
      const watch = new MutationObserver(look)
      const all = { childList: true, subtree: true, attributes: true }
      watch.observe(document, all)
      look()
    })
}
