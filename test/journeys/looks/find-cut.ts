import type { Frame } from 'playwright-core'

/** Buttons, tabs and headings whose text is cut off. */
export function findCut(panel: Frame): Promise<string[]> {
  return panel.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3')]
      .filter(one => one.checkVisibility() && !one.title)
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .filter(one => getComputedStyle(one).overflowX !== 'visible')
      .map(one => one.textContent)
  )
}
