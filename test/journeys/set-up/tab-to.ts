import type { Frame } from 'playwright-core'
import type { OpenPage } from './open-page.ts'

/** Presses Tab until the focus is on the control with this name. */
export async function tabTo(
  opened: OpenPage,
  panel: Frame,
  name: string | RegExp,
  key = 'Tab'
): Promise<void> {
  // Enough to walk around the host page once.
  for (let presses = 0; presses < 100; presses += 1) {
    const at = await focused(panel)
    if (at === name || (name instanceof RegExp && name.test(at))) return
    await opened.page.keyboard.press(key)
  }
  throw new Error(`The focus stays at ${await focused(panel)}, not ${name}.`)
}

/** Name of the focused control; results are named by position. */
export function focused(panel: Frame): Promise<string> {
  return panel.evaluate(() => {
    const at = document.activeElement
    const cell = at?.closest('[data-index]')?.getAttribute('data-index')
    const isResult = cell && at?.querySelector('img')
    if (isResult) return `cell ${cell}`
    const label =
      at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent
    return label ?? at?.textContent?.trim() ?? ''
  })
}
