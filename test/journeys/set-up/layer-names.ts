import type { Page } from 'playwright-core'

/** The topmost layers of the open page of the document, from the back. */
export function layerNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () => window.figmaHost?.scene().children.map(node => node.name) ?? []
  )
}
