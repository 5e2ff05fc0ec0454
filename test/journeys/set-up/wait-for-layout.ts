import type { Frame } from 'playwright-core'

/** Waits two frames, after which the last scroll or new size is laid out. */
export function waitForLayout(panel: Frame): Promise<unknown> {
  return panel.evaluate(
    () =>
      new Promise(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      )
  )
}
