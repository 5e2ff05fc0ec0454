import type { Frame } from 'playwright-core'

/**
 * Names of the controls that nobody can press: they stick out sideways, lie
 * behind something else or cannot be scrolled to. While a dialog is open, only
 * its controls are checked.
 */
export function findUnreachable(
  panel: Frame,
  around = 'dialog[open]'
): Promise<string[]> {
  return panel.evaluate(around => {
    const isHit = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const x = (left + right) / 2
      const y = (top + bottom) / 2
      const hit = document.elementFromPoint(x, y)
      return left >= 0 && right <= innerWidth && element.contains(hit)
    }
    const within = document.querySelector(around) ?? document
    const controls = within.querySelectorAll<HTMLElement>(
      'button, input, select, summary, a[href]'
    )
    const names = [...controls]
      .filter(element => element.checkVisibility() && !isHit(element))
      .map(element => element.ariaLabel ?? element.textContent)
    const { scrollWidth = 0 } = document.scrollingElement ?? {}
    return scrollWidth > innerWidth ? [...names, 'the page'] : names
  }, around)
}
