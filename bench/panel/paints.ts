/** Defines the helper by which functions keep their names here. */
export const keepNames = 'globalThis.__name = value => value'

declare global {
  interface Window {
    /** When what is in the document now is painted. */
    painted: () => Promise<number>
    /** Until the document has something that this selects. */
    appeared: (selector: string) => Promise<void>
  }
}

/** Runs in a page: gives it these functions. */
export function watchPaints(): void {
  window.painted = () =>
    new Promise(resolve => {
      // What comes after a frame's callbacks comes after its paint.
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
